import type { DomainName } from '#domain/names/domain-name.ts'
import type { AvailabilitySource, AvailabilityState } from '#domain/names/name-result.ts'
import type { Cents } from '#domain/money/money.ts'

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

interface Seen {
  readonly source: AvailabilitySource
  /** ISO 8601. */
  readonly checkedAt: string
}

export type Finding = Seen &
  (
    | { readonly state: Extract<AvailabilityState, 'available' | 'reserved'> }
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
