/** Partner number. */
export const affiliateIdPattern = /^[1-9]\d{0,9}$/
/** Click id of an external tracking system. */
export const wctIdPattern = /^[A-Za-z0-9_-]{6,64}$/

/** Lifetime of both cookies. */
export const attributionDays = 30

/** The `__Secure-` prefix keeps insecure origins from setting them. */
export function attributionCookies(isSecure: boolean): Readonly<Record<'affiliateId' | 'wctId', string>> {
  const prefix = isSecure ? '__Secure-' : ''
  return { affiliateId: `${prefix}stek-affiliate`, wctId: `${prefix}stek-wct` }
}

/** Null instead of an error: a malformed cookie must not block a sale. */
export function affiliateIdIn(given: unknown): string | null {
  const text = typeof given === 'number' ? String(given) : given
  return typeof text === 'string' && affiliateIdPattern.test(text) ? text : null
}

export function wctIdIn(given: unknown): string | null {
  return typeof given === 'string' && wctIdPattern.test(given) ? given : null
}
