import type { DomainName } from '#domain/names/domain-name.ts'
import type { AvailabilityState } from '#domain/names/name-result.ts'
import type { DomainLookup, Finding } from '#services/names/domain-lookup-port.ts'

export interface CachedLookupOptions {
  readonly maxCacheEntries?: number
  readonly now?: () => number
}

interface Asking {
  readonly answer: Promise<Finding>
  readonly stopping: AbortController
  askers: number
}

const minute = 60_000
const lifetimesMs: Readonly<Record<AvailabilityState, number>> = {
  taken: 10 * minute,
  premium: 10 * minute,
  reserved: 10 * minute,
  /** Somebody else may be quicker. */
  available: minute,
  unknown: 15_000,
  invalid: 0,
}

/** What was found stays known for a while; who asks for the same name at the same time shares the question. */
export function createCachedLookup(
  ask: (name: DomainName, signal: AbortSignal) => Promise<Finding>,
  { maxCacheEntries = 20_000, now = () => performance.now() }: CachedLookupOptions = {},
): DomainLookup {
  const remembered = new Map<string, { readonly finding: Finding; readonly until: number }>()
  const underWay = new Map<string, Asking>()

  return {
    async look(name, { signal, fresh = false }) {
      signal.throwIfAborted()
      const known = fresh ? undefined : remembered.get(name.ascii)
      if (known !== undefined && known.until > now()) return { ...known.finding, source: 'cache' }
      return answerTo(underWay.get(name.ascii) ?? begin(name), name, signal)
    },
  }

  function begin(name: DomainName): Asking {
    const stopping = new AbortController()
    const asking: Asking = { answer: ask(name, stopping.signal), stopping, askers: 0 }
    underWay.set(name.ascii, asking)
    asking.answer
      .then((finding) => remember(name.ascii, finding))
      .catch(() => {})
      .finally(() => {
        if (underWay.get(name.ascii) === asking) underWay.delete(name.ascii)
      })
    return asking
  }

  /** The question is dropped when the last who asked it is gone. */
  function answerTo(asking: Asking, name: DomainName, signal: AbortSignal): Promise<Finding> {
    asking.askers += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        asking.askers -= 1
        if (asking.askers === 0) {
          underWay.delete(name.ascii)
          asking.stopping.abort()
        }
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      asking.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  function remember(name: string, finding: Finding): void {
    /* That we are too busy says nothing about the name. */
    if (finding.state === 'unknown' && finding.reason === 'busy') return
    remembered.delete(name)
    remembered.set(name, { finding, until: now() + lifetimesMs[finding.state] })
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size > maxCacheEntries) remembered.delete(oldest)
  }
}
