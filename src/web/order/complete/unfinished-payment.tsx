import { type ReactNode, useState, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusOn } from '#web/use-focus-on.ts'
import { useOwnCustomer } from '#web/account/own-customer.ts'
import { httpCartCalls } from '#web/api/carts.ts'
import type { Payment } from '#web/api/payments.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { useSiteLocale } from '#web/order/order-context.ts'
import { OrderColumns } from '#web/order/order-columns.tsx'
import { OrderLink } from '#web/order/order-link.tsx'
import { PayForm } from '#web/order/payment/pay-form.tsx'
import { LoadingMethods, PaymentMethods } from '#web/order/payment/payment-methods.tsx'
import { useMethodChoice } from '#web/order/payment/use-method-choice.ts'
import { useStartPayment } from '#web/order/payment/use-start-payment.ts'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RetryNote } from '#web/ui/retry-note.tsx'
import { HelpLine } from './help-line.tsx'
import { LoginLink } from './login-link.tsx'
import type { Unfinished } from './payment-stage.ts'
import { ResultBanner } from './result-banner.tsx'

interface Props {
  readonly stage: Unfinished
  readonly payment: Payment
  readonly takesFocus: boolean
}

/** Failed, cancelled or expired payment: the reason, and a form to retry on this page. */
export function UnfinishedPayment({ stage, payment, takesFocus }: Props) {
  const t = useTranslations('complete')
  const cart = useOrderCart(payment.order?.own?.cartId)
  const [wasPressed, setPressed] = useState(false)
  const reason = (
    <p className="note error">
      <Icon name="warn" />
      <span>
        <b>{t(`${stage}.reason`)}</b> {t(`${stage}.advice`)} <ArticleLink id="payment-failed" />
      </span>
    </p>
  )
  const help = <HelpLine text="unfinished.help" orderNumber={payment.orderNumber} />
  return (
    <>
      <ResultBanner
        title={t(`${stage}.title`)}
        lead={cart.state === 'gone' ? t('unfinished.leadGone') : t('unfinished.lead')}
        drawing="slap"
        height={290}
        label={t('unfinished.picture')}
        isUnsuccessful
        takesFocus={takesFocus}
      />
      {cart.state === 'ready' ? (
        <>
          <RetryPayment payment={payment} takesFocus={wasPressed}>
            {reason}
          </RetryPayment>
          <div className="wrap">{help}</div>
        </>
      ) : (
        <OrderColumns kind="alone" {...(cart.state !== 'fetching' && { summary: null })}>
          {reason}
          {cart.state !== 'fetching' && (
            <NextStep state={cart.state} onPress={() => setPressed(true)} onFetch={cart.fetchBack} />
          )}
          {help}
        </OrderColumns>
      )}
    </>
  )
}

interface StepProps {
  readonly state: Exclude<OrderCartState, 'ready' | 'fetching'>
  readonly onPress: () => void
  readonly onFetch: () => void
}

/** Action required before the payment can be retried. */
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
      <p className="actions">
        {state === 'unknown' ? (
          <LoginLink className="button button-primary button-large" onPress={onPress}>
            {t('unknown.button')}
          </LoginLink>
        ) : state === 'gone' ? (
          <OrderLink to="orderDomains" className="button button-primary button-large">
            {order('search.button')}
          </OrderLink>
        ) : (
          <button type="button" className="button button-primary button-large" onClick={handleFetch}>
            {t(`${state}.button`)}
          </button>
        )}
      </p>
    </section>
  )
}

/**
 * `unknown`: the visitor may not see the cart. `other`: this browser holds another cart. `lost`: the request failed.
 */
type OrderCartState = 'unknown' | 'fetching' | 'ready' | 'other' | 'gone' | 'lost'

interface OrderCart {
  readonly state: OrderCartState
  /** Replaces the cart of this browser with the one of the order. */
  readonly fetchBack: () => void
}

/** The cart an order was made from. A browser without a cart adopts it automatically. */
function useOrderCart(cartId: string | undefined): OrderCart {
  const locale = useSiteLocale()
  const store = useCartStore()
  const { phase, items } = useCart()
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState({ attempt: -1, status: 0 })
  const hasItems = items.length > 0
  const isWanted = attempt > 0 || (phase !== 'loading' && !hasItems)

  useEffect(() => {
    if (!isWanted || cartId === undefined) return
    const { load } = httpCartCalls({ locale, pause: async () => {} })
    void store.switchTo(() => load(cartId)).then(({ status }) => setAnswered({ attempt, status }))
  }, [attempt, cartId, isWanted, locale, store])

  return { state: stateOf(), fetchBack: () => setAttempt(attempt + 1) }

  function stateOf(): OrderCartState {
    if (cartId === undefined) return 'unknown'
    if (hasItems) return store.id() === cartId ? 'ready' : 'other'
    if (answered.attempt !== attempt) return 'fetching'
    return [200, 404, 410].includes(answered.status) ? 'gone' : 'lost'
  }
}

interface RetryProps {
  readonly payment: Payment
  readonly takesFocus: boolean
  /** Reason for the failure. */
  readonly children: ReactNode
}

/** Pays the same order again, with the same or another method. The consents stay valid while the order is unchanged. */
function RetryPayment({ payment, takesFocus, children }: RetryProps) {
  const t = useTranslations('complete.unfinished')
  const account = useTranslations('account')
  const { customer, retry } = useOwnCustomer()
  const choice = useMethodChoice({
    cartId: useCartStore().id(),
    amount: useCart().totals.total,
    country: customer === 'failed' ? undefined : customer?.country,
    earlier: payment.method,
  })
  const starting = useStartPayment()
  const heading = useRef<HTMLHeadingElement>(null)

  const isReady = typeof customer === 'object' && choice.methods !== undefined
  const focused = takesFocus && (isReady ? 'ready' : 'loading')
  // The pressed button and the loading state are gone, so the heading takes the focus.
  useFocusOn(heading, focused)

  const left = (
    <section className="retry">
      {children}
      <h2 ref={heading} tabIndex={-1}>
        {t('retry')}
      </h2>
      {methods()}
    </section>
  )
  if (isReady) return <PayForm {...{ customer, choice, starting, earlier: payment }}>{left}</PayForm>
  return <OrderColumns kind="checkout">{left}</OrderColumns>

  function methods(): ReactNode {
    if (isReady) return <PaymentMethods choice={choice} refusal={starting.refusal} />
    return customer === 'failed' ? <RetryNote text={account('failed')} onRetry={retry} /> : <LoadingMethods />
  }
}
