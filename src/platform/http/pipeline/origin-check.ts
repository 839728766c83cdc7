import type { IncomingHttpHeaders } from 'node:http'

/**
 * CSRF protection: a request that changes something must come from our own pages, or from a program without cookies.
 * Browsers send Sec-Fetch-Site or Origin; each one that is present must name this shop.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, isOwnOrigin: (origin: string) => boolean): boolean {
  const site = headers['sec-fetch-site']
  const { origin, cookie } = headers
  if (site === undefined && origin === undefined) return cookie === undefined
  return (site === undefined || site === 'same-origin') && (origin === undefined || isOwnOrigin(origin))
}

/**
 * For reports, which browsers send by themselves and without cookies: if the headers name an origin, it must be this
 * shop. A sandboxed page sends `null`.
 */
export function isAnonymous(headers: IncomingHttpHeaders, isOwnOrigin: (origin: string) => boolean): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return false
  return origin === undefined || origin === 'null' || isOwnOrigin(origin)
}

/** Caches accepted names, because the same few hosts and origins come with every request. */
export function cacheAccepted(isOwn: (name: string) => boolean): (name: string) => boolean {
  const own = new Set<string>()
  return (name) => {
    if (own.has(name)) return true
    if (!isOwn(name)) return false
    if (own.size < 100) own.add(name)
    return true
  }
}
