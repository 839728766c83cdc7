import type { Cents } from '#core/money/money.ts'

/** Availability according to the registry; `invalid` is set by the shop's own rules without a lookup. */
export const availabilityStates = ['available', 'taken', 'premium', 'reserved', 'invalid', 'unknown'] as const
export type AvailabilityState = (typeof availabilityStates)[number]

export const availabilitySources = ['dns', 'rdap', 'das', 'registrar', 'demo', 'cache', 'none'] as const
export type AvailabilitySource = (typeof availabilitySources)[number]

/** Prices for the shortest term of the extension, without VAT. */
export interface NameResultPrices {
  /** Price of the first term. */
  readonly firstYear: Cents
  readonly renewal: Cents
  /** null if the shop does not offer transfers. */
  readonly transfer: Cents | null
  /** All charges within three years of registration. */
  readonly threeYears: Cents
  /** Length of the term in years. */
  readonly years: number
}

/** Search result: a name with availability and prices. */
export interface NameResult {
  /** Name in A-labels; invalid input as typed, truncated. */
  readonly name: string
  /** Display form, see `displayNameOf`. */
  readonly unicode: string
  readonly sld: string
  readonly tld: string
  readonly state: AvailabilityState
  /** Reason for `unknown` or `invalid`. */
  readonly reason?: string
  /** Corrected input. */
  readonly suggestion?: string
  /** Set if the source of `available` is not authoritative, so that the name is checked again before payment. */
  readonly recheck?: true
  /** Text of the `_for-sale` TXT record, which may be empty. */
  readonly forSale?: string
  readonly source: AvailabilitySource
  readonly checkedAt: string
  /** null if the extension is not sold. */
  readonly prices: NameResultPrices | null
}
