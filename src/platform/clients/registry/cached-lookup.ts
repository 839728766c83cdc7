import { inBatches } from '#platform/db/batches.ts'
import { createExpiringCache } from '#platform/limits/memo.ts'
import { createSingleFlight } from '#platform/limits/single-flight.ts'
import { withTimeout } from '#platform/limits/with-timeout.ts'
import { answerLifetimesMs } from '#core/names/availability.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type { DomainLookup, Finding, SharedLookups } from '#platform/clients/domain-lookup.ts'

export interface CachedLookupOptions {
  readonly maxCacheEntries: number
  readonly now: () => number
  readonly shared: Pick<SharedLookups, 'recall' | 'remember'> | undefined
  /** The longest wait for findings of other processes. */
  readonly recallTimeoutMs: number
}

interface Learned {
  readonly name: string
  readonly finding: Finding
  readonly ms: number
}

/** Caches findings by state; concurrent lookups of one name share a request, dropped when the last caller is gone. */
export function createCachedLookup(
  find: (name: DomainName, signal: AbortSignal) => Promise<Finding>,
  { maxCacheEntries, now, shared, recallTimeoutMs }: CachedLookupOptions,
): DomainLookup {
  const cache = createExpiringCache<Finding>({ maxEntries: maxCacheEntries, now })
  const inFlight = createSingleFlight()
  const recall = inBatches(async (names: readonly string[]) => {
    const known = await shared?.recall(names)
    return names.map((name) => known?.get(name))
  })
  const remember = inBatches(async (learned: readonly Learned[]) => {
    await shared?.remember(learned)
    return learned.map(() => undefined)
  })

  return {
    async lookUp(name, { signal, fresh = false }) {
      signal.throwIfAborted()
      const known = fresh ? undefined : cache.get(name.ascii)
      if (known !== undefined) return { ...known, source: 'cache' }
      return inFlight(name.ascii, (stopSignal) => recallOrFind(name, fresh, stopSignal), signal)
    },
  }

  async function recallOrFind(name: DomainName, fresh: boolean, signal: AbortSignal): Promise<Finding> {
    const known = fresh || !shared ? undefined : await recalled(name.ascii)
    if (known === undefined) return findAndKeep(name, signal)
    cache.set(name.ascii, known.finding, known.ms)
    return { ...known.finding, source: 'cache' }
  }

  function recalled(name: string): Promise<Omit<Learned, 'name'> | undefined> {
    return withTimeout(recallTimeoutMs, recall(name), () => undefined).catch(() => undefined)
  }

  async function findAndKeep(name: DomainName, signal: AbortSignal): Promise<Finding> {
    const finding = await find(name, signal)
    // That we are too busy says nothing about the name.
    if (finding.state === 'unknown' && finding.reason === 'busy') return finding
    const ms = answerLifetimesMs[finding.state]
    cache.set(name.ascii, finding, ms)
    if (shared && finding.state !== 'unknown') remember({ name: name.ascii, finding, ms }).catch(() => {})
    return finding
  }
}
