import type { PoolClient } from 'pg'
import { readCarts } from '#adapters/postgres/cart/read-carts.ts'
import { wishHashOf } from '#adapters/postgres/cart/wish.ts'
import type { OrderRecord } from '#adapters/postgres/orders/read-order.ts'
import type { ItemChoice } from '#domain/cart/cart.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { itemsAfterPaying } from '#domain/cart/cart-changes.ts'
import type { StoredCart } from '#services/cart/carts-port.ts'

/** The cart the order was made from; if it is gone because it was joined with another, the one that has its items. */
const findCarts = `
  select id from carts
  where closed_at is null and case
    when exists (select from carts where id = $1) then id = $1
    else customer_id = $2 and exists (select from cart_items where cart_id = carts.id and cart_items.id = any($3))
  end
  order by id for update`

const raise = `update cart_items set parent = null where cart_id = $1 and id = any($2)`
const takeOut = `delete from cart_items where cart_id = $1 and id = any($2)`

/** A wish that was paid must not come back with a late duplicate of it. */
const remember = `
  insert into removed_cart_items (cart_id, id, wish)
  select $1, id, wish from unnest($2::text[], $3::text[]) as gone(id, wish)
  on conflict (cart_id, id) do nothing`

/** A change like any other: whoever remembers the cart as it was finds another version. */
const move = `
  update carts set version = version + 1, touched_at = now(),
    closed_at = case when $2 then now() end, paid_by = case when $2 then $3 end
  where id = $1`

/** What was paid leaves the cart, in a transaction that holds it; what was wished later stays. */
export async function takeOutPaid(client: PoolClient, order: OrderRecord, paymentId: string): Promise<void> {
  const { cartId, customerId, snapshot } = order
  const itemIds = snapshot.lines.map(({ itemId }) => itemId)
  const { rows } = await client.query<{ id: string }>(findCarts, [cartId, customerId, itemIds])
  if (rows.length === 0) return
  const found = await readCarts(
    client,
    rows.map(({ id }) => ({ cartId: id, itemId: null })),
  )
  const paid = new Map(snapshot.lines.map((line) => [line.itemId, contentOf(line)]))
  for (const each of found) if (each !== null) await takeOutOf(client, each.cart, paid, paymentId)
}

async function takeOutOf(
  client: PoolClient,
  { id: cartId, items }: StoredCart,
  paid: ReadonlyMap<string, string>,
  paymentId: string,
): Promise<void> {
  const { gone, raised, isEmpty } = itemsAfterPaying(items, (item) => paid.get(item.id) === contentOf(item))
  const ids = gone.map(({ id }) => id)
  await client.query(raise, [cartId, raised.map(({ id }) => id)])
  await client.query(takeOut, [cartId, ids])
  await client.query(remember, [cartId, ids, gone.map(wishHashOf)])
  await client.query(move, [cartId, isEmpty, paymentId])
}

/** Wherever it hangs by now. */
function contentOf({ type, productSlug, priceType, priceFrequency, parameters }: OrderLine | ItemChoice): string {
  const entries = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([type, productSlug, priceType, priceFrequency, entries])
}
