import type { PriceRelease } from '#core/catalogue/price-releases.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { WholesaleCosts } from '#core/catalogue/price-import.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'

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

/** A paid order whose renewals may have been promised, with its customer as of now. */
export interface PromisedOrder {
  readonly id: string
  readonly number: string
  readonly paidAt: Date
  readonly customerId: string
  readonly email: string
  readonly firstName: string
  readonly language: Locale
  /** Null: it has none of the products that were asked for, or was taken back. */
  readonly snapshot: OrderSnapshot | null
}

export interface PromisedOrders {
  /** Some of those that come after an order by the moment of payment; empty: there are no more. */
  after(order: Pick<PromisedOrder, 'id' | 'paidAt'> | null, slugs: readonly string[]): Promise<readonly PromisedOrder[]>
}
