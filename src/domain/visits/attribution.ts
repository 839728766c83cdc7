/** A partner's number. */
export const affiliateIdPattern = /^[1-9]\d{0,9}$/
/** The id by which whoever sent a visitor recognises them. */
export const wctIdPattern = /^[A-Za-z0-9_-]{6,64}$/

/** How long a browser remembers either. */
export const attributionDays = 30

/** The cookies that hold them; over https nothing insecure can set them. */
export function attributionCookies(isSecure: boolean): Readonly<Record<'affiliateId' | 'wctId', string>> {
  const prefix = isSecure ? '__Secure-' : ''
  return { affiliateId: `${prefix}stek-affiliate`, wctId: `${prefix}stek-wct` }
}

/** Null for what is none: a broken cookie must never stand in the way of a sale. */
export function affiliateIdIn(given: unknown): string | null {
  const text = typeof given === 'number' ? String(given) : given
  return typeof text === 'string' && affiliateIdPattern.test(text) ? text : null
}

export function wctIdIn(given: unknown): string | null {
  return typeof given === 'string' && wctIdPattern.test(given) ? given : null
}
