import { useTranslations } from 'use-intl'
import type { Payment } from '#web/api/payments.ts'
import { HelpLine } from '#web/order/complete/help-line.tsx'
import { ResultWall } from '#web/order/complete/result-wall.tsx'

interface Props {
  readonly payment: Payment
  readonly isLed: boolean
}

/** Money came though another payment was first: it goes back by itself. */
export function ReturnedPayment({ payment, isLed }: Props) {
  const t = useTranslations('complete')
  return (
    <>
      <ResultWall title={t('returned.title')} lead={t('returned.lead')} drawing="glas" height={260} isLed={isLed} />
      <div className="wrap order alone">
        <HelpLine text="returned.help" orderNumber={payment.orderNumber} />
      </div>
    </>
  )
}
