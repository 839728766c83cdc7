import { useTranslations } from 'use-intl'
import { Asides, type AsideText, FormLayout } from '#site/pages/parts/form-layout.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { PageIdIn, PageText } from '#site/pages.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { pathOf } from '#site/links.ts'
import { Island } from '#web/islands/island.tsx'
import sharedCartIsland from '#web/shared-cart/shared-cart-island.ts'
import verifyEmailIsland from '#web/account/verify-email-island.ts'
import devicesIsland from '#web/account/devices-island.ts'
import setPasswordIsland from '#web/passwords/set-password-island.ts'
import forgotPasswordIsland from '#web/passwords/forgot-password-island.ts'
import registerIsland from '#web/account/register-island.ts'
import { Devices } from '#web/account/devices.tsx'
import { ForgotPassword } from '#web/passwords/forgot-password.tsx'
import { RegisterPanel } from '#web/account/register-panel.tsx'
import { SetPassword } from '#web/passwords/set-password.tsx'
import { VerifyEmail } from '#web/account/verify-email.tsx'
import { SharedCart } from '#web/shared-cart/shared-cart.tsx'
import { accountDe } from './account-de.ts'
import { accountNl } from './account-nl.ts'
import type { ReactNode } from 'react'
import { ArticleLinks } from '#site/pages/parts/article-links.tsx'

export interface AccountText {
  readonly head: PageText
  readonly asides: readonly AsideText[]
  /** Message in place of a form that needs JavaScript. */
  readonly noScript?: string
}

type AccountPageId = keyof typeof accountNl

export default [
  definePage('register', {
    texts: { nl: accountNl.register, de: accountDe.register },
    drawing: 'spruit',
    articles: ['email-not-received', 'vat-number'],
    Content: AccountPage,
  }),
  definePage('forgotPassword', {
    texts: { nl: accountNl.forgotPassword, de: accountDe.forgotPassword },
    drawing: 'post',
    articles: ['password-reset', 'email-not-received', 'login-trouble'],
    Content: AccountPage,
  }),
  definePage('setPassword', {
    texts: { nl: accountNl.setPassword, de: accountDe.setPassword },
    articles: ['password-reset', 'login-trouble'],
    Content: AccountPage,
  }),
  definePage('devices', {
    texts: { nl: accountNl.devices, de: accountDe.devices },
    articles: ['login-trouble', 'password-reset', 'phishing'],
    Content: AccountPage,
  }),
  definePage('verifyEmail', {
    texts: { nl: accountNl.verifyEmail, de: accountDe.verifyEmail },
    drawing: 'post',
    articles: ['email-not-received', 'change-details'],
    Content: AccountPage,
  }),
  definePage('sharedCart', {
    texts: { nl: accountNl.sharedCart, de: accountDe.sharedCart },
    drawing: 'spruit',
    articles: [],
    Content: AccountPage,
  }),
]

/** Page with an account form and explanations beside it. */
function AccountPage({ page, locale, text, drawing }: PageProps<AccountText, AccountPageId>) {
  return (
    <FormLayout
      head={text.head}
      drawing={drawing}
      form={
        <>
          <NoScript text={text.noScript} />
          <div className="scripted">{islands[page](locale)}</div>
        </>
      }
      beside={
        <Asides asides={text.asides}>
          <ArticleLinks level="h2" />
        </Asides>
      }
    />
  )
}

function NoScript({ text }: { readonly text: string | undefined }) {
  const t = useTranslations('registration')
  return (
    <p className="note unscripted">
      <span>
        {text ?? t('noScript')}{' '}
        <PageLink page="contact" className="link">
          {t('contact')}
        </PageLink>
      </span>
    </p>
  )
}

/** Paths that the form of a page leads to, by page. */
function pathsIn<Id extends PageIdIn<SiteLocale>>(
  locale: SiteLocale,
  ...ids: readonly Id[]
): Readonly<Record<Id, string>> {
  return Object.fromEntries(ids.map((id) => [id, pathOf(id, locale)])) as Record<Id, string>
}

/** Initial state of the form of each page. */
const islands: Readonly<Record<AccountPageId, (locale: SiteLocale) => ReactNode>> = {
  register: (locale) => {
    const paths = pathsIn(locale, 'orderAccount', 'orderDomains', 'orderPayment')
    return (
      <Island island={registerIsland} when="idle" props={{ locale, paths }}>
        <RegisterPanel locale={locale} paths={paths} />
      </Island>
    )
  },
  forgotPassword: (locale) => (
    <Island island={forgotPasswordIsland} when="idle" props={{ locale }}>
      <ForgotPassword locale={locale} />
    </Island>
  ),
  setPassword: (locale) => {
    const paths = pathsIn(locale, 'orderAccount', 'forgotPassword', 'devices')
    return (
      <Island island={setPasswordIsland} when="idle" props={{ paths }}>
        <SetPassword paths={paths} />
      </Island>
    )
  },
  devices: (locale) => {
    const paths = pathsIn(locale, 'orderAccount', 'setPassword')
    return (
      <Island island={devicesIsland} when="idle" props={{ paths }}>
        <Devices paths={paths} />
      </Island>
    )
  },
  verifyEmail: (locale) => {
    const paths = pathsIn(locale, 'home', 'orderAccount', 'orderPayment', 'orderComplete')
    return (
      <Island island={verifyEmailIsland} when="idle" props={{ paths }}>
        <VerifyEmail paths={paths} />
      </Island>
    )
  },
  sharedCart: (locale) => {
    const paths = pathsIn(locale, 'orderDomains', 'orderHosting', 'orderAccount', 'orderPayment')
    return (
      <Island island={sharedCartIsland} when="idle" props={{ locale, paths }}>
        <SharedCart locale={locale} paths={paths} />
      </Island>
    )
  },
}
