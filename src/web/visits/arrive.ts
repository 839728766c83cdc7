import couponTexts from 'virtual:message-files/coupon'
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
import type { CouponWords } from '#web/api/coupons.ts'
import { pageLanguage } from './page-language.ts'
import { visitedPathOf } from '#core/visits/attribution.ts'
import { asksForPartnerLink } from '#core/visits/cookie-consent.ts'

export { openConsent }

/** Handles a visit with attribution or without consent. `search` is the query string the page was opened with. */
export async function arrive(search: string): Promise<void> {
  const code = new URLSearchParams(search).get('code')
  if (code) await takeCode(code).catch(() => {})
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

/** Navigation within the site is not a landing, except on Dutch pages, where the response may set the cookie. */
function isLanding(): boolean {
  const isFromHere = document.referrer.startsWith(`${location.origin}/`)
  return !isFromHere || (!asksForPartnerLink[pageLanguage] && navigator.cookieEnabled)
}

const files = /^\/(api|documenten)\//

/**
 * Adds the pending attribution to links and GET forms within the site. A link is changed only during the click, so that
 * prefetched URLs stay without it.
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

/**
 * Adds the coupon code of a link to the cart, on any page, and announces the result. The cart stores the code. It is
 * removed from the URL, so that a reload does not restore a code that was removed from the cart.
 */
async function takeCode(code: string): Promise<void> {
  const url = new URL(location.href)
  url.searchParams.delete('code')
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  const [{ sendCode, refusalTextOf }, { cart }, messages, look] = await Promise.all([
    import('#web/api/coupons.ts'),
    import('#web/cart/cart.ts'),
    couponTexts[pageLanguage](),
    import('#web/coupon/coupon-notice.css?inline'),
  ])
  const answer = await sendCode(cart, code)
  const words = messages.default as CouponWords
  const { coupon } = words
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look.default)
  document.adoptedStyleSheets.push(sheet)
  tell(answer.cart ? coupon.arrived : `${coupon.refused} ${refusalTextOf(answer, words, pageLanguage)}`, coupon.close)
}

/** Shows a notice over the page, without shifting it, until it is closed. */
function tell(text: string, closing: string): void {
  const notice = document.createElement('div')
  notice.className = 'coupon-notice'
  const status = document.createElement('p')
  status.role = 'status'
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'button button-text'
  close.textContent = closing
  close.addEventListener('click', () => notice.remove())
  notice.append(status, close)
  document.querySelector('.skip')?.after(notice)
  // A live region announces only changes, so its text is set after it was added.
  status.textContent = text
}
