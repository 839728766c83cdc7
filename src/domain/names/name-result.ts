import type { Cents } from '#domain/money/money.ts'

/** What a register says of a name; `invalid` is what the rules say before anybody is asked. */
export const availabilityStates = ['available', 'taken', 'premium', 'reserved', 'invalid', 'unknown'] as const
export type AvailabilityState = (typeof availabilityStates)[number]

export const availabilitySources = ['dns', 'rdap', 'demo', 'cache', 'none'] as const
export type AvailabilitySource = (typeof availabilitySources)[number]

/** For the shortest term the extension is sold for, without VAT. */
export interface NameResultPrices {
  /** The first term. */
  readonly firstYear: Cents
  readonly renewal: Cents
  /** Null where it cannot be moved here. */
  readonly transfer: Cents | null
  /** Everything charged within three years of registering. */
  readonly threeYears: Cents
  /** The length of the term. */
  readonly years: number
}

/** One row of a search: a name, what is known of it, and what it costs. */
export interface NameResult {
  /** A-labels; for what is no name, the text as it was typed, cut short. */
  readonly name: string
  /** As people read it, unless reading it could mislead them. */
  readonly unicode: string
  readonly sld: string
  readonly tld: string
  readonly state: AvailabilityState
  /** Why it is unknown or invalid. */
  readonly reason?: string
  /** What was probably meant. */
  readonly suggestion?: string
  /** What the holder says of selling it; it may be empty. */
  readonly forSale?: string
  readonly source: AvailabilitySource
  readonly checkedAt: string
  /** Null where nothing is sold. */
  readonly prices: NameResultPrices | null
}
