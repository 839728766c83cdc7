import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { LookInMail } from '#web/account/look-in-mail.tsx'
import { type Registered, RegistrationForm } from '#web/account/registration-form.tsx'
import { Welcome } from '#web/account/welcome.tsx'
import { useCartPart } from '#web/cart/use-cart.ts'
import { useSession } from '#web/session/use-session.ts'

export interface RegisterPanelProps {
  readonly locale: SiteLocale
  readonly paths: { readonly orderAccount: string; readonly orderDomains: string; readonly orderPayment: string }
}

/** The page for an account on its own: the form, and what came of it. */
export function RegisterPanel({ locale, paths }: RegisterPanelProps) {
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
          <a className="btn btn-s" href={paths.orderAccount}>
            {t('toDetails')}
          </a>
        </p>
      </div>
    )
  }
  if (registered) {
    return (
      <LookInMail
        email={registered.email}
        hasCart={hasCart}
        onLogin={() => {}}
        onBack={() => setRegistered(undefined)}
      />
    )
  }
  return <RegistrationForm locale={locale} submitLabel={t('submit')} onRegistered={setRegistered} />
}
