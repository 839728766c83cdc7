import { useTranslations } from 'use-intl'
import type { ReceiptAnswer } from '#contract/orders/declaration.ts'
import { Received } from '#web/declarations/received.tsx'

interface Props {
  readonly receipt: ReceiptAnswer
  /** Blank when nobody wants to hear of it. */
  readonly email: string
}

/** The report is in; the number is all there is to ask with when no address was given. */
export function AbuseReceived({ receipt, email }: Props) {
  const t = useTranslations('abuse')
  return (
    <Received
      title={t('received')}
      receipt={receipt}
      email={email}
      next={t(email === '' ? 'nextWithoutAddress' : 'next')}
    />
  )
}
