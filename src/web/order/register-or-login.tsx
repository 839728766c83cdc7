import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { brandName } from '#site/brand.ts'
import { loginAnchor } from '#site/pages.ts'
import { CheckInbox } from '#web/account/check-inbox.tsx'
import { type Registered, RegistrationForm } from '#web/account/registration-form.tsx'
import { LoginForm } from '#web/login/login-form.tsx'
import { useSession } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOrder, useSiteLocale } from './order-context.ts'
import { OrderLink } from './order-link.tsx'

interface Props {
  readonly hasCart: boolean
  readonly onDone: () => void
}

/** Registration and log-in side by side. Values typed in one are kept while the other is shown. */
export function RegisterOrLogin({ hasCart, onDone }: Props) {
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
      {form()}
    </>
  )

  function form(): ReactNode {
    if (hasAccount) {
      return (
        <section className="form-section narrow">
          <h2>{t('loginHeading')}</h2>
          <LoginForm onSuccess={onDone} register={false} />
        </section>
      )
    }
    if (registered) {
      const { email } = registered
      return <CheckInbox email={email} hasCart={hasCart} onLogin={onDone} onBack={() => setRegistered(undefined)} />
    }
    return (
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
          <OrderLink to="orderHosting" className="button button-text">
            {registration('backToHosting')}
          </OrderLink>
        )}
      </RegistrationForm>
    )
  }
}
