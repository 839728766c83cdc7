import { affiliateIdInQuery, affiliateIdPattern, attributionCookies, wctIdPattern } from '#core/visits/attribution.ts'

interface Attribution {
  readonly affiliateId?: string
  readonly wctId?: string
}

/** The full attribution, stored or pending; sent with a payment. */
export function attribution(): Attribution {
  return { ...storedAttribution(), ...attributionInUrl(location.search).found, ...pendingAttribution() }
}

export function storedAttribution(): Attribution {
  return attributionInCookies(document.cookie, location.protocol === 'https:')
}

/** Ignores cookies with invalid values. */
export function attributionInCookies(cookies: string, isSecure: boolean): Attribution {
  const names = attributionCookies(isSecure)
  const values = new Map(cookies.split('; ').map(parseCookie))
  const affiliateId = values.get(names.affiliateId)
  const wctId = values.get(names.wctId)
  return {
    ...(affiliateId !== undefined && affiliateIdPattern.test(affiliateId) && { affiliateId }),
    ...(wctId !== undefined && wctIdPattern.test(wctId) && { wctId }),
  }
}

function parseCookie(cookie: string): [string, string] {
  const end = cookie.indexOf('=')
  return [cookie.slice(0, end), cookie.slice(end + 1)]
}

/** Attribution not yet stored in a cookie: kept in the document and passed to the next page in its URL. */
function createPendingAttribution() {
  let pending: Attribution = {}
  return {
    pendingAttribution: (): Attribution => pending,
    addPendingAttribution: (added: Attribution): void => {
      pending = { ...pending, ...added }
    },
    /** Removes the parts that are now stored in a cookie. */
    dropStoredFromPending: (stored: Attribution): void => {
      const { affiliateId, wctId } = pending
      pending = {
        ...(affiliateId !== undefined && affiliateId !== stored.affiliateId && { affiliateId }),
        ...(wctId !== undefined && wctId !== stored.wctId && { wctId }),
      }
    },
  }
}

export const { pendingAttribution, addPendingAttribution, dropStoredFromPending } = createPendingAttribution()

interface UrlAttribution {
  readonly found: Attribution
  /** The query string without the attribution, otherwise unchanged. */
  readonly rest: string
}

/**
 * Reads the parameters `via` and `wctId`, in any case, from a query string; the last one wins. Invalid values stay in
 * `rest`.
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
      const affiliateId = name === 'via' ? affiliateIdInQuery(value) : null
      if (affiliateId !== null) found.affiliateId = affiliateId
      else if (/^wctid$/i.test(name) && wctIdPattern.test(value)) found.wctId = value
      else return true
      return false
    })
  return { found, rest: others.join('') && `?${others.join('&')}` }
}

export function urlWithAttribution(address: string, { affiliateId, wctId }: Attribution): string {
  const url = new URL(address)
  if (affiliateId) url.searchParams.set('via', affiliateId)
  if (wctId) url.searchParams.set('wctId', wctId)
  return url.href
}
