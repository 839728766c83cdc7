import { logVisit } from '#web/api/visits.ts'
import { isToBeAsked, openConsent, remember } from '#web/consent/consent.ts'
import { pageLocale } from '#web/page-locale.ts'
import { keptAttribution } from '#web/visits/attribution.ts'
import { carriedIn } from '#web/visits/carried.ts'
import { takeAlong } from '#web/visits/take-along.ts'
import { settle, wait } from '#web/visits/waiting.ts'

/** Somebody came who was sent, or who has to be asked something. */
export async function arrive(): Promise<void> {
  const { carried, rest } = carriedIn(location.search)
  if (carried.affiliateId ?? carried.wctId) {
    wait(carried)
    takeAlong()
    history.replaceState(history.state, '', location.pathname + rest + location.hash)
    await log(carried.affiliateId)
    await remember()
  }
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
  return !isFromHere || (pageLocale() === 'nl' && navigator.cookieEnabled)
}
