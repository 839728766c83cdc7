import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import { LookInMail } from '#web/account/look-in-mail.tsx'
import { type Registered, RegistrationForm } from '#web/account/registration-form.tsx'
import { LoginForm } from '#web/login/login-form.tsx'
import { useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { useSession } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly hasCart: boolean
  readonly onDone: () => void
}

/** Two ways to become known, in one place. What was typed in one is still there after a look at the other. */
export function NewOrKnown({ hasCart, onDone }: Props) {
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
