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

export { openConsent }

/** Somebody came who was sent, or who has to be asked something; `search` is what their address began with. */
export async function arrive(search: string): Promise<void> {
  const { carried } = attributionInUrl(search)
  if (carried.affiliateId ?? carried.wctId) {
    addPendingAttribution(carried)
    carryAttribution()
    const { pathname, hash } = location
    history.replaceState(history.state, '', pathname + attributionInUrl(location.search).rest + hash)
    await logLanding(carried.affiliateId)
    await applyConsentToPending()
  }
  if ('gtm' in document.documentElement.dataset) void import('#web/analytics/measure.ts').catch(() => {})
  if (needsConsent()) await openConsent()
}

/** Where somebody landed, without what was searched for. */
async function logLanding(affiliateId: string | undefined): Promise<void> {
  if (affiliateId === undefined || !isLanding()) return
  await logVisit({ affiliateId, url: location.origin + location.pathname })
  dropStoredFromPending(storedAttribution())
}

/** From page to page of ours is no landing; but on a Dutch page the answer may be remembered, if a browser can. */
function isLanding(): boolean {
  const isFromHere = document.referrer.startsWith(`${location.origin}/`)
  return !isFromHere || (pageLanguage === 'nl' && navigator.cookieEnabled)
}

const files = /^\/(api|documenten)\//

/**
 * What waits goes along when somebody follows a link or sends a form to another page of ours. A link is changed for
 * the press alone: whoever fetches ahead finds it as it was.
 */
function carryAttribution(): void {
  for (const press of ['click', 'auxclick']) {
    document.addEventListener(press, (event) => {
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
