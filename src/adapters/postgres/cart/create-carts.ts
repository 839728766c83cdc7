import type { Pool } from 'pg'
import { lookedUpByKey } from './looked-up-by-key.ts'
import type { StoredCart } from '#services/cart/carts-port.ts'

const create = `
  insert into carts (id, customer_id)
  select id, customer_id from unnest($1::text[], $2::uuid[]) as cart(id, customer_id)`

export async function createRows(pool: Pool, carts: readonly StoredCart[]): Promise<readonly void[]> {
  const values = [carts.map(({ id }) => id), carts.map(({ customerId }) => customerId)]
  await pool.query({ name: 'create_carts', text: create, values })
  return carts.map(() => {})
}

/** A sign of life, once a day at most: it is no change of the cart. */
const touch = `
  update carts set touched_at = now()
  from ${lookedUpByKey('unnest($1::text[])', '$2')} as seen(id)
  where carts.id = seen.id and touched_at < now() - interval '1 day'`

export async function touchRows(pool: Pool, cartIds: readonly string[]): Promise<readonly void[]> {
  await pool.query({ name: 'touch_carts', text: touch, values: [cartIds, cartIds.length] })
  return cartIds.map(() => {})
}
