import type { DomainName } from '#core/names/domain-name.ts'
import type { AvailabilitySource, AvailabilityState } from '#core/names/name-result.ts'
import type { Cents } from '#core/money/money.ts'
import type { PurchasePrice } from '#core/names/availability.ts'

/** Why the state of a name is unknown; the values are also on the wire. */
export type UnknownReason =
  | 'timeout'
  /** The register could not be reached, or asked us to wait. */
  | 'unreachable'
  /** Too many lookups at the same time. */
  | 'busy'
  /** The register has no public server. */
  | 'no_register'
  /** The register's answer makes no sense. */
  | 'bad_answer'
  /** It may be free: the register's "not found" is no proof for this extension, or DNS contradicts it. */
  | 'not_confirmed'
  /** The register's terms forbid automated lookups. */
  | 'not_permitted'

interface Origin {
  readonly source: AvailabilitySource
  /** ISO 8601. */
  readonly checkedAt: string
}

export type Finding = Origin &
  (
    | { readonly state: Extract<AvailabilityState, 'reserved'> }
    /** `recheck`: the source cannot see everything, so the name is looked up again before payment. */
    | { readonly state: 'available'; readonly recheck?: true }
    /** `forSale`: the holder's offer. */
    | { readonly state: 'taken'; readonly forSale?: string }
    /** The registry sets the price; undefined if it is not known. */
    | { readonly state: 'premium'; readonly premium?: { readonly firstYear: Cents; readonly renewal: Cents } }
    | { readonly state: 'unknown'; readonly reason: UnknownReason }
  )

/**
 * What a name is looked up for, the most urgent first. `payment` skips every cache; `exact` is the one name that was
 * typed, `search` a name beside it, `list` one of many.
 */
export const lookupPriorities = ['payment', 'exact', 'search', 'list'] as const
export type LookupPriority = (typeof lookupPriorities)[number]

/** Visitor that a request to a registry is counted against. */
export interface Asker {
  readonly priority: LookupPriority
  /** Network address of the visitor: an IPv4 address or an IPv6 /64. */
  readonly source: string
}

export interface LookupOptions extends Asker {
  /** Stops all requests under way and rejects the promise. */
  readonly signal: AbortSignal
  /** Asks DNS and no register: a name that is not in DNS stays `unknown`. */
  readonly onlyDns?: true
}

export interface DomainLookup {
  /** Resolves to `unknown` if nothing can be learned; rejects only when it is stopped. */
  lookUp(name: DomainName, options: LookupOptions): Promise<Finding>
}

/** A registrar's answer about one name. Its prices are wholesale, without VAT. */
export interface RegistrarAnswer {
  /** A-labels, as asked. */
  readonly name: string
  readonly state: AvailabilityState
  /** The registrar's own words, for the log. */
  readonly reason?: string
  /** Only with `premium`; undefined if the price is not known. */
  readonly premium?: PurchasePrice
}

/** A registrar's availability check, which also knows reserved and premium names. */
export interface RegistrarCheck {
  readonly maxNamesPerCall: number
  /**
   * Names without an answer are `unknown`. Rejects when the whole call failed (with `RegistrarBusy` when the registrar
   * asked to wait) or was stopped.
   */
  check(names: readonly DomainName[], signal: AbortSignal): Promise<readonly RegistrarAnswer[]>
}

/** The registrar asked to wait: HTTP 429, maintenance or a block. */
export class RegistrarBusy extends Error {
  /** undefined if the registrar did not say how long */
  readonly retryAfterMs: number | undefined

  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.name = 'RegistrarBusy'
    this.retryAfterMs = retryAfterMs
  }
}
