import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Coupons } from '#features/coupons/repository.ts'
import type { RateLimits } from '#platform/limits/rate-limits.ts'
import type { DomainLookup } from '#platform/clients/domain-lookup.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { JobOutbox } from '#platform/jobs/job-ports.ts'
import type { CartPayments } from './cart-payments.ts'
import type { CartStore } from './locked-carts-repository.ts'
import { createPriceList, type PriceList } from './priced-cart.ts'
import type { Carts } from './repository.ts'
import type { TransferCodes } from './transfer-codes.ts'

interface CartStores {
  readonly carts: CartStore
  readonly payments: CartPayments
  readonly jobs: JobOutbox
}

/** The dependencies of the use cases around the cart. */
export interface CartDependencies {
  readonly carts: Carts
  readonly coupons: Coupons
  readonly transaction: UnitOfWork<CartStores>
  readonly catalogue: Catalogue
  readonly prices: PriceList
  readonly codes: TransferCodes
  readonly attempts: Pick<RateLimits, 'take' | 'takeWithin'>
  /** Looks up the prices of premium names and, before payment, whether names are still free. */
  readonly lookup: DomainLookup
  /** The day whose prices and discounts apply. */
  readonly today: () => IsoDate
}

export function createCartDependencies(parts: Omit<CartDependencies, 'prices'>): CartDependencies {
  return { ...parts, prices: createPriceList(parts.catalogue) }
}
