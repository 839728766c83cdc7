import type { Pool } from 'pg'
import type { Cents } from '#domain/money/money.ts'

/** A change like any other: whoever remembers the cart finds another version. */
const text = `
  with moved as (
    update carts set version = version + 1, touched_at = now() where id = $1 and closed_at is null returning id
  )
  update cart_items as item set seen_cents = shown.cents
  from moved, unnest($2::text[], $3::int[]) as shown(id, cents)
  where item.cart_id = moved.id and item.id = shown.id`

/** What is gone from the cart meanwhile stays gone. */
export async function seePrices(pool: Pool, cartId: string, seen: ReadonlyMap<string, Cents>): Promise<void> {
  await pool.query({ name: 'see_prices', text, values: [cartId, [...seen.keys()], [...seen.values()]] })
}
