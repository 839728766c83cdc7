import type { DomainName } from '#core/names/domain-name.ts'
import { unknownFinding, type NameDependencies } from './name-dependencies.ts'
import type { Finding } from '#platform/clients/domain-lookup.ts'

export interface Looked {
  readonly name: DomainName
  readonly finding: Finding
}

/** Names under way. */
export interface Lookups extends Disposable {
  /** Those that became known meanwhile: none when nothing did within the time given, null when all are known. */
  next(withinMs?: number): Promise<readonly Looked[] | null>
}

/**
 * Looks names up, a bounded number at a time, in the order given. What is not known when the time is over is unknown.
 * When nobody listens any more, all that is under way stops.
 */
export function lookUpNames(shop: NameDependencies, names: Iterable<DomainName>, signal: AbortSignal): Lookups {
  const stopping = new AbortController()
  const unanswered = new Set<() => void>()
  const deadline = setTimeout(stop, shop.searchTimeoutMs)
  const waiting = names[Symbol.iterator]()
  let isOver = signal.aborted
  let known: Looked[] = []
  let underWay = 0
  let wake: (() => void) | undefined
  signal.addEventListener('abort', end, { once: true })
  begin()

  return {
    async next(withinMs) {
      if (known.length === 0 && underWay > 0) await somethingKnown(withinMs)
      if (known.length === 0 && underWay === 0) return null
      const group = known
      known = []
      return group
    },
    [Symbol.dispose]: end,
  }

  function begin(): void {
    while (underWay < shop.maxConcurrentSyncs && !isOver) {
      const { value: name, done } = waiting.next()
      if (done) return
      underWay += 1
      void look(name)
    }
  }

  async function look(name: DomainName): Promise<void> {
    const finding = await answerOrEnd(name)
    underWay -= 1
    known.push({ name, finding })
    begin()
    wake?.()
  }

  function somethingKnown(withinMs: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = withinMs === undefined ? undefined : setTimeout(resolve, Math.max(0, withinMs))
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function end(): void {
    isOver = true
    clearTimeout(deadline)
    signal.removeEventListener('abort', end)
    if (underWay > 0) stop()
  }

  /** What is under way is over now, whatever the lookup does. */
  function stop(): void {
    stopping.abort()
    for (const giveUp of unanswered) giveUp()
  }

  /** Never rejects. */
  function answerOrEnd(name: DomainName): Promise<Finding> {
    return new Promise((resolve) => {
      const giveUp = () => resolve(unknownFinding(shop, 'timeout'))
      if (stopping.signal.aborted) return giveUp()
      unanswered.add(giveUp)
      const close = (finding: Finding) => {
        unanswered.delete(giveUp)
        resolve(finding)
      }
      shop.lookup.lookUp(name, { signal: stopping.signal }).then(close, (error: unknown) => {
        if (!stopping.signal.aborted) shop.report(error)
        close(unknownFinding(shop, 'unreachable'))
      })
    })
  }
}
