import type { PoolClient } from 'pg'
import { readCarts } from '#adapters/postgres/carts/read-carts.ts'
import { wishHashOf } from '#adapters/postgres/carts/wish.ts'
import type { ItemChoice } from '#domain/cart.ts'
import type { OrderLine } from '#domain/order.ts'
import { itemsAfterPaying } from '#domain/paid-items.ts'

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

/** Part of a transaction that holds the cart. A cart that is gone or closed has nothing to give. */
export async function takeOutPaid(
  client: PoolClient,
  cartId: string,
  { lines, paymentId }: { readonly lines: readonly OrderLine[]; readonly paymentId: string },
): Promise<void> {
  const [found = null] = await readCarts(client, [{ cartId, itemId: null }])
  if (found === null) return
  const paid = new Map(lines.map((line) => [line.itemId, contentOf(line)]))
  const { gone, raised, isEmpty } = itemsAfterPaying(found.cart.items, (item) => paid.get(item.id) === contentOf(item))
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
