import { affiliateIdPattern, wctIdPattern } from '#domain/attribution.ts'

/** Who sent a visitor here. */
export interface Attribution {
  readonly affiliateId?: string
  readonly wctId?: string
}

/** As the browser keeps it; it travels with a payment. */
export function attribution(): Attribution {
  return attributionIn(document.cookie, location.protocol === 'https:')
}

/** A cookie that was tampered with, or is half there, counts for nothing. */
export function attributionIn(cookies: string, isSecure: boolean): Attribution {
  const prefix = isSecure ? '__Secure-' : ''
  const kept = new Map(cookies.split('; ').map(namedValueOf))
  const affiliateId = kept.get(`${prefix}stek-affiliate`)
  const wctId = kept.get(`${prefix}stek-wct`)
  return {
    ...(affiliateId !== undefined && affiliateIdPattern.test(affiliateId) && { affiliateId }),
    ...(wctId !== undefined && wctIdPattern.test(wctId) && { wctId }),
  }
}

function namedValueOf(cookie: string): [string, string] {
  const end = cookie.indexOf('=')
  return [cookie.slice(0, end), cookie.slice(end + 1)]
}
