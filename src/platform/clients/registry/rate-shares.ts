import { type Asker, lookupPriorities, type LookupPriority } from '#platform/clients/domain-lookup.ts'

/** Kept of each rate for checks at payment and the one exact name. */
const keptShare = 1 / 4
/** Most of a rate that lists use, and that one source uses while nobody else asks. */
const halfShare = 1 / 2
/** Most of a rate that one source uses while others ask too. */
const sourceShare = 1 / 5

/** The most of a limit that requests of a priority may fill. */
export function maxFor(priority: LookupPriority, max: number): number {
  if (priority === 'list') return partOf(max, halfShare)
  return priority === 'search' ? partOf(max, 1 - keptShare) : max
}

/** The place of a request in a queue: urgent ones go first and find room when others do not. */
export function placeOf(priority: LookupPriority, maxQueueLength: number) {
  return { rank: lookupPriorities.indexOf(priority), maxQueueLength: maxFor(priority, maxQueueLength) }
}

export function byPriority<Value>(valueOf: (priority: LookupPriority) => Value): Record<LookupPriority, Value> {
  const [payment, exact, search, list] = [valueOf('payment'), valueOf('exact'), valueOf('search'), valueOf('list')]
  return { payment, exact, search, list }
}

function partOf(max: number, share: number): number {
  return Math.max(1, Math.floor(max * share))
}

/** A request that counts against its source: from when it waits until its time in the rate is over. */
export interface CountedRequest {
  /** The request is sent: its time in the rate begins. */
  begin(): void
  /** The request is not sent after all. */
  giveBack(): void
}

/** Counts what each source uses of a rate, in this process. */
export function createSourceShares(
  { max, seconds }: { readonly max: number; readonly seconds: number },
  now: () => number,
) {
  const counted = new Set<{ readonly source: string; until: number }>()
  /** The source that asked last, and the last one that was another. */
  let latest = { source: '', at: Number.NEGATIVE_INFINITY }
  let other = latest

  return {
    /** @returns undefined if the source has used its share */
    take({ priority, source }: Asker): CountedRequest | undefined {
      const isAlone = !hasOtherThan(source)
      noteAsked(source)
      let used = 0
      for (const request of counted) {
        if (request.until <= now()) counted.delete(request)
        else if (request.source === source) used += 1
      }
      // The names of an order are checked together, so an order has the larger share also while others ask.
      const share = isAlone || priority === 'payment' ? halfShare : sourceShare
      if (used >= partOf(max, share)) return undefined
      const request = { source, until: Number.POSITIVE_INFINITY }
      counted.add(request)
      return {
        begin: () => void (request.until = now() + seconds * 1000),
        giveBack: () => void counted.delete(request),
      }
    },
  }

  function hasOtherThan(source: string): boolean {
    const { at } = latest.source === source ? other : latest
    return at > now() - seconds * 1000
  }

  function noteAsked(source: string): void {
    if (latest.source !== source) other = latest
    latest = { source, at: now() }
  }
}
