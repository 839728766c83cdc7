import type { PriceRelease } from '#domain/catalogue/price-releases.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { Cents } from '#domain/money/money.ts'

/** What a wholesaler asks for a year of an extension. */
export interface WholesaleCost {
  readonly registration: Cents
  readonly renewal: Cents
  readonly transfer: Cents
}
export type WholesaleCosts = Readonly<Record<string, WholesaleCost>>

/** Why a promise is broken, in the words that the customer reads. */
export type Notices = Partial<Readonly<Record<Locale, string>>>

export interface NewRelease extends Omit<PriceRelease, 'beginsAt'> {
  readonly draftId: string
  /** Null: as soon as every process can know. */
  readonly beginsAt: Date | null
  readonly costs: WholesaleCosts | null
  readonly releasedBy: string
  readonly reason: string
  readonly notices: Notices | null
}

export interface RecordedRelease extends PriceRelease {
  readonly releasedBy: string
  readonly reason: string
  readonly madeAt: Date
}

/** Every function throws `Unavailable` when the releases cannot be reached. */
export interface PriceReleases {
  /** Those with a greater number, the smallest first; 0: all. A row that was read once never changes. */
  after(number: number): Promise<readonly RecordedRelease[]>
}
