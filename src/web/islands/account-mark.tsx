import type { ReactElement } from 'react'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { pathOf } from '#site/links.ts'
import { ForgotPassword, type ForgotPasswordProps } from '#web/account/forgot-password.tsx'
import { RegisterPanel, type RegisterPanelProps } from '#web/account/register-panel.tsx'
import { SetPassword, type SetPasswordProps } from '#web/account/set-password.tsx'
import { VerifyEmail, type VerifyEmailProps } from '#web/account/verify-email.tsx'
import { Island } from '#web/islands/island.tsx'
import { Texts } from '#web/texts.tsx'

export const accountPages = ['register', 'forgotPassword', 'setPassword', 'verifyEmail'] as const
export type AccountPageId = (typeof accountPages)[number]

interface Props {
  readonly page: AccountPageId
  readonly locale: SiteLocale
  readonly messages: unknown
}

/** What a page about accounts is for, as it is before anybody touched it. */
export function AccountIsland({ page, locale, messages }: Props) {
  const { name, props, element } = islandOf(page, locale)
  return (
    <Island name={name} when="idle" props={props}>
      <Texts locale={locale} messages={messages}>
        {element}
      </Texts>
    </Island>
  )
}

interface Marked {
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  readonly element: ReactElement
}

function islandOf(page: AccountPageId, locale: SiteLocale): Marked {
  const orderAccount = pathOf('orderAccount', locale)
  switch (page) {
    case 'register': {
      const paths = {
        orderAccount,
        orderDomains: pathOf('orderDomains', locale),
        orderPayment: pathOf('orderPayment', locale),
      }
      const props: RegisterPanelProps = { locale, paths }
      return { name: 'register', props: { ...props }, element: <RegisterPanel {...props} /> }
    }
    case 'forgotPassword': {
      const props: ForgotPasswordProps = { locale }
      return { name: 'forgot-password', props: { ...props }, element: <ForgotPassword {...props} /> }
    }
    case 'setPassword': {
      const props: SetPasswordProps = { paths: { orderAccount, forgotPassword: pathOf('forgotPassword', locale) } }
      return { name: 'set-password', props: { ...props }, element: <SetPassword {...props} /> }
    }
    case 'verifyEmail': {
      const props: VerifyEmailProps = { paths: { orderAccount, home: pathOf('home', locale) } }
      return { name: 'verify-email', props: { ...props }, element: <VerifyEmail {...props} /> }
    }
  }
}
