import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { HelpLine } from '#web/order/complete/help-line.tsx'
import { RetryPayment } from '#web/order/complete/retry-payment.tsx'
import { useOrderCart } from '#web/order/complete/use-order-cart.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'
import { OrderLink } from '#web/order/order-link.tsx'

interface Props {
  readonly cartId: string
  readonly orderNumber: string
  /** Why it has to be tried again. */
  readonly children: ReactNode
}

/** What is paid is the cart as it is now; so that cart has to be in this browser first. */
export function RetryOrder({ cartId, orderNumber, children }: Props) {
  const t = useTranslations('complete.unfinished')
  const common = useTranslations('common')
  const order = useTranslations('order')
  const { state, fetchBack } = useOrderCart(cartId)
  const help = <HelpLine text="unfinished.help" orderNumber={orderNumber} />

  if (state === 'ready' || state === 'fetching') {
    return (
      <OrderLayout id="orderComplete">
        {children}
        {state === 'ready' && <RetryPayment />}
        <OrderLink to="orderHosting" className="btn btn-t">
          {t('change')}
        </OrderLink>
        {help}
      </OrderLayout>
    )
  }
  return (
    <div className="wrap order asking">
      <div>
        {children}
        <h2>{t(`${state}Title`)}</h2>
        <p>{t(`${state}Text`)}</p>
        <p className="act">
          {state === 'gone' ? (
            <OrderLink to="orderDomains" className="btn btn-p btn-l">
              {order('search.button')}
            </OrderLink>
          ) : (
            <button type="button" className="btn btn-p btn-l" onClick={fetchBack}>
              {state === 'other' ? t('otherButton') : common('retry')}
            </button>
          )}
        </p>
        {help}
      </div>
    </div>
  )
}
