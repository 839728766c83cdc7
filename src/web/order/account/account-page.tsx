import { useEffect, useState, useId } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import { CustomerDetails } from '#web/account/customer-details.tsx'
import { CustomerForm } from '#web/account/customer-form.tsx'
import { LookInMail } from '#web/account/look-in-mail.tsx'
import { useOwnCustomer } from '#web/account/own-customer.ts'
import { type Registered, RegistrationForm } from '#web/account/registration-form.tsx'
import { VerifyNote } from '#web/account/verify-note.tsx'
import { useCartPart, useCartStore } from '#web/cart/use-cart.ts'
import { LoginForm } from '#web/login/login-form.tsx'
import { useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'
import { turnTo, OrderLink } from '#web/order/order-link.tsx'
import { loadOrderPage } from '#web/order/order-pages.ts'
import { WaitingAccount } from '#web/order/waiting-order.tsx'
import { useSession, useSessionStore } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LedHeading } from './led-heading.tsx'

/** Who somebody is: logged in, about to log in, or new. Also without anything in the cart. */
export function AccountPage() {
  const { pages } = useOrder()
  const locale = useSiteLocale()
  const { status, user } = useSession()
  const hasCart = useCartPart(({ items }) => items.length > 0)

  useEffect(() => {
    // The next step is at hand when this one is done.
    loadOrderPage('orderPayment', locale).catch(() => {})
  }, [locale])

  function goOn(): void {
    if (hasCart) turnTo(pages.orderPayment.path)
  }
  return (
    <OrderLayout id="orderAccount">
      {user ? (
        <KnownCustomer hasCart={hasCart} name={user.firstName} />
      ) : status === 'loading' ? (
        <WaitingAccount heading={pages.orderAccount.h1} />
      ) : (
        <NewOrKnown hasCart={hasCart} onDone={goOn} />
      )}
    </OrderLayout>
  )
}

interface KnownProps {
  readonly hasCart: boolean
  readonly name: string
}

/** A customer's own details, to look at and to change. */
function KnownCustomer({ hasCart, name }: KnownProps) {
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
    // Another country is another tax.
    void session.refresh()
    void cart.refresh()
  }

  if (customer === undefined) return <WaitingAccount heading={t('heading')} />
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
        <LedHeading isLed>{t('edit')}</LedHeading>
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
      <LedHeading isLed={hasEdited}>{t('heading')}</LedHeading>
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
      </p>
    </>
  )
}

interface NewOrKnownProps {
  readonly hasCart: boolean
  readonly onDone: () => void
}

/** Two ways to become known, in one place. What was typed in one is still there after a look at the other. */
function NewOrKnown({ hasCart, onDone }: NewOrKnownProps) {
  const t = useTranslations('account')
  const registration = useTranslations('registration')
  const { pages } = useOrder()
  const locale = useSiteLocale()
  const { lapsed } = useSession()
  const name = useId()
  const [isKnown, setKnown] = useState(lapsed)
  const [registered, setRegistered] = useState<Registered>()

  function handleRegistered(made: Registered): void {
    if (made.isSignedIn) onDone()
    else setRegistered(made)
  }
  const choices = [
    { known: false, title: t('isNew', { brand: brand.name }), text: t(hasCart ? 'isNewText' : 'isNewAlone') },
    { known: true, title: t('isKnown'), text: t('isKnownText') },
  ]
  return (
    <>
      <h1>{pages.orderAccount.h1}</h1>
      {lapsed && <FormNote kind="info">{t('signedOut')}</FormNote>}
      <fieldset className="big2">
        <legend className="vh">{t('who')}</legend>
        {choices.map(({ known, title, text }) => (
          <label key={title} className="rb">
            <input
              type="radio"
              className="rd"
              name={name}
              checked={known === isKnown}
              onChange={() => setKnown(known)}
            />
            <span>
              {title}
              <small>{text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {isKnown ? (
        <section className="fs narrow">
          <h2>{t('loginHeading')}</h2>
          <LoginForm onSuccess={onDone} register={false} />
        </section>
      ) : registered ? (
        <LookInMail
          email={registered.email}
          hasCart={hasCart}
          onLogin={onDone}
          onBack={() => setRegistered(undefined)}
        />
      ) : (
        <RegistrationForm
          locale={locale}
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
