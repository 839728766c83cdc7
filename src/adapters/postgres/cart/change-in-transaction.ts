import type { Pool } from 'pg'
import { readCarts } from './read-carts.ts'
import { removedItemOf } from './wish.ts'
import { writeCarts } from './write-carts.ts'
import type { Decide } from '#services/cart/carts-port.ts'

/** For a cart that many processes change at once: holds it, so that the change cannot come too late. */
export async function changeAlone<Answer>(
  pool: Pool,
  cartId: string,
  itemId: string,
  decide: Decide<Answer>,
): Promise<Answer | null> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select from carts where id = $1 for update', [cartId])
    const [found = null] = await readCarts(client, [{ cartId, itemId }])
    const decision = found && decide(found.cart, removedItemOf(found.removedWish))
    if (found && decision?.items) await writeCarts(client, [{ cart: found.cart, items: decision.items }])
    await client.query('commit')
    client.release()
    return decision && decision.answer
  } catch (error) {
    client.release(true)
    throw error
  }
}
