import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CustomerDetails } from '#web/account/customer-details.tsx'
import { CustomerForm } from '#web/account/customer-form.tsx'
import { useOwnCustomer } from '#web/account/own-customer.ts'
import { VerifyNote } from '#web/account/verify-note.tsx'
import { useCartPart, useCartStore } from '#web/cart/use-cart.ts'
import { useSession, useSessionStore } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RetryNote } from '#web/ui/retry-note.tsx'
import { FocusHeading } from './focus-heading.tsx'
import { keepStep } from './kept-choices.ts'
import { LoadingAccount } from './order-columns.tsx'
import { useOrder, useSiteLocale } from './order-context.ts'
import { OrderLayout } from './order-layout.tsx'
import { turnTo, OrderLink } from './order-link.tsx'
import { useOrderSession } from './order-session.ts'
import { RegisterOrLogin } from './register-or-login.tsx'

// The later steps are bundled with this one, because a buyer on this page needs them next.
export { CompletePage } from '#web/order/complete/complete-page.tsx'
export { PaymentPage } from '#web/order/payment/payment-page.tsx'

/** Account step: log in, register or review the customer's details. It also works with an empty cart. */
export function AccountPage() {
  const { pages } = useOrder()
  const locale = useSiteLocale()
  const { downloads } = useOrderSession()
  const { status, user } = useSession()
  const hasCart = useCartPart(({ items }) => items.length > 0)

  useEffect(() => {
    keepStep('orderAccount')
    // Preloads the payment step.
    downloads.loadPage('orderPayment', locale).catch(() => {})
  }, [downloads, locale])

  function goOn(): void {
    if (hasCart) turnTo(pages.orderPayment.path)
  }
  return <OrderLayout id="orderAccount">{content()}</OrderLayout>

  function content(): ReactNode {
    const { h1, lead } = pages.orderAccount
    if (user) return <CustomerOverview hasCart={hasCart} name={user.firstName} />
    return status === 'loading' ? (
      <LoadingAccount heading={h1} lead={lead} />
    ) : (
      <RegisterOrLogin hasCart={hasCart} onDone={goOn} />
    )
  }
}

interface OverviewProps {
  readonly hasCart: boolean
  readonly name: string
}

/** The logged-in customer's details, with a form to change them. */
function CustomerOverview({ hasCart, name }: OverviewProps) {
  const t = useTranslations('account')
  const registration = useTranslations('registration')
  const { paths } = useOrder()
  const session = useSessionStore()
  const cart = useCartStore()
  const { customer, retry, replace } = useOwnCustomer()
  const [isEditing, setEditing] = useState(false)
  const [hasEdited, setEdited] = useState(false)
  const [isSaved, setSaved] = useState(false)

  function leave(): void {
    setEditing(false)
    setEdited(true)
  }

  function handleSaved(saved: Parameters<typeof replace>[0]): void {
    replace(saved)
    leave()
    setSaved(true)
    // The country decides the VAT, so the session and the cart prices are fetched again.
    void session.refresh()
    void cart.refresh()
  }

  if (customer === undefined) return <LoadingAccount heading={t('heading')} />
  if (customer === 'failed') {
    return (
      <>
        <h1>{t('heading')}</h1>
        <RetryNote text={t('failed')} onRetry={retry} />
      </>
    )
  }
  if (isEditing) {
    return (
      <>
        <FocusHeading takesFocus>{t('edit')}</FocusHeading>
        <CustomerForm
          customer={customer}
          onSaved={handleSaved}
          onSignedOut={() => void session.refresh()}
          onCancel={leave}
        />
      </>
    )
  }
  return (
    <>
      <FocusHeading takesFocus={hasEdited}>{t('heading')}</FocusHeading>
      <p className="lead">{t('lead', { name })}</p>
      {isSaved && <FormNote kind="info">{t('saved')}</FormNote>}
      {!customer.emailVerified && <VerifyNote email={customer.email} />}
      <CustomerDetails customer={customer} />
      <p className="actions">
        {hasCart && (
          <OrderLink to="orderPayment" className="button button-primary button-large">
            {registration('toPayment')} <Icon name="arrow" size="s" />
          </OrderLink>
        )}
        <button type="button" className="button button-secondary" onClick={() => setEditing(true)}>
          {t('edit')}
        </button>
        <a className="button button-text" href={paths.setPassword}>
          {t('password')}
        </a>
        <a className="button button-text" href={paths.devices}>
          {t('devices')}
        </a>
      </p>
    </>
  )
}
