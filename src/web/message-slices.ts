import type { SiteLocale } from '#core/locale/locale.ts'

/** Loads a slice of the interface texts, by language. */
export type MessageFiles = Readonly<Record<SiteLocale, () => Promise<{ readonly default: object }>>>

/** Namespaces used by cart lists for their prices. */
const amounts = ['cart', 'price']

/** Message namespaces per part of the site. The browser loads one slice in one language. */
export const slices: Readonly<Record<string, readonly string[] | 'all'>> = {
  all: 'all',
  order: [...amounts, 'common', 'order', 'termYears'],
  receipt: ['receipt'],
  share: ['share'],
  'shared-cart': [...amounts, 'common', 'sharedCart'],
  'name-settings': ['nameSettings'],
  coupon: ['common', 'coupon', 'problems'],
  'order-domains': ['articleLink', 'orderDomains', 'transfers'],
  'order-hosting': ['articleLink', 'orderDomains', 'orderHosting', 'transfers'],
  login: ['articleLink', 'common', 'loginForm'],
  join: [...amounts, 'articleLink', 'joinCarts', 'problems'],
  'demo-mailbox': ['demoMailbox'],
  'demo-bank': ['demoBank'],
  registration: ['articleLink', 'account', 'common', 'loginForm', 'problems', 'registration'],
  // Account, payment and completion are consecutive steps, so they share a slice.
  'order-pay': ['articleLink', 'account', 'complete', 'loginForm', 'payment', 'problems', 'registration', 'transfers'],
  passwords: ['articleLink', 'common', 'passwords', 'problems', 'registration'],
  devices: ['common', 'devices'],
  'password-again': ['articleLink', 'common', 'passwordAgain', 'problems', 'registration'],
  verification: ['articleLink', 'account', 'common', 'problems', 'verification'],
  declarations: ['articleLink', 'common', 'declarations', 'problems', 'registration'],
  'mailed-link': ['articleLink', 'common', 'mailedLinks', 'problems', 'registration'],
  contact: ['articleLink', 'abuse', 'common', 'contact', 'declarations', 'problems', 'registration'],
  partners: ['articleLink', 'common', 'partners', 'problems', 'registration'],
  'extension-list': ['common', 'extensionList'],
  'site-search': ['common', 'siteSearch'],
  'article-feedback': ['common', 'articleFeedback'],
}

type Messages = { readonly [key: string]: unknown }

export function sliceOf(messages: Messages, name: string): Messages {
  const namespaces = slices[name]
  if (!namespaces) throw new Error(`No slice of messages is called "${name}"`)
  if (namespaces === 'all') return messages
  return Object.fromEntries(
    namespaces.map((namespace) => {
      if (messages[namespace] === undefined)
        throw new Error(`The slice "${name}" asks for missing messages: ${namespace}`)
      return [namespace, messages[namespace]]
    }),
  )
}
