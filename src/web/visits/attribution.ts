import { affiliateIdPattern, attributionCookies, wctIdPattern } from '#domain/visits/attribution.ts'

/** Who sent a visitor here. */
interface Attribution {
  readonly affiliateId?: string
  readonly wctId?: string
}

/** As the browser keeps it, and what came with this visit and may not be kept; it travels with a payment. */
export function attribution(): Attribution {
  return { ...storedAttribution(), ...attributionInUrl(location.search).carried, ...pendingAttribution() }
}

export function storedAttribution(): Attribution {
  return attributionInCookies(document.cookie, location.protocol === 'https:')
}

/** A cookie that was tampered with, or is half there, counts for nothing. */
export function attributionInCookies(cookies: string, isSecure: boolean): Attribution {
  const names = attributionCookies(isSecure)
  const kept = new Map(cookies.split('; ').map(parseCookie))
  const affiliateId = kept.get(names.affiliateId)
  const wctId = kept.get(names.wctId)
  return {
    ...(affiliateId !== undefined && affiliateIdPattern.test(affiliateId) && { affiliateId }),
    ...(wctId !== undefined && wctIdPattern.test(wctId) && { wctId }),
  }
}

function parseCookie(cookie: string): [string, string] {
  const end = cookie.indexOf('=')
  return [cookie.slice(0, end), cookie.slice(end + 1)]
}

/** What no cookie holds: it lives in this document, and goes along to the next in its address. */
let pending: Attribution = {}

export function pendingAttribution(): Attribution {
  return pending
}

export function addPendingAttribution(carried: Attribution): void {
  pending = { ...pending, ...carried }
}

/** What a cookie holds by now waits no longer. */
export function dropStoredFromPending(kept: Attribution): void {
  const { affiliateId, wctId } = pending
  pending = {
    ...(affiliateId !== undefined && affiliateId !== kept.affiliateId && { affiliateId }),
    ...(wctId !== undefined && wctId !== kept.wctId && { wctId }),
  }
}

interface UrlAttribution {
  readonly carried: Attribution
  /** What is left of the search without it, letter by letter. */
  readonly rest: string
}

/**
 * Who sent somebody here, as the search of an address says it: of two the last. Whoever writes the tracking id may
 * write its name in any case. What is no such thing stays where it is.
 */
export function attributionInUrl(search: string): UrlAttribution {
  const found: { affiliateId?: string; wctId?: string } = {}
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => {
      const end = part.indexOf('=')
      const name = part.slice(0, end)
      const value = part.slice(end + 1)
      if (name === 'via' && affiliateIdPattern.test(value)) found.affiliateId = value
      else if (/^wctid$/i.test(name) && wctIdPattern.test(value)) found.wctId = value
      else return true
      return false
    })
  return { carried: found, rest: others.join('') && `?${others.join('&')}` }
}

/** An address of ours that takes them along. */
export function urlWithAttribution(address: string, { affiliateId, wctId }: Attribution): string {
  const url = new URL(address)
  if (affiliateId) url.searchParams.set('via', affiliateId)
  if (wctId) url.searchParams.set('wctId', wctId)
  return url.href
}
