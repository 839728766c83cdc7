import type { Pool } from 'pg'
import { readCarts } from './read-carts.ts'
import type { StoredCart } from '#services/cart/carts-port.ts'

const list = `
  select id from carts
  where customer_id = $1 and closed_at is null
    and exists (select from cart_items where cart_items.cart_id = carts.id)
  order by touched_at desc, id
  limit $2`

/** The customer's open carts that hold something, the last used first. */
export async function listRows(pool: Pool, customerId: string, most: number): Promise<readonly StoredCart[]> {
  const { rows } = await pool.query<{ id: string }>({ name: 'list_carts', text: list, values: [customerId, most] })
  if (rows.length === 0) return []
  const found = await readCarts(
    pool,
    rows.map(({ id }) => ({ cartId: id, itemId: null })),
  )
  return found.flatMap((each) =>
    each?.cart.customerId === customerId && each.cart.items.length > 0 ? [each.cart] : [],
  )
}
