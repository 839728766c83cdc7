import { createExpiringCache } from '#concurrency/memo.ts'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import type { DomainName } from '#domain/names/domain-name.ts'
import type { AvailabilityState } from '#domain/names/name-result.ts'
import type { DomainLookup, Finding } from '#services/names/domain-lookup-port.ts'

export interface CachedLookupOptions {
  readonly maxCacheEntries?: number
  readonly now?: () => number
}

const minute = 60_000
const lifetimesMs: Readonly<Record<AvailabilityState, number>> = {
  taken: 10 * minute,
  premium: 10 * minute,
  reserved: 10 * minute,
  /** Short: somebody else may register it. */
  available: minute,
  unknown: 15_000,
  invalid: 0,
}

/** Caches findings by state; concurrent lookups of one name share a request, dropped when the last caller is gone. */
export function createCachedLookup(
  find: (name: DomainName, signal: AbortSignal) => Promise<Finding>,
  { maxCacheEntries = 20_000, now = () => performance.now() }: CachedLookupOptions = {},
): DomainLookup {
  const cache = createExpiringCache<Finding>({ maxEntries: maxCacheEntries, now })
  const inFlight = createSingleFlight()

  return {
    async lookUp(name, { signal, fresh = false }) {
      signal.throwIfAborted()
      const known = fresh ? undefined : cache.get(name.ascii)
      if (known !== undefined) return { ...known, source: 'cache' }
      return inFlight(name.ascii, (stopSignal) => findAndKeep(name, stopSignal), signal)
    },
  }

  async function findAndKeep(name: DomainName, signal: AbortSignal): Promise<Finding> {
    const finding = await find(name, signal)
    // That we are too busy says nothing about the name.
    const isBusy = finding.state === 'unknown' && finding.reason === 'busy'
    if (!isBusy) cache.set(name.ascii, finding, lifetimesMs[finding.state])
    return finding
  }
}
