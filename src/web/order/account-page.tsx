import { useEffect, useState, useId } from 'react'
import { useTranslations } from 'use-intl'
import { brandName } from '#site/brand.ts'
import { loginAnchor } from '#site/pages.ts'
import { CheckInbox } from '#web/account/check-inbox.tsx'
import { CustomerDetails } from '#web/account/customer-details.tsx'
import { CustomerForm } from '#web/account/customer-form.tsx'
import { useOwnCustomer } from '#web/account/own-customer.ts'
import { type Registered, RegistrationForm } from '#web/account/registration-form.tsx'
import { VerifyNote } from '#web/account/verify-note.tsx'
import { useCartPart, useCartStore } from '#web/cart/use-cart.ts'
import { LoginForm } from '#web/login/login-form.tsx'
import { useSession, useSessionStore } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FocusHeading } from './focus-heading.tsx'
import { keepStep } from './kept-choices.ts'
import { LoadingAccount } from './loading-pages.tsx'
import { useOrder, useSiteLocale } from './order-context.ts'
import { OrderLayout } from './order-layout.tsx'
import { turnTo, OrderLink } from './order-link.tsx'
import { useOrderSession } from './order-session.ts'

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
  return (
    <OrderLayout id="orderAccount">
      {user ? (
        <CustomerOverview hasCart={hasCart} name={user.firstName} />
      ) : status === 'loading' ? (
        <LoadingAccount heading={pages.orderAccount.h1} lead={pages.orderAccount.lead} />
      ) : (
        <RegisterOrLogin hasCart={hasCart} onDone={goOn} />
      )}
    </OrderLayout>
  )
}

interface OverviewProps {
  readonly hasCart: boolean
  readonly name: string
}

/** The logged-in customer's details, with a form to change them. */
function CustomerOverview({ hasCart, name }: OverviewProps) {
  const t = useTranslations('account')
  const common = useTranslations('common')
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
        <FormNote>
          {t('failed')}{' '}
          <button type="button" className="btn btn-t" onClick={retry}>
            {common('retry')}
          </button>
        </FormNote>
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
      <p className="act">
        {hasCart && (
          <OrderLink to="orderPayment" className="btn btn-p btn-l">
            {registration('toPayment')} <Icon name="arrow" size="s" />
          </OrderLink>
        )}
        <button type="button" className="btn btn-s" onClick={() => setEditing(true)}>
          {t('edit')}
        </button>
        <a className="btn btn-t" href={paths.setPassword}>
          {t('password')}
        </a>
        <a className="btn btn-t" href={paths.devices}>
          {t('devices')}
        </a>
      </p>
    </>
  )
}

interface RegisterOrLoginProps {
  readonly hasCart: boolean
  readonly onDone: () => void
}

/** Registration and log-in side by side. Values typed in one are kept while the other is shown. */
function RegisterOrLogin({ hasCart, onDone }: RegisterOrLoginProps) {
  const t = useTranslations('account')
  const registration = useTranslations('registration')
  const { pages } = useOrder()
  const locale = useSiteLocale()
  const { lapsed } = useSession()
  const name = useId()
  const [hasAccount, setHasAccount] = useState(() => lapsed || location.hash === `#${loginAnchor}`)
  const [registered, setRegistered] = useState<Registered>()

  function handleRegistered(made: Registered): void {
    if (made.isSignedIn) onDone()
    else setRegistered(made)
  }
  const choices = [
    { isCustomer: false, title: t('isNew', { brand: brandName }), text: t(hasCart ? 'isNewText' : 'isNewAlone') },
    { isCustomer: true, title: t('isKnown'), text: t('isKnownText') },
  ]
  return (
    <>
      <h1>{pages.orderAccount.h1}</h1>
      <p className="lead">{pages.orderAccount.lead}</p>
      {lapsed && <FormNote kind="info">{t('signedOut')}</FormNote>}
      <fieldset className="choice-pair">
        <legend className="visually-hidden">{t('who')}</legend>
        {choices.map(({ isCustomer, title, text }) => (
          <label key={title} className="radio-box">
            <input
              type="radio"
              className="radio"
              name={name}
              checked={isCustomer === hasAccount}
              onChange={() => setHasAccount(isCustomer)}
            />
            <span>
              {title}
              <small>{text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {hasAccount ? (
        <section className="form-section narrow">
          <h2>{t('loginHeading')}</h2>
          <LoginForm onSuccess={onDone} register={false} />
        </section>
      ) : registered ? (
        <CheckInbox
          email={registered.email}
          hasCart={hasCart}
          onLogin={onDone}
          onBack={() => setRegistered(undefined)}
        />
      ) : (
        <RegistrationForm
          locale={locale}
          isOrdering={hasCart}
          submitLabel={
            hasCart ? (
              <>
                {registration('toPayment')} <Icon name="arrow" size="s" />
              </>
            ) : (
              registration('submit')
            )
          }
          onRegistered={handleRegistered}
        >
          {hasCart && (
            <OrderLink to="orderHosting" className="btn btn-t">
              {registration('backToHosting')}
            </OrderLink>
          )}
        </RegistrationForm>
      )}
    </>
  )
}
