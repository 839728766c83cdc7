import { logVisit } from '#web/api/visits.ts'
import { needsConsent, openConsent, applyConsentToPending } from '#web/consent/consent.ts'
import {
  attributionInUrl,
  storedAttribution,
  dropStoredFromPending,
  addPendingAttribution,
  pendingAttribution,
  urlWithAttribution,
} from './attribution.ts'
import { pageLanguage } from './page-language.ts'
import { visitedPathOf } from '#domain/visits/attribution.ts'
import { asksForPartnerLink } from '#domain/visits/cookie-consent.ts'

export { openConsent }

/** Handles a visit with attribution or without consent; `search` is the query string the page was opened with. */
export async function arrive(search: string): Promise<void> {
  const code = new URLSearchParams(search).get('code')
  if (code) await import('#web/coupon/linked-code.ts').then(({ takeCode }) => takeCode(code)).catch(() => {})
  const { found } = attributionInUrl(search)
  if (found.affiliateId ?? found.wctId) {
    addPendingAttribution(found)
    carryAttribution()
    const { pathname, hash } = location
    history.replaceState(history.state, '', pathname + attributionInUrl(location.search).rest + hash)
    await logLanding(found.affiliateId, search)
    await applyConsentToPending()
  }
  if ('gtm' in document.documentElement.dataset) void import('#web/analytics/measure.ts').catch(() => {})
  if (needsConsent()) await openConsent()
}

async function logLanding(affiliateId: string | undefined, search: string): Promise<void> {
  if (affiliateId === undefined || !isLanding()) return
  const { origin, pathname } = location
  await logVisit({ affiliateId, url: origin + visitedPathOf({ pathname, search }) })
  dropStoredFromPending(storedAttribution())
}

/** Navigation within the site is no landing; but on a Dutch page the response may set the cookie. */
function isLanding(): boolean {
  const isFromHere = document.referrer.startsWith(`${location.origin}/`)
  return !isFromHere || (!asksForPartnerLink[pageLanguage] && navigator.cookieEnabled)
}

const files = /^\/(api|documenten)\//

/**
 * Adds the pending attribution to links and GET forms that lead to another page of the site. A link is changed only
 * during the click, so that prefetched URLs stay without it.
 */
function carryAttribution(): void {
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(type, (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const written = link?.getAttribute('href')
      if (!link || !written || event.defaultPrevented || !isInternalPage(link)) return
      link.href = urlWithAttribution(link.href, pendingAttribution())
      setTimeout(() => link.setAttribute('href', written))
    })
  }
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
    const { searchParams } = new URL(urlWithAttribution(location.origin, pendingAttribution()))
    for (const [name, value] of searchParams) formData.set(name, value)
  })
}

function isInternalPage({ origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  const isHere = hash !== '' && pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere && !files.test(pathname)
}
