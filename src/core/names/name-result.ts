import type { Cents } from '#core/money/money.ts'

/** Availability according to the registry; `invalid` is decided by our rules without a lookup. */
export const availabilityStates = ['available', 'taken', 'premium', 'reserved', 'invalid', 'unknown'] as const
export type AvailabilityState = (typeof availabilityStates)[number]

export const availabilitySources = ['dns', 'rdap', 'das', 'registrar', 'demo', 'cache', 'none'] as const
export type AvailabilitySource = (typeof availabilitySources)[number]

/** For the shortest term of the extension, without VAT. */
export interface NameResultPrices {
  /** Of the first term. */
  readonly firstYear: Cents
  readonly renewal: Cents
  /** Null: transfers are not offered. */
  readonly transfer: Cents | null
  /** Everything charged within three years of registering. */
  readonly threeYears: Cents
  /** Length of the term. */
  readonly years: number
}

/** Search result: a name with availability and prices. */
export interface NameResult {
  /** A-labels; for invalid input the text as typed, truncated. */
  readonly name: string
  /** Display form, see `displayNameOf`. */
  readonly unicode: string
  readonly sld: string
  readonly tld: string
  readonly state: AvailabilityState
  /** Why it is unknown or invalid. */
  readonly reason?: string
  /** A corrected input. */
  readonly suggestion?: string
  /** Available according to a source that cannot see everything: checked again before payment. */
  readonly recheck?: true
  /** Text of the `_for-sale` TXT record; may be empty. */
  readonly forSale?: string
  readonly source: AvailabilitySource
  readonly checkedAt: string
  /** Null: not sold. */
  readonly prices: NameResultPrices | null
}
