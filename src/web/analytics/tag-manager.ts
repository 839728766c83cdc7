import type { PurposeChoice } from '#domain/visits/cookie-consent.ts'
import type { LayerEvent } from '#web/analytics/layer-events.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type Consented = 'granted' | 'denied'

/** What an address may ask for and still be shown to others: never a name somebody searches for, never an id. */
const harmless = /^(utm_\w+|gclid|gbraid|wbraid|product|term)$/
/** What Google's scripts keep in a browser. */
const theirCookies = /^_(ga|gid|gat|gcl|gac)/

let layer: unknown[] | undefined

export const isOpen = (): boolean => layer !== undefined

export function hasHarmlessAddress(): boolean {
  return [...new URLSearchParams(location.search).keys()].every((name) => harmless.test(name))
}

/** Starts it with everything denied, then says what somebody agreed to. */
export function openTagManager(id: string, purposes: PurposeChoice): void {
  layer = window.dataLayer ??= []
  tell('consent', 'default', { ...statesOf({}), wait_for_update: 500 })
  tell('set', 'ads_data_redaction', true)
  tell('set', { page_location: location.origin + location.pathname, page_referrer: hideSearches() })
  tell('consent', 'update', statesOf(purposes))
  layer.push({ page: location.pathname, locale: document.documentElement.lang })
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

export function pushEvent(event: LayerEvent): void {
  if ('ecommerce' in event) layer?.push({ ecommerce: null })
  layer?.push(event)
}

/** It cannot be unloaded: it is told, and what it kept in this browser goes. */
export function updateConsent(purposes: PurposeChoice): void {
  tell('consent', 'update', statesOf(purposes))
  layer?.push({ event: 'consent_update' })
  if (!purposes.analytics && !purposes.marketing) removeTheirCookies()
}

/** It takes the `arguments` object for a command, and an array for none. */
function tell(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  layer?.push(arguments)
}

const stateOf = (isAgreed: boolean | undefined): Consented => (isAgreed ? 'granted' : 'denied')

function statesOf({ analytics, marketing }: PurposeChoice): Record<string, Consented> {
  return {
    ad_storage: stateOf(marketing),
    ad_user_data: stateOf(marketing),
    ad_personalization: stateOf(marketing),
    analytics_storage: stateOf(analytics),
    functionality_storage: 'granted',
    security_storage: 'granted',
    personalization_storage: 'denied',
  }
}

/** Whoever comes from a search of ours brings the name along as the page before. */
function hideSearches(): string {
  const { referrer } = document
  const page = referrer.startsWith(`${location.origin}/`) ? referrer.replace(/[?#].*/, '') : referrer
  Object.defineProperty(document, 'referrer', { value: page, configurable: true })
  return page
}

function removeTheirCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.slice(0, cookie.indexOf('=')))
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `;domain=${parts.slice(index).join('.')}`)
  for (const name of names.filter((each) => theirCookies.test(each))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=;max-age=0;path=/${domain}`
  }
}
