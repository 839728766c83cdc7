import type { DomainName } from '#core/names/domain-name.ts'
import type { Finding, LookupPriority } from '#platform/clients/domain-lookup.ts'
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

/** Who looks names up, and how urgent each is. */
export interface Searcher {
  readonly priorityOf: (name: DomainName) => LookupPriority
  /** Network address of the visitor. */
  readonly source: string
  readonly signal: AbortSignal
}

/** Names of one search that are looked up at the same time. */
const maxConcurrent = 16
/** Names of a list that DNS has not been asked about by then go to the registers at once. */
const listInDnsMs = 2000

/**
 * Looks names up in the order given, a bounded number at a time. Those of a list are all looked up in DNS before the
 * registers are asked about the rest. Names still pending at the deadline resolve to
 * `unknown`. Disposing the stream, or aborting the signal, cancels the lookups under way.
 */
export function lookUpNames(
  { lookup, report, searchTimeoutMs }: Deps,
  names: Iterable<DomainName>,
  { priorityOf, source, signal }: Searcher,
): LookupStream {
  const stopping = new AbortController()
  const pending = new Set<() => void>()
  const deadline = setTimeout(stop, searchTimeoutMs)
  const queue = names[Symbol.iterator]()
  /** Names that DNS could not tell anything about. */
  const undecided: DomainName[] = []
  let isOver = signal.aborted
  let ready: NameFinding[] = []
  const dnsUntil = performance.now() + listInDnsMs
  let underWay = 0
  let underWayInDns = 0
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
      if (done && underWayInDns > 0) return
      const next = done ? undecided.shift() : name
      if (next === undefined) return
      const onlyDns = !done && priorityOf(next) === 'list' && performance.now() < dnsUntil
      underWay += 1
      void (onlyDns ? lookUpInDns(next) : lookUp(next))
    }
  }

  async function lookUp(name: DomainName): Promise<void> {
    const finding = await findingInTime(name, false)
    underWay -= 1
    ready.push({ name, finding })
    begin()
    wake?.()
  }

  async function lookUpInDns(name: DomainName): Promise<void> {
    underWayInDns += 1
    const finding = await findingInTime(name, true)
    underWay -= 1
    underWayInDns -= 1
    if (finding.state === 'unknown') undecided.push(name)
    else ready.push({ name, finding })
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
  function findingInTime(name: DomainName, onlyDns: boolean): Promise<Finding> {
    return new Promise((resolve) => {
      const giveUp = () => resolve(unknownFinding('timeout'))
      if (stopping.signal.aborted) return giveUp()
      pending.add(giveUp)
      const close = (finding: Finding) => {
        pending.delete(giveUp)
        resolve(finding)
      }
      const asker = { priority: priorityOf(name), source, ...(onlyDns && { onlyDns }) }
      lookup.lookUp(name, { signal: stopping.signal, ...asker }).then(close, (error: unknown) => {
        if (!stopping.signal.aborted) report(error)
        close(unknownFinding('unreachable'))
      })
    })
  }
}
