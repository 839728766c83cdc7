import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { RateLimits } from '#platform/limits/rate-limits.ts'
import type { DomainLookup } from '#platform/clients/domain-lookup.ts'
import type { JobOutbox } from '#platform/jobs/job-ports.ts'
import type { CartPayments, Carts, CartStore, Coupons, StoredCart, TransferCodes } from './cart-ports.ts'
import { createPriceList, type PriceList } from './priced-cart.ts'

interface CartStores {
  readonly carts: CartStore
  readonly payments: CartPayments
  readonly jobs: JobOutbox
}

/** What the use cases of the cart work with. */
export interface CartDependencies {
  readonly carts: Carts
  readonly coupons: Coupons
  readonly transaction: UnitOfWork<CartStores>
  readonly catalogue: Catalogue
  readonly prices: PriceList
  readonly codes: TransferCodes
  readonly attempts: Pick<RateLimits, 'take' | 'takeWithin'>
  /** What premium names cost, and before payment whether names are still free. */
  readonly lookup: DomainLookup
  /** The day on which prices and discounts are read. */
  readonly today: () => IsoDate
}

export function createCartDependencies(parts: Omit<CartDependencies, 'prices'>): CartDependencies {
  return { ...parts, prices: createPriceList(parts.catalogue) }
}

/** The id is the key of an anonymous cart; one that belongs to a customer answers that customer only. */
export function isOpenTo(cart: StoredCart, caller: Caller): boolean {
  return cart.customerId === null || cart.customerId === caller.customerId
}
