import type { SiteLocale } from '#core/locale/locale.ts'

/** One page of the shop: its path in each language (null: it does not exist in that language), and how it is treated. */
export interface Page extends Readonly<Record<SiteLocale, string | null>> {
  /** The page above this one in the breadcrumbs; none means directly under home. */
  readonly parent?: string
  /** `order` pages are the React app; all others are documents. */
  readonly app?: 'order'
  /** Kept out of search engines and the sitemap. */
  readonly unlisted?: true
  /** People say who they are here, or the address is a secret: no tag manager. */
  readonly personal?: true
  /** Mailed links lead here with a token, and it shows what they open: nothing of it is kept by browsers. */
  readonly mailed?: true
}

/** What every page says of itself, whatever else is on it. */
export interface PageText {
  /** Its name in menus, footers, breadcrumbs and search. */
  readonly label: string
  /** One line under the label in the submenu. */
  readonly menuLine?: string
  /** `<title>`, without the shop's name. */
  readonly title: string
  /** Meta description, 70 to 160 characters. */
  readonly description: string
  readonly h1: string
  readonly lead: string
}

/** Opens the page `orderAccount` where a customer logs in. */
export const loginAnchor = 'login'

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

  buildWebsite: { nl: '/website-maken', de: '/de/website-erstellen' },
  buildWebshop: { nl: '/webshop-maken', de: '/de/webshop-erstellen' },
  webhosting: { nl: '/webhosting', de: '/de/webhosting' },
  resellerHosting: { nl: '/reseller-hosting', de: '/de/reseller-hosting' },

  moveWebsite: { nl: '/website-verhuizen', de: '/de/website-umziehen' },
  moveFromTransip: { nl: '/website-verhuizen/transip', de: null, parent: 'moveWebsite' },
  moveFromVimexx: { nl: '/website-verhuizen/vimexx', de: null, parent: 'moveWebsite' },
  moveFromSavvii: { nl: '/website-verhuizen/savvii', de: null, parent: 'moveWebsite' },
  moveFromCombell: { nl: '/website-verhuizen/combell', de: null, parent: 'moveWebsite' },
  moveFromOnecom: { nl: '/website-verhuizen/onecom', de: null, parent: 'moveWebsite' },
  moveFromYourhosting: { nl: '/website-verhuizen/yourhosting', de: null, parent: 'moveWebsite' },
  moveFromMijndomein: { nl: '/website-verhuizen/mijndomein', de: null, parent: 'moveWebsite' },
  moveFromVersio: { nl: '/website-verhuizen/versio', de: null, parent: 'moveWebsite' },
  moveFromHostnet: { nl: '/website-verhuizen/hostnet', de: null, parent: 'moveWebsite' },
  moveFromStrato: { nl: '/website-verhuizen/strato', de: null, parent: 'moveWebsite' },

  helpdesk: { nl: '/helpdesk', de: '/de/helpdesk' },
  about: { nl: '/over-ons', de: '/de/uber-uns' },
  contact: { nl: '/over-ons/contact', de: '/de/uber-uns/kontakt', parent: 'about' },
  partnerProgramme: { nl: '/partnerprogramma', de: null },
  partnerSignup: {
    nl: '/partnerprogramma/aanmelden',
    de: null,
    parent: 'partnerProgramme',
    personal: true,
    mailed: true,
  },
  partnerStatement: {
    nl: '/partnerprogramma/overzicht',
    de: null,
    parent: 'partnerProgramme',
    unlisted: true,
    personal: true,
    mailed: true,
  },

  privacy: { nl: '/privacy', de: '/de/datenschutz' },
  cookies: { nl: '/cookies', de: '/de/cookies' },
  accessibility: { nl: '/toegankelijkheid', de: '/de/barrierefreiheit' },
  colophon: { nl: '/colofon', de: '/de/impressum' },
  withdrawal: { nl: '/herroepen', de: '/de/widerruf', personal: true },
  cancellation: { nl: '/opzeggen', de: '/de/kundigen', personal: true },
  reportAbuse: { nl: '/misbruik-melden', de: '/de/missbrauch-melden', personal: true },

  register: { nl: '/registreren', de: '/de/registrieren', unlisted: true, personal: true },
  forgotPassword: { nl: '/wachtwoord-vergeten', de: '/de/passwort-vergessen', unlisted: true, personal: true },
  setPassword: {
    nl: '/wachtwoord-instellen',
    de: '/de/passwort-festlegen',
    unlisted: true,
    personal: true,
    mailed: true,
  },
  verifyEmail: {
    nl: '/e-mail-bevestigen',
    de: '/de/e-mail-bestatigen',
    unlisted: true,
    personal: true,
    mailed: true,
  },
  confirmDeclaration: {
    nl: '/verklaring-bevestigen',
    de: '/de/erklarung-bestatigen',
    unlisted: true,
    personal: true,
    mailed: true,
  },
  invoice: { nl: '/factuur', de: '/de/rechnung', unlisted: true, personal: true, mailed: true },
  sharedCart: {
    nl: '/gedeeld-mandje',
    de: '/de/geteilter-warenkorb',
    unlisted: true,
    personal: true,
    mailed: true,
  },
  devices: { nl: '/apparaten', de: '/de/gerate', unlisted: true, personal: true },

  orderDomains: { nl: '/order/domains', de: '/de/order/domains', app: 'order', unlisted: true, personal: true },
  orderHosting: { nl: '/order/hosting', de: '/de/order/hosting', app: 'order', unlisted: true, personal: true },
  orderAccount: { nl: '/order/account', de: '/de/order/account', app: 'order', unlisted: true, personal: true },
  orderPayment: { nl: '/order/payment', de: '/de/order/payment', app: 'order', unlisted: true, personal: true },
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
  '/de/geraete': pages.devices.de,
  '/de/kuendigen': pages.cancellation.de,
  '/de/e-mail-bestaetigen': pages.verifyEmail.de,
  '/de/erklaerung-bestaetigen': pages.confirmDeclaration.de,
}
