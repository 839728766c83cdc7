import { useLocale, useTranslations } from 'use-intl'
import type { ReceiptResponse } from '#contract/orders/declaration.ts'
import { Outcome } from '#web/account/outcome.tsx'

interface Props {
  readonly title: string
  readonly receipt: ReceiptResponse
  /** Recipient of the confirmation; empty: none is sent. */
  readonly email: string
  /** What happens now. */
  readonly next: string
}

/** Receipt with number, date and time, to save or to print. */
export function Received({ title, receipt, email, next }: Props) {
  const t = useTranslations('declarations')
  const moment = new Intl.DateTimeFormat(useLocale(), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(receipt.receivedAt))
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
      <p>{next}</p>
      <p>
        <button type="button" className="btn btn-s" onClick={() => window.print()}>
          {t('print')}
        </button>
      </p>
    </Outcome>
  )
}
