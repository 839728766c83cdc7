import type { Pool } from 'pg'
import { createCartCleaning } from '#adapters/postgres/cart/cart-cleaning.ts'
import { createDataCleaning } from '#adapters/postgres/connection/data-cleaning.ts'
import { createOrderCleaning } from '#adapters/postgres/orders/order-cleaning.ts'
import { createScrubbing } from '#adapters/postgres/orders/scrubbing.ts'
import { cleanUpCarts } from '#jobs/clean-up.ts'
import type { TransferCodes } from '#services/cart/cart-ports.ts'

/** All that deletes what is over, by name. Accounts come after what hangs on them. */
export function createCleanUps(pool: Pool, codes: TransferCodes): Readonly<Record<string, () => Promise<number>>> {
  const carts = createCartCleaning(pool)
  return {
    carts: async () => (await cleanUpCarts(carts), 0),
    ...createScrubbing(pool, codes),
    ...createOrderCleaning(pool),
    ...createDataCleaning(pool),
  }
}
