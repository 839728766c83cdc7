import { useLocale, useTranslations } from 'use-intl'
import type { ReceiptResponse } from '#features/support/schema/contact.ts'
import { Outcome } from '#web/account/outcome.tsx'
import { saveFile } from '#web/ui/save-file.ts'

interface Props {
  readonly title: string
  readonly receipt: ReceiptResponse
  /** Recipient of the confirmation; empty if none is sent. */
  readonly email: string
  /** Next steps, one paragraph each. */
  readonly next: readonly string[]
  /** The declaration, which can be saved here because it is not sent by e-mail. */
  readonly declared?: readonly DeclaredFact[]
}

interface DeclaredFact {
  readonly label: string
  readonly value: string
}

/** Receipt with number, date and time, which can be saved or printed. */
export function Received({ title, receipt, email, next, declared = [] }: Props) {
  const t = useTranslations('declarations')
  const moment = new Intl.DateTimeFormat(useLocale(), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(receipt.receivedAt))

  function save(): void {
    const facts = [
      { label: t('receipt'), value: receipt.receipt },
      { label: t('receivedAt'), value: `${moment} (${receipt.receivedAt})` },
      ...declared,
    ]
    const lines = [title, '', ...facts.map(({ label, value }) => `${label}: ${value}`), '']
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), `${receipt.receipt}.txt`)
  }

  return (
    <Outcome title={title}>
      <dl className="details">
        <div>
          <dt>{t('receipt')}</dt>
          <dd>{receipt.receipt}</dd>
        </div>
        <div>
          <dt>{t('receivedAt')}</dt>
          <dd>{moment}</dd>
        </div>
      </dl>
      {email !== '' && <p>{t('mailFollows', { email })}</p>}
      {next.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {declared.length > 0 && <p>{t('saved')}</p>}
      <p className="actions">
        {declared.length > 0 && (
          <button type="button" className="button button-secondary" onClick={save}>
            {t('save')}
          </button>
        )}
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          {t('print')}
        </button>
      </p>
    </Outcome>
  )
}
