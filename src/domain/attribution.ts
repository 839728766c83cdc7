/** A partner's number. */
export const affiliateIdPattern = /^[1-9]\d{0,9}$/
/** The id by which whoever sent a visitor recognises them. */
export const wctIdPattern = /^[A-Za-z0-9_-]{6,64}$/
