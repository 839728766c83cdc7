import { useTranslations } from 'use-intl'
import { keptPayment } from '#web/order/kept-payment.ts'
import { addressOf, useAddress } from '#web/order/order-address.ts'
import { useOrder } from '#web/order/order-context.ts'

/** Whoever steps back after ordering finds the order again. */
export function LastOrder() {
  const t = useTranslations('order')
  const { path } = useOrder().pages.orderComplete
  const payment = useAddress(keptPayment, null)
  if (payment === null) return null
  return (
    <p className="lead">
      <a className="link" href={addressOf(path, { payment })}>
        {t('empty.lastOrder')}
      </a>
    </p>
  )
}
