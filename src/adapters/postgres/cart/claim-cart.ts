import type { Pool } from 'pg'
import { readCarts } from './read-carts.ts'
import { cartIdPattern } from '#contract/basics/fields.ts'
import type { StoredCart } from '#services/cart/carts-port.ts'

/** A change like any other: whoever remembers the cart as nobody's finds another version. */
const claim = `
  update carts set customer_id = $2, version = version + 1, touched_at = now()
  where id = $1 and customer_id is null and closed_at is null`

/** The id may be what a log-in sent along, so anything. The cart if it is the customer's now, or was before. */
export async function claimRow(pool: Pool, cartId: string, customerId: string): Promise<StoredCart | null> {
  if (!cartIdPattern.test(cartId)) return null
  await pool.query({ name: 'claim_cart', text: claim, values: [cartId, customerId] })
  const [found = null] = await readCarts(pool, [{ cartId, itemId: null }])
  return found?.cart.customerId === customerId ? found.cart : null
}
