import type { DomainName } from '#core/names/domain-name.ts'
import type { AvailabilitySource, AvailabilityState } from '#core/names/name-result.ts'
import type { Cents } from '#core/money/money.ts'
import type { LookupRate, PurchasePrice } from '#core/names/availability.ts'

/** Why nothing is known of a name; the words are also on the wire. */
export type UnknownReason =
  /** Nobody answered in time. */
  | 'timeout'
  /** The register could not be asked, or asked us to wait. */
  | 'unreachable'
  /** Too much is being asked at once. */
  | 'busy'
  /** The register has no public server. */
  | 'no_register'
  /** The register's answer makes no sense. */
  | 'bad_answer'
  /** It may be free: the register does not know it, which is no proof there, or DNS says otherwise. */
  | 'not_confirmed'
  /** The register's terms forbid programs to ask. */
  | 'not_permitted'

interface Seen {
  readonly source: AvailabilitySource
  /** ISO 8601. */
  readonly checkedAt: string
}

export type Finding = Seen &
  (
    | { readonly state: Extract<AvailabilityState, 'reserved'> }
    /** `recheck`: from a source that cannot see everything; it is asked again before payment. */
    | { readonly state: 'available'; readonly recheck?: true }
    /** `forSale`: what the holder says of selling it. */
    | { readonly state: 'taken'; readonly forSale?: string }
    /** Its price is the registry's own; nothing: it is not known. */
    | { readonly state: 'premium'; readonly premium?: { readonly firstYear: Cents; readonly renewal: Cents } }
    | { readonly state: 'unknown'; readonly reason: UnknownReason }
  )

export interface LookupOptions {
  /** Nobody wants to know any more: all that is under way stops, and the promise is rejected. */
  readonly signal: AbortSignal
  /** Nothing that was remembered will do. */
  readonly fresh?: boolean
}

export interface DomainLookup {
  /** That nothing can be learned is an answer too: it is rejected only when it is stopped. */
  lookUp(name: DomainName, options: LookupOptions): Promise<Finding>
}

/** What a registrar says of one name. Its prices are what we pay, without VAT. */
export interface RegistrarAnswer {
  /** A-labels, as asked. */
  readonly name: string
  readonly state: AvailabilityState
  /** The registrar's own words, for the log. */
  readonly reason?: string
  /** Only with `premium`; nothing: the price is not known. */
  readonly premium?: PurchasePrice
}

/** The check of a registrar, which sees what registers reserve and what they price themselves. */
export interface RegistrarCheck {
  readonly maxNamesPerCall: number
  /**
   * An answer for each name it could learn about; a name without one is `unknown`. Rejected when the whole call failed
   * (with `RegistrarBusy` when it asked to wait) or was stopped.
   */
  check(names: readonly DomainName[], signal: AbortSignal): Promise<readonly RegistrarAnswer[]>
}

/** The registrar asked to be left alone: 429, a maintenance, a block. */
export class RegistrarBusy extends Error {
  /** Nothing: it did not say for how long. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.name = 'RegistrarBusy'
    this.retryAfterMs = retryAfterMs
  }
}

/** Whether one question may be put to a source now; otherwise how long until the next may. */
export interface LookupTurn {
  readonly isGranted: boolean
  readonly waitMs: number
  /** The source asked somebody to wait. */
  readonly isPaused: boolean
}

/** What all processes know together of names and of those who are asked about them. Throws `Unavailable`. */
export interface SharedLookups {
  /** What some process learned a while ago, and for how long it still counts. */
  recall(names: readonly string[]): Promise<ReadonlyMap<string, { readonly finding: Finding; readonly ms: number }>>
  remember(learned: readonly { readonly name: string; readonly finding: Finding; readonly ms: number }[]): Promise<void>
  /** Takes up to so many of the questions that a source allows. */
  take(
    source: string,
    wanted: number,
    rate: LookupRate,
  ): Promise<{ readonly granted: number } & Omit<LookupTurn, 'isGranted'>>
  /** Nobody asks it for so long. */
  pause(source: string, ms: number): Promise<void>
}
