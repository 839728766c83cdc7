import type { PurposeChoice } from '#core/visits/cookie-consent.ts'
import type { LayerEvent } from './layer-events.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type ConsentState = 'granted' | 'denied'

/** Query parameters visible to the tag manager; searched domain names and ids are excluded. */
const allowedParameters = /^(utm_\w+|gclid|gbraid|wbraid|product|term)$/
/** Cookies set by Google's scripts. */
const googleCookies = /^_(ga|gid|gat|gcl|gac)/

/** The data layer exists only after the tag manager was opened. */
export const isOpen = (): boolean => window.dataLayer !== undefined

export function hasOnlyAllowedParameters(): boolean {
  return [...new URLSearchParams(location.search).keys()].every((name) => allowedParameters.test(name))
}

/** Starts with everything denied, then updates to the given consent, as Consent Mode requires. */
export function openTagManager(id: string, purposes: PurposeChoice): void {
  window.dataLayer ??= []
  gtag('consent', 'default', { ...statesOf({}), wait_for_update: 500 })
  gtag('set', 'ads_data_redaction', true)
  gtag('set', { page_location: location.origin + location.pathname, page_referrer: stripReferrerQuery() })
  gtag('consent', 'update', statesOf(purposes))
  window.dataLayer.push({ page: location.pathname, locale: document.documentElement.lang })
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

export function pushEvent(event: LayerEvent): void {
  if ('ecommerce' in event) window.dataLayer?.push({ ecommerce: null })
  window.dataLayer?.push(event)
}

/** The script cannot be unloaded. It receives the new consent, and its cookies are removed if everything is refused. */
export function updateConsent(purposes: PurposeChoice): void {
  gtag('consent', 'update', statesOf(purposes))
  window.dataLayer?.push({ event: 'consent_update' })
  if (!purposes.analytics && !purposes.marketing) removeGoogleCookies()
}

/** Tag Manager recognises commands by the `arguments` object; an array would be ignored. */
function gtag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the `arguments` object is required, as explained above
  window.dataLayer?.push(arguments)
}

const stateOf = (isAgreed: boolean | undefined): ConsentState => (isAgreed ? 'granted' : 'denied')

function statesOf({ analytics, marketing }: PurposeChoice): Record<string, ConsentState> {
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

/** Our search results have the searched name in their URL, so the query is removed from the referrer. */
function stripReferrerQuery(): string {
  const { referrer } = document
  const page = referrer.startsWith(`${location.origin}/`) ? referrer.replace(/[?#].*/, '') : referrer
  Object.defineProperty(document, 'referrer', { value: page, configurable: true })
  return page
}

function removeGoogleCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.slice(0, cookie.indexOf('=')))
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `;domain=${parts.slice(index).join('.')}`)
  for (const name of names.filter((cookie) => googleCookies.test(cookie))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=;max-age=0;path=/${domain}`
  }
}
