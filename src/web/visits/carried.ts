import { affiliateIdPattern, wctIdPattern } from '#domain/visits/attribution.ts'
import type { Attribution } from '#web/visits/attribution.ts'

interface Carried {
  readonly carried: Attribution
  /** What is left of the search without it, letter by letter. */
  readonly rest: string
}

/**
 * Who sent somebody here, as the search of an address says it: of two the last. Whoever writes the tracking id may
 * write its name in any case. What is no such thing stays where it is.
 */
export function carriedIn(search: string): Carried {
  const found: { affiliateId?: string; wctId?: string } = {}
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => {
      const end = part.indexOf('=')
      const name = part.slice(0, end)
      const value = part.slice(end + 1)
      if (name === 'via' && affiliateIdPattern.test(value)) found.affiliateId = value
      else if (/^wctid$/i.test(name) && wctIdPattern.test(value)) found.wctId = value
      else return true
      return false
    })
  return { carried: found, rest: others.join('') && `?${others.join('&')}` }
}

/** An address of ours that takes them along. */
export function withCarried(address: string, { affiliateId, wctId }: Attribution): string {
  const url = new URL(address)
  if (affiliateId) url.searchParams.set('via', affiliateId)
  if (wctId) url.searchParams.set('wctId', wctId)
  return url.href
}
