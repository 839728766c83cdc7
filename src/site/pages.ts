import type { SiteLocale } from '#core/locale/locale.ts'

/**
 * A page of the shop: its path in each language, and how it is treated. The path is null in a language without the
 * page.
 */
export interface Page extends Readonly<Record<SiteLocale, string | null>> {
  /** Parent in the breadcrumbs; pages without one are directly below home. */
  readonly parent?: string
  /** `order` pages belong to the React app; all others are documents. */
  readonly app?: 'order'
  /** Excluded from search engines and the sitemap. */
  readonly unlisted?: true
  /** The page collects personal data or has a secret URL, so it never loads the tag manager. */
  readonly personal?: true
  /** Mailed links lead here with a token that opens private data, so browsers must not cache the page. */
  readonly mailed?: true
}

/** Texts that every page has. */
export interface PageText {
  /** Name of the page in menus, footers, breadcrumbs and search. */
  readonly label: string
  /** One line under the label in the submenu. */
  readonly menuLine?: string
  /** `<title>` without the name of the shop. */
  readonly title: string
  /** Meta description, 70 to 160 characters. */
  readonly description: string
  readonly h1: string
  readonly lead: string
}

/** Fragment of the log-in form on the page `orderAccount`. */
export const loginAnchor = 'login'

/** The only definition of paths: routes, menus, footers, language switches, hreflang and sitemap derive from it. */
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
/** Pages that exist in a language: `PageIdIn<'de'>` does not contain `partnerProgramme`. */
export type PageIdIn<L extends SiteLocale> = {
  [Id in PageId]: Pages[Id] extends { readonly [K in L]: string } ? Id : never
}[PageId]

/** Redirects from paths that visitors guess to pages of the table. */
export const aliases: Readonly<Record<string, string>> = {
  '/de/domainnamen-pruefen': pages.checkDomain.de,
  '/de/ueber-uns': pages.about.de,
  '/de/ueber-uns/kontakt': pages.contact.de,
  '/de/geraete': pages.devices.de,
  '/de/kuendigen': pages.cancellation.de,
  '/de/e-mail-bestaetigen': pages.verifyEmail.de,
  '/de/erklaerung-bestaetigen': pages.confirmDeclaration.de,
}
