import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fetchStatementCsv } from '#web/api/affiliates.ts'

interface Props {
  readonly token: string
  readonly number: string
}

/** The whole statement as a file for a spreadsheet. */
export function CsvButton({ token, number }: Props) {
  const t = useTranslations('partners.statement')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function download(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    const csv = await fetchStatementCsv(token)
    setState(csv ? 'idle' : 'failed')
    if (csv) save(csv, `partner-${number}.csv`)
  }

  return (
    <div>
      <button type="button" className="btn btn-s" aria-busy={state === 'busy'} onClick={() => void download()}>
        {t('csv')}
      </button>
      <p className="small" role="status">
        {state === 'failed' && t('csvFailed')}
      </p>
    </div>
  )
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not at once: some browsers have not begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
