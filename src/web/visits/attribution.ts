import { affiliateIdPattern, attributionCookies, wctIdPattern } from '#domain/visits/attribution.ts'
import { carriedIn } from '#web/visits/carried.ts'
import { waiting } from '#web/visits/waiting.ts'

/** Who sent a visitor here. */
export interface Attribution {
  readonly affiliateId?: string
  readonly wctId?: string
}

/** As the browser keeps it, and what came with this visit and may not be kept; it travels with a payment. */
export function attribution(): Attribution {
  return { ...keptAttribution(), ...carriedIn(location.search).carried, ...waiting() }
}

export function keptAttribution(): Attribution {
  return attributionIn(document.cookie, location.protocol === 'https:')
}

/** A cookie that was tampered with, or is half there, counts for nothing. */
export function attributionIn(cookies: string, isSecure: boolean): Attribution {
  const names = attributionCookies(isSecure)
  const kept = new Map(cookies.split('; ').map(namedValueOf))
  const affiliateId = kept.get(names.affiliateId)
  const wctId = kept.get(names.wctId)
  return {
    ...(affiliateId !== undefined && affiliateIdPattern.test(affiliateId) && { affiliateId }),
    ...(wctId !== undefined && wctIdPattern.test(wctId) && { wctId }),
  }
}

function namedValueOf(cookie: string): [string, string] {
  const end = cookie.indexOf('=')
  return [cookie.slice(0, end), cookie.slice(end + 1)]
}
