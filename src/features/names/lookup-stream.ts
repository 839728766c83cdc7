import type { DomainName } from '#core/names/domain-name.ts'
import type { Finding } from '#platform/clients/domain-lookup.ts'
import type { Deps } from '#features/deps.ts'
import { unknownFinding } from './name-rows.ts'

export interface NameFinding {
  readonly name: DomainName
  readonly finding: Finding
}

/** The findings of several names, as they arrive. */
export interface LookupStream extends Disposable {
  /**
   * Waits for findings, up to `withinMs` if given.
   * @returns the findings since the last call, perhaps none; null when all names are answered
   */
  next(withinMs?: number): Promise<readonly NameFinding[] | null>
}

/** Names of one search that are looked up at the same time. */
const maxConcurrent = 16

/**
 * Looks names up in the order given, a bounded number at a time. Names still pending at the deadline resolve to
 * `unknown`. Disposing the stream, or aborting the signal, cancels the lookups under way.
 */
export function lookUpNames(
  { lookup, report, searchTimeoutMs }: Deps,
  names: Iterable<DomainName>,
  signal: AbortSignal,
): LookupStream {
  const stopping = new AbortController()
  const pending = new Set<() => void>()
  const deadline = setTimeout(stop, searchTimeoutMs)
  const queue = names[Symbol.iterator]()
  let isOver = signal.aborted
  let ready: NameFinding[] = []
  let underWay = 0
  let wake: (() => void) | undefined
  signal.addEventListener('abort', end, { once: true })
  begin()

  return {
    async next(withinMs) {
      if (ready.length === 0 && underWay > 0) await nextFinding(withinMs)
      if (ready.length === 0 && underWay === 0) return null
      const group = ready
      ready = []
      return group
    },
    [Symbol.dispose]: end,
  }

  function begin(): void {
    while (underWay < maxConcurrent && !isOver) {
      const { value: name, done } = queue.next()
      if (done) return
      underWay += 1
      void lookUp(name)
    }
  }

  async function lookUp(name: DomainName): Promise<void> {
    const finding = await findingInTime(name)
    underWay -= 1
    ready.push({ name, finding })
    begin()
    wake?.()
  }

  function nextFinding(withinMs: number | undefined): Promise<void> {
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

  /** Gives every pending name up, even if its lookup ignores the signal. */
  function stop(): void {
    stopping.abort()
    for (const giveUp of pending) giveUp()
  }

  /** Never rejects. */
  function findingInTime(name: DomainName): Promise<Finding> {
    return new Promise((resolve) => {
      const giveUp = () => resolve(unknownFinding('timeout'))
      if (stopping.signal.aborted) return giveUp()
      pending.add(giveUp)
      const close = (finding: Finding) => {
        pending.delete(giveUp)
        resolve(finding)
      }
      lookup.lookUp(name, { signal: stopping.signal }).then(close, (error: unknown) => {
        if (!stopping.signal.aborted) report(error)
        close(unknownFinding('unreachable'))
      })
    })
  }
}
