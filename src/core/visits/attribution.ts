/** Partner number. */
export const affiliateIdPattern = /^[1-9]\d{0,9}$/
/** Click id of an external tracking system. */
export const wctIdPattern = /^[A-Za-z0-9_-]{6,64}$/

/** Lifetime of both cookies in days. */
export const attributionDays = 30

/** The `__Secure-` prefix keeps insecure origins from setting them. */
export function attributionCookies(isSecure: boolean): Readonly<Record<'affiliateId' | 'wctId', string>> {
  const prefix = isSecure ? '__Secure-' : ''
  return { affiliateId: `${prefix}affiliate`, wctId: `${prefix}wct` }
}

/** Parses a partner number. Returns null instead of an error, because a malformed cookie must not block a sale. */
export function affiliateIdIn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && affiliateIdPattern.test(text) ? text : null
}

/**
 * Parses a partner number in a query, also if it is percent-encoded or has leading zeros.
 * @returns null for any other text
 */
export function affiliateIdInQuery(value: string): string | null {
  const digits = /^(?:\d|%3\d)+$/.test(value) ? value.replaceAll('%3', '') : ''
  return affiliateIdIn(digits.length > 10 ? '' : digits.replace(/^0+/, ''))
}

/** Query parameters with personal data: typed input, tokens from e-mails and payments, and ids of tracking systems. */
const personalParameters =
  /^(q|domain|e?-?mail|(first|last)?_?name|phone|token|code|key|cart|cartid|payment|order|number|[a-z]*clid|[gw]braid|wctid)$/i
const maxVisitLength = 512

/** Path and query of the visited page, without personal parameters. A query that is too long is dropped. */
export function visitedPathOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !personalParameters.test(part.split('=', 1)[0] ?? '') && !/@|%40/.test(part))
  const path = kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname
  return path.length > maxVisitLength ? pathname : path
}

export function wctIdIn(value: unknown): string | null {
  return typeof value === 'string' && wctIdPattern.test(value) ? value : null
}
