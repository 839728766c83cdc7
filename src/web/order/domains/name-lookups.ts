import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import type { NameResult } from '#core/names/name-result.ts'

/** Lookup of one name. */
export type Lookup =
  | { readonly kind: 'checking' }
  /** The request itself failed. */
  | { readonly kind: 'failed'; readonly failure: LookupFailure }
  /** `isAgain`: this result came from a retry. */
  | { readonly kind: 'found'; readonly found: NameResult; readonly isAgain: boolean }

interface WantedNames {
  /** A-labels. */
  readonly names: readonly string[]
  /** The search that leads to just these names: used when none of them is cached, and streamed name by name. */
  readonly question?: NameQuestion | undefined
}

interface NameLookups {
  readonly of: (name: string) => Lookup
  readonly subscribe: (listener: () => void) => () => void
  /** Requests the names that are not cached. */
  readonly lookUp: (wanted: WantedNames, signal: AbortSignal) => Promise<void>
  /** Looks up this name again, together with the other shown names whose lookup failed. */
  readonly retry: (name?: string) => Promise<void>
  /** Finds free alternatives; `onFound` receives all results so far each time more arrive. */
  readonly suggest: (
    text: string,
    onFound: (found: readonly NameResult[]) => void,
    signal: AbortSignal,
  ) => Promise<void>
}

const checking: Lookup = { kind: 'checking' }
/** Older results are requested again with the next search. */
const maxAgeMs = 120_000
/** A list is requested in batches, so that the first results show while the rest is loading. */
const maxPieces = 10
const minPieceLength = 5
const piecesAtOnce = 3

/** Availability of names, cached for all rows of the page. */
export function createNameLookups(calls: DomainCalls, now: () => number = () => performance.now()): NameLookups {
  const cache = new Map<string, { readonly lookup: Lookup; readonly at: number }>()
  const retried = new Set<string>()
  const listeners = new Set<() => void>()
  let current: { readonly names: readonly string[]; readonly signal: AbortSignal } | undefined

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const store = (results: readonly NameResult[]) => {
    for (const row of results) {
      cache.set(row.name, { lookup: { kind: 'found', found: row, isAgain: retried.has(row.name) }, at: now() })
    }
    notify()
  }
  const markFailed = (names: readonly string[], failure: LookupFailure) => {
    for (const name of names) cache.set(name, { lookup: { kind: 'failed', failure }, at: now() })
    notify()
  }
  const isCached = (name: string) => cache.has(name)
  const of = (name: string) => cache.get(name)?.lookup ?? checking

  async function lookUp({ names, question }: WantedNames, signal: AbortSignal): Promise<void> {
    current = { names, signal }
    forget(names.filter((name) => of(name).kind === 'failed' || isStale(name)))
    const missing = names.filter((name) => !isCached(name))
    if (missing.length === 0) return
    if (question === undefined || missing.length < names.length) return check(missing, signal)
    const failure = await calls.search(question, store, signal)
    const unanswered = names.filter((name) => !isCached(name))
    if (!signal.aborted && unanswered.length > 0) markFailed(unanswered, failure ?? 'unreachable')
  }

  async function check(names: readonly string[], signal: AbortSignal): Promise<void> {
    const pieces = piecesOf(names)
    let failure: LookupFailure | undefined
    const askOn = async () => {
      for (let piece = pieces.shift(); piece && !failure; piece = pieces.shift()) {
        const answer = await calls.check(piece, signal)
        if (signal.aborted) return
        if (typeof answer === 'string') failure = answer
        else store(answer)
      }
    }
    await Promise.all(Array.from({ length: piecesAtOnce }, askOn))
    const unanswered = names.filter((name) => !isCached(name))
    if (!signal.aborted && unanswered.length > 0) markFailed(unanswered, failure ?? 'unreachable')
  }

  function isStale(name: string): boolean {
    const at = cache.get(name)?.at
    return at !== undefined && now() - at > maxAgeMs
  }

  function forget(names: readonly string[]): void {
    for (const name of names) cache.delete(name)
    if (names.length > 0) notify()
  }

  async function retry(name?: string): Promise<void> {
    if (!current || current.signal.aborted) return
    const failed = current.names.filter((wantedName) => of(wantedName).kind === 'failed')
    const names = [...new Set([...(name === undefined ? [] : [name]), ...failed])]
    for (const retriedName of names) retried.add(retriedName)
    forget(names)
    await check(names, current.signal)
  }

  async function suggest(
    text: string,
    onFound: (found: readonly NameResult[]) => void,
    signal: AbortSignal,
  ): Promise<void> {
    let suggested: readonly NameResult[] = []
    const collect = (results: readonly NameResult[]) => {
      suggested = [...suggested, ...results]
      store(results)
      if (!signal.aborted) onFound(suggested)
    }
    await calls.search({ text, group: 'suggestions' }, collect, signal)
  }

  return {
    of,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lookUp,
    retry,
    suggest,
  }
}

/** Few enough for the rate limit, short enough that a slow name delays few others. */
export function piecesOf(names: readonly string[]): (readonly string[])[] {
  const length = Math.max(minPieceLength, Math.ceil(names.length / maxPieces))
  const count = Math.ceil(names.length / length)
  return Array.from({ length: count }, (_, index) => names.slice(index * length, (index + 1) * length))
}

/** Reason why a lookup request failed or was cut off. */
export type LookupFailure = 'tooFast' | 'unreachable'

export interface NameQuestion {
  readonly text: string
  /** Defaults to the featured extensions of the language. */
  readonly group?: ExtensionGroup | 'suggestions'
}

/** Domain lookups of the API. They do not throw; an aborted call returns without a failure. */
export interface DomainCalls {
  /**
   * Calls `store` as rows arrive.
   * @returns null if the response was complete
   */
  readonly search: (
    question: NameQuestion,
    store: (found: readonly NameResult[]) => void,
    signal: AbortSignal,
  ) => Promise<LookupFailure | null>
  readonly check: (names: readonly string[], signal: AbortSignal) => Promise<readonly NameResult[] | LookupFailure>
}
