import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SiteLocale } from '#core/locale/locale.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { createOrderSession, OrderSessionContext } from '#web/order/order-session.ts'
import { useSession } from '#web/session/use-session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LeafNode } from '#web/ui/leaf-node.tsx'
import { CheckInbox } from './check-inbox.tsx'
import { Outcome } from './outcome.tsx'
import { type Registered, RegistrationForm } from './registration-form.tsx'
import { useResending, ResendingText } from './verify-note.tsx'

export interface RegisterPanelProps {
  readonly locale: SiteLocale
  readonly paths: { readonly orderAccount: string; readonly orderDomains: string; readonly orderPayment: string }
}

/** The registration page outside an order: the form and its result. */
export function RegisterPanel(props: RegisterPanelProps) {
  const [session] = useState(createOrderSession)
  return (
    <OrderSessionContext value={session}>
      <Registration {...props} />
    </OrderSessionContext>
  )
}

function Registration({ locale, paths }: RegisterPanelProps) {
  const t = useTranslations('registration')
  const { user } = useSession()
  const hasCart = useCartPart(({ items }) => items.length > 0)
  const [registered, setRegistered] = useState<Registered>()

  if (user) {
    return registered ? (
      <Welcome firstName={user.firstName} email={registered.email} paths={paths} />
    ) : (
      <div className="outcome">
        <p className="lead">{t('already', { name: user.name })}</p>
        <p>
          <a className="button button-secondary" href={paths.orderAccount}>
            {t('toDetails')}
          </a>
        </p>
      </div>
    )
  }
  if (registered) {
    return (
      <CheckInbox
        email={registered.email}
        hasCart={hasCart}
        onLogin={() => {}}
        onBack={() => setRegistered(undefined)}
      />
    )
  }
  return <RegistrationForm locale={locale} submitLabel={t('submit')} onRegistered={setRegistered} />
}

interface WelcomeProps {
  readonly firstName: string
  readonly email: string
  readonly paths: { readonly orderDomains: string; readonly orderPayment: string }
}

/** The next steps after an account was created. */
function Welcome({ firstName, email, paths }: WelcomeProps) {
  const t = useTranslations('registration.made')
  const verify = useTranslations('account.verify')
  const hasCart = useCartPart(({ items }) => items.length > 0)
  const { state, resend } = useResending()
  return (
    <Outcome title={t('title', { name: firstName })}>
      <p className="lead">{t('lead', { email })}</p>
      <h3>{t('steps')}</h3>
      <ol className="next-steps">
        <li>
          <LeafNode />
          <div>
            <h4>{t('confirm')}</h4>
            <p>{t('confirmText')}</p>
            <p>
              {state !== 'sent' && (
                <button type="button" className="button button-text" aria-disabled={state === 'busy'} onClick={resend}>
                  {verify('resend')}
                </button>
              )}{' '}
              <ResendingText state={state} />
            </p>
          </div>
        </li>
        <li>
          <LeafNode />
          <div>
            <h4>{t(hasCart ? 'order' : 'choose')}</h4>
            <p>{t(hasCart ? 'orderText' : 'chooseText')}</p>
          </div>
        </li>
      </ol>
      <p>
        <a className="button button-primary button-large" href={hasCart ? paths.orderPayment : paths.orderDomains}>
          {t(hasCart ? 'order' : 'choose')} <Icon name="arrow" size="s" />
        </a>
      </p>
    </Outcome>
  )
}
