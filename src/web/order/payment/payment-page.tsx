import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Customer, useOwnCustomer } from '#web/account/own-customer.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { keepStep } from '#web/order/kept-choices.ts'
import { navigate } from '#web/order/order-address.ts'
import { LoadingAccount, OrderColumns } from '#web/order/order-columns.tsx'
import { useOrder } from '#web/order/order-context.ts'
import { useSession, useSessionStore } from '#web/session/use-session.ts'
import { RetryNote } from '#web/ui/retry-note.tsx'
import { CheckDetails } from './check-details.tsx'
import { useEarlierPayment, useNews } from './checkout-news.ts'
import { PayForm } from './pay-form.tsx'
import { LoadingMethods, PaymentMethods } from './payment-methods.tsx'
import { useMethodChoice } from './use-method-choice.ts'
import { useStartPayment } from './use-start-payment.ts'

/** Optional settings for holder and name servers. If they fail to load, names are registered to the customer. */
const NameSettings = lazy(() =>
  import('./name-settings.tsx').then(({ nameSettings }) => nameSettings()).catch(() => ({ default: () => null })),
)

/** Final checkout step. Signed-out visitors are sent to the account step and return here. */
export function PaymentPage() {
  const { pages } = useOrder()
  const { status, user } = useSession()
  const isVisitor = status === 'unauthenticated'

  useEffect(() => {
    if (isVisitor) navigate(pages.orderAccount.path, { replace: true })
    else keepStep('orderPayment')
  }, [isVisitor, pages])

  if (user) return <Checkout key={user.id} />
  return (
    <OrderColumns kind="checkout">
      <LoadingAccount heading={pages.orderPayment.h1} />
    </OrderColumns>
  )
}

/** Payment method, billing details and the order summary. */
function Checkout() {
  const t = useTranslations('payment')
  const account = useTranslations('account')
  const { h1 } = useOrder().pages.orderPayment
  const session = useSessionStore()
  const store = useCartStore()
  const { totals, items } = useCart()
  const { total } = totals
  const hasNames = items.some(({ type }) => type === 'domain')
  const own = useOwnCustomer()
  const customer = own.customer === 'failed' ? undefined : own.customer
  const earlier = useEarlierPayment(store.id())
  const choice = useMethodChoice({
    cartId: store.id(),
    amount: total,
    country: customer?.country,
    earlier: earlier?.method,
  })
  const starting = useStartPayment()
  const [isEditing, setEditing] = useState(false)
  const isFree = total === 0

  /** A new country or VAT check result changes the tax, so the session and the cart are fetched again. */
  function handleNews(news: Customer): void {
    own.replace(news)
    void session.refresh()
    void store.refresh()
    if (isUnconfirmed && news.emailVerified) starting.again()
  }
  const isUnconfirmed = starting.refusal?.code === 'email_unconfirmed'
  useNews(isUnconfirmed ? 'emailVerified' : customer?.vatState === 'unknown' && 'vatState', handleNews)

  const isLoading = own.customer === undefined || choice.methods === undefined || earlier === null
  const heading = <h1>{isFree ? t('free.heading') : h1}</h1>
  if (isLoading || !customer) {
    return (
      <OrderColumns kind="checkout">
        {heading}
        {isLoading ? <LoadingMethods /> : <RetryNote text={account('failed')} onRetry={own.retry} />}
      </OrderColumns>
    )
  }
  return (
    <PayForm {...{ customer, choice, starting, earlier, isEditing }}>
      {heading}
      {isFree ? (
        <p className="lead">{t('free.text')}</p>
      ) : (
        <PaymentMethods choice={choice} refusal={starting.refusal} />
      )}
      <CheckDetails
        customer={customer}
        isFree={isFree}
        isEditing={isEditing}
        onEdit={setEditing}
        onSaved={handleNews}
      />
      {hasNames && !isEditing && (
        <Suspense fallback={<section className="form-section name-settings-line" aria-busy="true" />}>
          <NameSettings customer={customer} />
        </Suspense>
      )}
    </PayForm>
  )
}
