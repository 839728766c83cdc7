import { inBatches } from '#platform/db/batches.ts'
import { createExpiringCache } from '#platform/limits/memo.ts'
import { createSingleFlight } from '#platform/limits/single-flight.ts'
import { withTimeout } from '#platform/limits/with-timeout.ts'
import { answerLifetimesMs } from '#core/names/availability.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type { DomainLookup, Finding, LookupOptions } from '#platform/clients/domain-lookup.ts'
import type { LearnedFinding, SharedLookups } from './repository.ts'

export interface CachedLookupOptions {
  readonly maxCacheEntries: number
  readonly now: () => number
  readonly shared: Pick<SharedLookups, 'recall' | 'remember'> | undefined
  /** The longest wait for findings of other processes. */
  readonly recallTimeoutMs: number
}

/**
 * Caches findings in memory and in the database of all processes, for a time that depends on their state. Concurrent
 * lookups of one name by one visitor share a request, which is cancelled when the last caller is gone.
 */
export function createCachedLookup(
  find: (name: DomainName, options: LookupOptions) => Promise<Finding>,
  { maxCacheEntries, now, shared, recallTimeoutMs }: CachedLookupOptions,
): DomainLookup {
  const cache = createExpiringCache<Finding>({ maxEntries: maxCacheEntries, now })
  const inFlight = createSingleFlight()
  const recall = inBatches(async (names: readonly string[]) => {
    const findings = await shared?.recall(names)
    return names.map((name) => findings?.get(name))
  })
  const remember = inBatches(async (learned: readonly LearnedFinding[]) => {
    await shared?.remember(learned)
    return learned.map(() => undefined)
  })

  return {
    async lookUp(name, options) {
      const { signal, priority, source, onlyDns } = options
      signal.throwIfAborted()
      const cached = priority === 'payment' ? undefined : cache.get(name.ascii)
      if (cached !== undefined) return { ...cached, source: 'cache' }
      // Another visitor's request may be refused where this one is not.
      const key = `${onlyDns ? 'dns' : priority} ${source} ${name.ascii}`
      return inFlight(key, (stopping) => recallOrFind(name, { ...options, signal: stopping }), signal)
    },
  }

  async function recallOrFind(name: DomainName, options: LookupOptions): Promise<Finding> {
    const recalled = options.priority === 'payment' || !shared ? undefined : await recallInTime(name.ascii)
    if (recalled === undefined) return findAndKeep(name, options)
    cache.set(name.ascii, recalled.finding, recalled.ms)
    return { ...recalled.finding, source: 'cache' }
  }

  function recallInTime(name: string): Promise<Omit<LearnedFinding, 'name'> | undefined> {
    return withTimeout(recallTimeoutMs, recall(name), () => undefined).catch(() => undefined)
  }

  async function findAndKeep(name: DomainName, options: LookupOptions): Promise<Finding> {
    const finding = await find(name, options)
    // Neither a limit of our own nor DNS alone says that nothing can be learned of the name.
    if (finding.state === 'unknown' && (finding.reason === 'busy' || options.onlyDns)) return finding
    const ms = answerLifetimesMs[finding.state]
    cache.set(name.ascii, finding, ms)
    if (shared && finding.state !== 'unknown') remember({ name: name.ascii, finding, ms }).catch(() => {})
    return finding
  }
}
