import type { Attribution } from '#web/visits/attribution.ts'

/** What no cookie holds: it lives in this document, and goes along to the next in its address. */
let inMemory: Attribution = {}

export function waiting(): Attribution {
  return inMemory
}

export function wait(carried: Attribution): void {
  inMemory = { ...inMemory, ...carried }
}

/** What a cookie holds by now waits no longer. */
export function settle(kept: Attribution): void {
  const { affiliateId, wctId } = inMemory
  inMemory = {
    ...(affiliateId !== undefined && affiliateId !== kept.affiliateId && { affiliateId }),
    ...(wctId !== undefined && wctId !== kept.wctId && { wctId }),
  }
}
