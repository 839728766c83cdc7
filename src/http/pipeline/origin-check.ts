import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a call that changes something comes from our own pages, or from a program that carries no cookie. A
 * browser says where a call comes from in one of two headers; each that is there must say: from here.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, isOwnOrigin: (origin: string) => boolean): boolean {
  const site = headers['sec-fetch-site']
  const { origin, cookie } = headers
  if (site === undefined && origin === undefined) return cookie === undefined
  return (site === undefined || site === 'same-origin') && (origin === undefined || isOwnOrigin(origin))
}

/** Asks again only about names it has not said yes to: the same few hosts and origins call again and again. */
export function cacheAccepted(isOwn: (name: string) => boolean): (name: string) => boolean {
  const own = new Set<string>()
  return (name) => {
    if (own.has(name)) return true
    if (!isOwn(name)) return false
    if (own.size < 100) own.add(name)
    return true
  }
}
