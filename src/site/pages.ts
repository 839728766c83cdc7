import type { SiteLocale } from '#domain/basics/locale.ts'

/** One page of the shop: where it lives in each language, and how it is treated. */
interface Page {
  readonly nl?: string
  readonly de?: string
  /** The page above this one in the breadcrumbs; none means directly under home. */
  readonly parent?: string
  /** `order` pages are the React app; all others are documents. */
  readonly app?: 'order'
  /** Kept out of search engines and the sitemap. */
  readonly unlisted?: true
}

/** The only place that knows a path. Routes, menus, footers, switches, hreflang and sitemap read it. */
export const pages = {
  home: { nl: '/', de: '/de' },

  registerDomain: { nl: '/domeinnaam-registreren', de: '/de/domainnamen-registrieren' },
  moveDomain: { nl: '/domeinnaam-verhuizen', de: '/de/domainnamen-umziehen' },
  buyDomain: { nl: '/domeinnaam-kopen', de: '/de/domainnamen-kaufen' },
  checkDomain: { nl: '/domeinnaam-checken', de: '/de/domainnamen-prufen' },
  emailHosting: { nl: '/email-hosting', de: '/de/email-hosting' },

  wordpressHosting: { nl: '/wordpress-hosting', de: '/de/wordpress-hosting' },
  buildWordpressSite: {
    nl: '/wordpress-website-maken',
    de: '/de/wordpress-website-erstellen',
    parent: 'wordpressHosting',
  },
  buildWoocommerceShop: {
    nl: '/woocommerce-webshop-maken-wordpress',
    de: '/de/woocommerce-webshop-erstellen-wordpress',
    parent: 'wordpressHosting',
  },
  moveWordpress: {
    nl: '/wordpress-website-verhuizen',
    de: '/de/wordpress-website-umziehen',
    parent: 'wordpressHosting',
  },

  buildWebsite: { nl: '/website-maken' },
  buildWebshop: { nl: '/webshop-maken', de: '/de/webshop-erstellen' },
  webhosting: { nl: '/webhosting', de: '/de/webhosting' },
  resellerHosting: { nl: '/reseller-hosting', de: '/de/reseller-hosting' },

  moveWebsite: { nl: '/website-verhuizen' },
  moveFromTransip: { nl: '/website-verhuizen/transip', parent: 'moveWebsite' },
  moveFromVimexx: { nl: '/website-verhuizen/vimexx', parent: 'moveWebsite' },
  moveFromSavvii: { nl: '/website-verhuizen/savvii', parent: 'moveWebsite' },
  moveFromCombell: { nl: '/website-verhuizen/combell', parent: 'moveWebsite' },
  moveFromOnecom: { nl: '/website-verhuizen/onecom', parent: 'moveWebsite' },
  moveFromYourhosting: { nl: '/website-verhuizen/yourhosting', parent: 'moveWebsite' },
  moveFromMijndomein: { nl: '/website-verhuizen/mijndomein', parent: 'moveWebsite' },
  moveFromVersio: { nl: '/website-verhuizen/versio', parent: 'moveWebsite' },
  moveFromHostnet: { nl: '/website-verhuizen/hostnet', parent: 'moveWebsite' },
  moveFromStrato: { nl: '/website-verhuizen/strato', parent: 'moveWebsite' },

  helpdesk: { nl: '/helpdesk', de: '/de/helpdesk' },
  about: { nl: '/over-ons', de: '/de/uber-uns' },
  contact: { nl: '/over-ons/contact', de: '/de/uber-uns/kontakt', parent: 'about' },
  partnerProgramme: { nl: '/partnerprogramma' },
  partnerSignup: { nl: '/partnerprogramma/aanmelden', parent: 'partnerProgramme' },
  partnerStatement: { nl: '/partnerprogramma/overzicht', parent: 'partnerProgramme', unlisted: true },

  privacy: { nl: '/privacy', de: '/de/datenschutz' },
  cookies: { nl: '/cookies', de: '/de/cookies' },
  accessibility: { nl: '/toegankelijkheid', de: '/de/barrierefreiheit' },
  colophon: { nl: '/colofon', de: '/de/impressum' },
  withdrawal: { nl: '/herroepen', de: '/de/widerruf' },
  cancellation: { nl: '/opzeggen', de: '/de/kundigen' },
  reportAbuse: { nl: '/misbruik-melden', de: '/de/missbrauch-melden' },

  register: { nl: '/registreren', de: '/de/registrieren', unlisted: true },
  forgotPassword: { nl: '/wachtwoord-vergeten', de: '/de/passwort-vergessen', unlisted: true },
  setPassword: { nl: '/wachtwoord-instellen', de: '/de/passwort-festlegen', unlisted: true },
  verifyEmail: { nl: '/e-mail-bevestigen', de: '/de/e-mail-bestatigen', unlisted: true },

  orderDomains: { nl: '/order/domains', de: '/de/order/domains', app: 'order', unlisted: true },
  orderHosting: { nl: '/order/hosting', de: '/de/order/hosting', app: 'order', unlisted: true },
  orderAccount: { nl: '/order/account', de: '/de/order/account', app: 'order', unlisted: true },
  orderPayment: { nl: '/order/payment', de: '/de/order/payment', app: 'order', unlisted: true },
  orderComplete: { nl: '/order/complete', de: '/de/order/complete', app: 'order', unlisted: true },
} as const satisfies Record<string, Page>

type Pages = typeof pages
export type PageId = keyof Pages
/** Pages that exist in a language: `PageIdIn<'de'>` has no `partnerProgramme`. */
export type PageIdIn<L extends SiteLocale> = {
  [Id in PageId]: Pages[Id] extends { readonly [K in L]: string } ? Id : never
}[PageId]

/** Spellings people try that lead to a page of the table. */
export const aliases: Readonly<Record<string, string>> = {
  '/de/domainnamen-pruefen': pages.checkDomain.de,
  '/de/ueber-uns': pages.about.de,
  '/de/ueber-uns/kontakt': pages.contact.de,
  '/de/kuendigen': pages.cancellation.de,
  '/de/e-mail-bestaetigen': pages.verifyEmail.de,
}
