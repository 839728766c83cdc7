import { lazy, type ReactNode, Suspense, useEffect, useState, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusOn } from '#web/use-focus-on.ts'
import { InvoiceSummary } from '#web/account/customer-details.tsx'
import { CustomerForm } from '#web/account/customer-form.tsx'
import { type Customer, useOwnCustomer } from '#web/account/own-customer.ts'
import { read } from '#web/api/account-calls.ts'
import { type Payment, readPayment } from '#web/api/payments.ts'
import { LoadingSummary } from '#web/cart/placeholder-summary.tsx'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { keepStep } from '#web/order/kept-choices.ts'
import { lastPaymentId } from '#web/order/last-payment.ts'
import { LoadingAccount } from '#web/order/loading-pages.tsx'
import { navigate } from '#web/order/order-address.ts'
import { useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { useSession, useSessionStore } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { PayForm } from './pay-form.tsx'
import { PaymentMethods, LoadingMethods } from './payment-methods.tsx'
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
    <LoadingCheckout>
      <LoadingAccount heading={pages.orderPayment.h1} />
    </LoadingCheckout>
  )
}

function LoadingCheckout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="wrap order checkout">
      <div>{children}</div>
      <LoadingSummary />
    </div>
  )
}

/** Payment method, billing details and the order summary. */
function Checkout() {
  const t = useTranslations('payment')
  const account = useTranslations('account')
  const common = useTranslations('common')
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

  const heading = <h1>{isFree ? t('free.heading') : h1}</h1>
  if (own.customer === undefined || choice.methods === undefined || earlier === null) {
    return (
      <LoadingCheckout>
        {heading}
        <LoadingMethods />
      </LoadingCheckout>
    )
  }
  if (!customer) {
    return (
      <LoadingCheckout>
        {heading}
        <FormNote>
          {account('failed')}{' '}
          <button type="button" className="btn btn-t" onClick={own.retry}>
            {common('retry')}
          </button>
        </FormNote>
      </LoadingCheckout>
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
        <Suspense fallback={<section className="form-section nameline" aria-busy="true" />}>
          <NameSettings customer={customer} />
        </Suspense>
      )}
    </PayForm>
  )
}

/**
 * The previous payment for this cart, for buyers who navigate back from the bank.
 * @returns null while loading
 */
function useEarlierPayment(cartId: string | null): Payment | undefined | null {
  const locale = useSiteLocale()
  const [id] = useState(lastPaymentId)
  const [payment, setPayment] = useState<Payment | null>()

  useEffect(() => {
    if (id !== null) void readPayment(id, { locale }).then(setPayment)
  }, [id, locale])

  if (id !== null && payment === undefined) return null
  return payment?.order?.own?.cartId === cartId ? (payment ?? undefined) : undefined
}

const pauseMs = 4000

/** Polls for changes made elsewhere: the result of a VAT check, or the confirmation of the e-mail address. */
function useNews(awaited: 'vatState' | 'emailVerified' | false, onNews: (customer: Customer) => void): void {
  const tell = useEffectEvent(onNews)

  useEffect(() => {
    if (!awaited) return
    async function ask(field: 'vatState' | 'emailVerified'): Promise<void> {
      const answer = await read<Customer>('/customer')
      const value = answer.ok && answer.body[field]
      if (answer.ok && value && value !== 'unknown') tell(answer.body)
    }
    const timer = setInterval(() => void ask(awaited), pauseMs)
    return () => clearInterval(timer)
  }, [awaited])
}

interface Props {
  readonly customer: Customer
  readonly isFree: boolean
  readonly isEditing: boolean
  readonly onEdit: (isEditing: boolean) => void
  readonly onSaved: (customer: Customer) => void
}

/** Billing details and the resulting VAT, editable in place. */
function CheckDetails({ customer, isFree, isEditing, onEdit, onSaved }: Props) {
  const t = useTranslations('payment')
  const account = useTranslations('account')
  const session = useSessionStore()
  const heading = useRef<HTMLHeadingElement>(null)
  const [turns, setTurns] = useState(0)

  // The pressed button is gone, so the focus moves to the heading that replaces it.
  useFocusOn(heading, turns)

  function turn(toEditing: boolean): void {
    onEdit(toEditing)
    setTurns(turns + 1)
  }

  return (
    <section className="form-section check">
      <h2 ref={heading} tabIndex={-1}>
        {isEditing ? account('edit') : t('check')}
      </h2>
      {isEditing ? (
        <CustomerForm
          customer={customer}
          onSaved={(saved) => {
            onSaved(saved)
            turn(false)
          }}
          onSignedOut={() => void session.refresh()}
          onCancel={() => turn(false)}
        />
      ) : (
        <>
          <button type="button" className="btn btn-t" aria-label={account('edit')} onClick={() => turn(true)}>
            {t('change')}
          </button>
          <InvoiceSummary customer={customer} isFree={isFree} />
        </>
      )}
    </section>
  )
}
