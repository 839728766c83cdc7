import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

interface Props {
  readonly label: string
  readonly text: string
  /** As many as it takes to read it. */
  readonly lines?: number
  /** Place in the form's grid. */
  readonly className?: string
}

/** A text to take along: select it by hand, or copy it with the button. */
export function CopyField({ label, text, lines = 1, className = '' }: Props) {
  const t = useTranslations('partners.link')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean }>()
  const outcome = copied?.text === text ? copied : undefined

  async function copy(): Promise<void> {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ text, isDone: true })
    } catch {
      field.current?.focus()
      setCopied({ text, isDone: false })
    }
  }

  return (
    <div className={`f copied ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      <span className="inp">
        <textarea
          id={id}
          ref={field}
          readOnly
          rows={lines}
          spellCheck={false}
          value={text}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {t('copy')} <span className="vh">{label}</span>
        </button>
      </span>
      <p className="help" role="status">
        {outcome && t(outcome.isDone ? 'copied' : 'copyFailed')}
      </p>
    </div>
  )
}
