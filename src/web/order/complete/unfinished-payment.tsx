import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Payment } from '#web/api/payments.ts'
import { LoadingSummary } from '#web/cart/loading-summary.tsx'
import { HelpLine } from '#web/order/complete/help-line.tsx'
import { LoginLink } from '#web/order/complete/login-link.tsx'
import type { Unfinished } from '#web/order/complete/payment-stage.ts'
import { ResultWall } from '#web/order/complete/result-wall.tsx'
import { RetryPayment } from '#web/order/complete/retry-payment.tsx'
import { type OrderCartState, useOrderCart } from '#web/order/complete/use-order-cart.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'
import { OrderLink } from '#web/order/order-link.tsx'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly stage: Unfinished
  readonly payment: Payment
  readonly isLed: boolean
}

/** Nothing was paid: why, and how to try again right here. */
export function UnfinishedPayment({ stage, payment, isLed }: Props) {
  const t = useTranslations('complete')
  const cart = useOrderCart(payment.order?.own?.cartId)
  const [wasPressed, setPressed] = useState(false)
  const reason = (
    <p className="note err">
      <Icon name="warn" />
      <span>
        <b>{t(`${stage}.reason`)}</b> {t(`${stage}.advice`)} <ArticleLink id="payment-failed" />
      </span>
    </p>
  )
  const help = <HelpLine text="unfinished.help" orderNumber={payment.orderNumber} />
  return (
    <>
      <ResultWall
        title={t(`${stage}.title`)}
        lead={cart.state === 'gone' ? t('unfinished.leadGone') : t('unfinished.lead')}
        drawing="slap"
        height={290}
        label={t('unfinished.picture')}
        isStraw
        isLed={isLed}
      />
      {cart.state === 'ready' ? (
        <OrderLayout id="orderComplete">
          {reason}
          <RetryPayment isLed={wasPressed} />
          <p className="act">
            <OrderLink to="orderHosting" className="btn btn-t">
              {t('unfinished.change')}
            </OrderLink>
          </p>
          {help}
        </OrderLayout>
      ) : (
        <div className="wrap order alone">
          <div>
            {reason}
            {cart.state !== 'fetching' && (
              <NextStep state={cart.state} onPress={() => setPressed(true)} onFetch={cart.fetchBack} />
            )}
            {help}
          </div>
          {cart.state === 'fetching' && <LoadingSummary />}
        </div>
      )}
    </>
  )
}

interface StepProps {
  readonly state: Exclude<OrderCartState, 'ready' | 'fetching'>
  readonly onPress: () => void
  readonly onFetch: () => void
}

/** What has to be done before it can be tried again. */
function NextStep({ state, onPress, onFetch }: StepProps) {
  const t = useTranslations('complete.unfinished')
  const order = useTranslations('order')

  function handleFetch(): void {
    onPress()
    onFetch()
  }
  return (
    <section className="retry">
      <h2>{t(`${state}.title`)}</h2>
      <p>{t(`${state}.text`)}</p>
      <p className="act">
        {state === 'unknown' ? (
          <LoginLink className="btn btn-p btn-l" onPress={onPress}>
            {t('unknown.button')}
          </LoginLink>
        ) : state === 'gone' ? (
          <OrderLink to="orderDomains" className="btn btn-p btn-l">
            {order('search.button')}
          </OrderLink>
        ) : (
          <button type="button" className="btn btn-p btn-l" onClick={handleFetch}>
            {t(`${state}.button`)}
          </button>
        )}
      </p>
    </section>
  )
}
