import { keptData } from './kept-data.ts'
import { days, type Period, years } from './period.ts'

export interface StoredInBrowser {
  /** Names over http; over https the cookies have a prefix. */
  readonly names: readonly string[]
  /** Session storage ends with the tab, local storage when the visitor clears it. */
  readonly place: 'cookie' | 'local' | 'session'
  readonly purpose: 'necessary' | 'affiliate' | 'analytics' | 'marketing'
  /** Lifetime of a cookie; `browser` until the browser is closed. */
  readonly lasts?: Period | 'browser'
}

/**
 * Everything that the shop stores in a browser. The cookies page is generated from it. Code that stores something names
 * it by these types, so that nothing is stored without being on that page.
 */
export const browserStorage = {
  session: {
    names: ['authjs.session-token', 'signed-in'],
    place: 'cookie',
    purpose: 'necessary',
    lasts: keptData.sessions.periods.idle,
  },
  device: { names: ['device'], place: 'cookie', purpose: 'necessary', lasts: keptData.devices.periods.unused },
  login: {
    names: ['authjs.csrf-token', 'authjs.callback-url'],
    place: 'cookie',
    purpose: 'necessary',
    lasts: 'browser',
  },
  cart: { names: ['cartId', 'cartIdAside'], place: 'local', purpose: 'necessary' },
  progress: { names: ['order-choice', 'order-step'], place: 'local', purpose: 'necessary' },
  cartQuestion: { names: ['cartQuestion'], place: 'session', purpose: 'necessary' },
  account: { names: ['account-fields'], place: 'session', purpose: 'necessary' },
  payment: { names: ['last-payment'], place: 'session', purpose: 'necessary' },
  display: { names: ['theme', 'vat'], place: 'local', purpose: 'necessary' },
  choice: { names: ['cookie-choice'], place: 'local', purpose: 'necessary' },
  partner: { names: ['affiliate'], place: 'cookie', purpose: 'affiliate', lasts: days(30) },
  click: { names: ['wct'], place: 'cookie', purpose: 'marketing', lasts: days(30) },
  google: { names: ['_ga', '_ga_…'], place: 'cookie', purpose: 'analytics', lasts: years(2) },
  googleAds: { names: ['_gcl_…'], place: 'cookie', purpose: 'marketing', lasts: days(90) },
  events: { names: ['analytics-events'], place: 'session', purpose: 'analytics' },
  reportedOrders: { names: ['reported-orders'], place: 'local', purpose: 'analytics' },
} as const satisfies Readonly<Record<string, StoredInBrowser>>

type Table = typeof browserStorage
export type BrowserEntry = keyof Table
type NameIn<Place> = {
  [Entry in BrowserEntry]: Table[Entry]['place'] extends Place ? Table[Entry]['names'][number] : never
}[BrowserEntry]
export type CookieName = NameIn<'cookie'>
export type StorageKey = NameIn<'local' | 'session'>
