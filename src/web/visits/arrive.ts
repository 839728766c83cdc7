import { logVisit } from '#web/api/visits.ts'
import { isToBeAsked, openConsent, remember } from '#web/consent/consent.ts'
import { keptAttribution } from '#web/visits/attribution.ts'
import { carriedIn } from '#web/visits/carried.ts'
import { pageLanguage } from '#web/visits/page-language.ts'
import { takeAlong } from '#web/visits/take-along.ts'
import { settle, wait } from '#web/visits/waiting.ts'
import { asksForPartnerLink } from '#domain/visits/cookie-consent.ts'

export { openConsent }

/** Somebody came who was sent, or who has to be asked something; `search` is what their address began with. */
export async function arrive(search: string): Promise<void> {
  const { carried } = carriedIn(search)
  if (carried.affiliateId ?? carried.wctId) {
    wait(carried)
    takeAlong()
    const { pathname, hash } = location
    history.replaceState(history.state, '', pathname + carriedIn(location.search).rest + hash)
    await log(carried.affiliateId)
    await remember()
  }
  if ('gtm' in document.documentElement.dataset) void import('#web/analytics/measure.ts').catch(() => {})
  if (isToBeAsked()) await openConsent()
}

/** Where somebody landed, without what was searched for. */
async function log(affiliateId: string | undefined): Promise<void> {
  if (affiliateId === undefined || !isLanding()) return
  await logVisit({ affiliateId, url: location.origin + location.pathname })
  settle(keptAttribution())
}

/** From page to page of ours is no landing; but on a Dutch page the answer may be remembered, if a browser can. */
function isLanding(): boolean {
  const isFromHere = document.referrer.startsWith(`${location.origin}/`)
  return !isFromHere || (!asksForPartnerLink[pageLanguage] && navigator.cookieEnabled)
}
