/** A partner's number. */
export const affiliateIdPattern = /^[1-9]\d{0,9}$/
/** The id by which whoever sent a visitor recognises them. */
export const wctIdPattern = /^[A-Za-z0-9_-]{6,64}$/

/** Null for what is none: a broken cookie must never stand in the way of a sale. */
export function affiliateIdIn(given: unknown): string | null {
  const text = typeof given === 'number' ? String(given) : given
  return typeof text === 'string' && affiliateIdPattern.test(text) ? text : null
}

export function wctIdIn(given: unknown): string | null {
  return typeof given === 'string' && wctIdPattern.test(given) ? given : null
}
