import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import { CartContext } from '#web/cart/use-cart.ts'
import { hydrateAtOnce } from './react-runtime.ts'
import { pageLocale } from '#web/page-locale.ts'
import { SessionContext } from '#web/session/use-session.ts'
import { Texts } from '#web/texts.tsx'

interface IslandModule {
  /** Its props come from the markup, where `Island` wrote them. */
  readonly component: () => Promise<ComponentType<never>>
  /** Null where an island has no texts in a language: none of its pages exists in it. */
  readonly messages?: Readonly<Record<SiteLocale, (() => Promise<{ readonly default: unknown }>) | null>>
  /** It needs cart and session. */
  readonly account?: true
}

/** Every island in a chunk of its own, with the part of the interface texts it shows. */
const islandModules = {
  'site-search': {
    component: async () => (await import('#web/site-search/site-search.tsx')).SiteSearch,
    messages: {
      nl: () => import('virtual:messages/site-search/nl'),
      de: () => import('virtual:messages/site-search/de'),
    },
  },
  'extension-list': {
    component: async () => (await import('#web/extension-list/extension-list.tsx')).ExtensionList,
    messages: {
      nl: () => import('virtual:messages/extension-list/nl'),
      de: () => import('virtual:messages/extension-list/de'),
    },
  },
  register: {
    component: async () => (await import('#web/account/register-panel.tsx')).RegisterPanel,
    messages: {
      nl: () => import('virtual:messages/registration/nl'),
      de: () => import('virtual:messages/registration/de'),
    },
    account: true,
  },
  'forgot-password': {
    component: async () => (await import('#web/account/forgot-password.tsx')).ForgotPassword,
    messages: {
      nl: () => import('virtual:messages/passwords/nl'),
      de: () => import('virtual:messages/passwords/de'),
    },
    account: true,
  },
  'set-password': {
    component: async () => (await import('#web/account/set-password.tsx')).SetPassword,
    messages: {
      nl: () => import('virtual:messages/passwords/nl'),
      de: () => import('virtual:messages/passwords/de'),
    },
    account: true,
  },
  devices: {
    component: async () => (await import('#web/account/devices.tsx')).Devices,
    messages: {
      nl: () => import('virtual:messages/devices/nl'),
      de: () => import('virtual:messages/devices/de'),
    },
    account: true,
  },
  'verify-email': {
    component: async () => (await import('#web/account/verify-email.tsx')).VerifyEmail,
    messages: {
      nl: () => import('virtual:messages/verification/nl'),
      de: () => import('virtual:messages/verification/de'),
    },
    account: true,
  },
  'shared-cart': {
    component: async () => (await import('#web/shared-cart/shared-cart.tsx')).SharedCart,
    messages: {
      nl: () => import('virtual:messages/shared-cart/nl'),
      de: () => import('virtual:messages/shared-cart/de'),
    },
    account: true,
  },
  withdrawal: {
    component: async () => (await import('#web/declarations/withdrawal.tsx')).Withdrawal,
    messages: {
      nl: () => import('virtual:messages/declarations/nl'),
      de: () => import('virtual:messages/declarations/de'),
    },
    account: true,
  },
  cancellation: {
    component: async () => (await import('#web/declarations/cancellation.tsx')).Cancellation,
    messages: {
      nl: () => import('virtual:messages/declarations/nl'),
      de: () => import('virtual:messages/declarations/de'),
    },
    account: true,
  },
  'mailed-link': {
    component: async () => (await import('#web/mailed-links/mailed-link-form.tsx')).MailedLinkForm,
    messages: {
      nl: () => import('virtual:messages/mailed-link/nl'),
      de: () => import('virtual:messages/mailed-link/de'),
    },
  },
  contact: {
    component: contactForms,
    messages: {
      nl: () => import('virtual:messages/contact/nl'),
      de: () => import('virtual:messages/contact/de'),
    },
    account: true,
  },
  'article-feedback': {
    component: async () => (await import('#web/helpdesk/article-feedback.tsx')).ArticleFeedback,
    messages: {
      nl: () => import('virtual:messages/article-feedback/nl'),
      de: () => import('virtual:messages/article-feedback/de'),
    },
  },
  partners: {
    component: async () => (await import('#web/partners/partner-part.tsx')).PartnerPart,
    messages: { nl: () => import('virtual:messages/partners/nl'), de: null },
  },
  'demo-mailbox': {
    component: async () => (await import('#web/demo/mailbox.tsx')).Mailbox,
    messages: {
      nl: () => import('virtual:messages/demo-mailbox/nl'),
      de: () => import('virtual:messages/demo-mailbox/de'),
    },
  },
  'demo-bank': { component: async () => (await import('#web/demo/bank/bank.tsx')).Bank },
} as const satisfies Readonly<Record<string, IslandModule>>

export type IslandName = keyof typeof islandModules

/** Two pages share an island: the form is among its props. */
async function contactForms() {
  const [{ ContactForm }, { AbuseForm }] = await Promise.all([
    import('#web/contact/contact-form.tsx'),
    import('#web/contact/abuse-form.tsx'),
  ])
  return ({ form, locale }: { readonly form: 'contact' | 'reportAbuse'; readonly locale: SiteLocale }) =>
    form === 'contact' ? <ContactForm locale={locale} /> : <AbuseForm locale={locale} />
}

async function accountContext() {
  const [{ cart }, { session }] = await Promise.all([import('#web/cart/cart.ts'), import('#web/session/session.ts')])
  return ({ children }: { readonly children: ReactNode }) => (
    <CartContext value={cart}>
      <SessionContext value={session}>{children}</SessionContext>
    </CartContext>
  )
}

/** Fetches what an island needs side by side, then takes over its markup. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] ?? ''
  const island: IslandModule | undefined = islandModules[name as IslandName]
  if (!island) throw new Error(`There is no island called ${name}`)
  const locale = pageLocale()
  const [component, messages, context] = await Promise.all([
    island.component(),
    island.messages?.[locale]?.(),
    island.account && accountContext(),
  ])
  const Component = component as ComponentType<Record<string, unknown>>
  const Context = context ?? Fragment
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>
  hydrateAtOnce(
    element,
    <Texts locale={locale} messages={messages?.default ?? {}}>
      <Context>
        <Component {...props} />
      </Context>
    </Texts>,
  )
}
