import type { ExtensionGroup } from '#domain/catalogue/catalogue.ts'
import type { NameResult } from '#domain/names/name-result.ts'

/** What is known of a name right now. */
export type Lookup =
  | { readonly kind: 'checking' }
  /** Nobody could be asked. */
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  /** `isAgain`: somebody asked for this name once more. */
  | { readonly kind: 'found'; readonly found: NameResult; readonly isAgain: boolean }

export interface WantedNames {
  /** A-labels. */
  readonly names: readonly string[]
  /** What leads to just these names: asked when none of them is known, and answered name by name. */
  readonly question?: NameQuestion | undefined
}

export interface NameLookups {
  readonly of: (name: string) => Lookup
  readonly subscribe: (listener: () => void) => () => void
  /** Asks for those that are not known, until all are or nobody answers. */
  readonly lookUp: (wanted: WantedNames, signal: AbortSignal) => Promise<void>
  /** Asks once more for this name, and for all others among the wanted ones that nobody answered for. */
  readonly retry: (name?: string) => Promise<void>
  /** Other names, found to be free. */
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly NameResult[]>
}

const checking: Lookup = { kind: 'checking' }
/** An answer this old is asked for again with the next search. */
const freshMs = 120_000
/** A list is asked for in pieces: what is known shows while the rest is on its way. */
const maxPieces = 10
const minPieceLength = 5
const piecesAtOnce = 3

/** Answers of registers, shared by all rows of the page. */
export function createNameLookups(calls: DomainCalls, now: () => number = () => performance.now()): NameLookups {
  const known = new Map<string, { readonly lookup: Lookup; readonly at: number }>()
  const askedAgain = new Set<string>()
  const listeners = new Set<() => void>()
  let current: { readonly names: readonly string[]; readonly signal: AbortSignal } | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const take = (found: readonly NameResult[]) => {
    for (const row of found) {
      known.set(row.name, { lookup: { kind: 'found', found: row, isAgain: askedAgain.has(row.name) }, at: now() })
    }
    tell()
  }
  const giveUp = (names: readonly string[], trouble: Trouble) => {
    for (const name of names) known.set(name, { lookup: { kind: 'failed', trouble }, at: now() })
    tell()
  }
  const isKnown = (name: string) => known.has(name)
  const of = (name: string) => known.get(name)?.lookup ?? checking

  async function lookUp({ names, question }: WantedNames, signal: AbortSignal): Promise<void> {
    current = { names, signal }
    forget(names.filter((name) => of(name).kind === 'failed' || isStale(name)))
    const missing = names.filter((name) => !isKnown(name))
    if (missing.length === 0) return
    if (question === undefined || missing.length < names.length) return check(missing, signal)
    const trouble = await calls.search(question, take, signal)
    const unanswered = names.filter((name) => !isKnown(name))
    if (!signal.aborted && unanswered.length > 0) giveUp(unanswered, trouble ?? 'unreachable')
  }

  async function check(names: readonly string[], signal: AbortSignal): Promise<void> {
    const pieces = piecesOf(names)
    let trouble: Trouble | undefined
    const askOn = async () => {
      for (let piece = pieces.shift(); piece && !trouble; piece = pieces.shift()) {
        const answer = await calls.check(piece, signal)
        if (signal.aborted) return
        if (typeof answer === 'string') trouble = answer
        else take(answer)
      }
    }
    await Promise.all(Array.from({ length: piecesAtOnce }, askOn))
    const unanswered = names.filter((name) => !isKnown(name))
    if (!signal.aborted && unanswered.length > 0) giveUp(unanswered, trouble ?? 'unreachable')
  }

  function isStale(name: string): boolean {
    const at = known.get(name)?.at
    return at !== undefined && now() - at > freshMs
  }

  function forget(names: readonly string[]): void {
    for (const name of names) known.delete(name)
    if (names.length > 0) tell()
  }

  async function retry(name?: string): Promise<void> {
    if (!current || current.signal.aborted) return
    const failed = current.names.filter((each) => of(each).kind === 'failed')
    const names = [...new Set([...(name === undefined ? [] : [name]), ...failed])]
    for (const each of names) askedAgain.add(each)
    forget(names)
    await check(names, current.signal)
  }

  async function suggest(text: string, signal: AbortSignal): Promise<readonly NameResult[]> {
    const suggested: NameResult[] = []
    const collect = (found: readonly NameResult[]) => {
      suggested.push(...found)
      take(found)
    }
    await calls.search({ text, group: 'suggestions' }, collect, signal)
    return signal.aborted ? [] : suggested
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

/** Few enough to be within the limits of the shop, short enough that a slow name holds up few others. */
export function piecesOf(names: readonly string[]): (readonly string[])[] {
  const length = Math.max(minPieceLength, Math.ceil(names.length / maxPieces))
  const count = Math.ceil(names.length / length)
  return Array.from({ length: count }, (_, index) => names.slice(index * length, (index + 1) * length))
}

/** Why a question about names was not answered, or not to the end. */
export type Trouble = 'tooFast' | 'unreachable'

export interface NameQuestion {
  /** As it was typed. */
  readonly text: string
  /** Nothing: the featured extensions of the language. */
  readonly group?: ExtensionGroup | 'suggestions'
}

/** What can be asked about names. Neither throws: who is stopped is not answered. */
export interface DomainCalls {
  /** Gives rows as they become known. Null when the answer came to its end. */
  readonly search: (
    question: NameQuestion,
    take: (found: readonly NameResult[]) => void,
    signal: AbortSignal,
  ) => Promise<Trouble | null>
  readonly check: (names: readonly string[], signal: AbortSignal) => Promise<readonly NameResult[] | Trouble>
}
