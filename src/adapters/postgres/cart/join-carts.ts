import type { Pool, PoolClient } from 'pg'
import { rowOf } from './cart-rows.ts'
import { readCarts } from './read-carts.ts'
import { giveUpAttempts } from '#adapters/postgres/orders/give-up-attempts.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { wishHashOf } from './wish.ts'
import type { DecideJoin, JoinQuestion, StoredCart, StoredItem } from '#services/cart/carts-port.ts'

/** Always in this order, so that two joins never wait for each other. */
const hold = `select from carts where id = any($1) order by id for update`

const usedBefore = `select id from removed_cart_items where cart_id = $1 and id = any($2)`

const move = `
  update carts set customer_id = $2, version = version + $3, touched_at = now() where id = $1`

const takeOut = `delete from cart_items where cart_id = $1 and id = any($2)`

const remember = `
  insert into removed_cart_items (cart_id, id, wish)
  select $1, id, wish from unnest($2::text[], $3::text[]) as gone(id, wish)`

const columns = 'type, name, product_slug, price_type, price_frequency, details, subject, parent, seen_cents, position'

/**
 * An item takes over the row of the one it replaces, and with it what hangs there: a row that is deleted would take
 * its children along.
 */
const put = `
  insert into cart_items (cart_id, id, ${columns})
  select $1, item_id, ${columns.replace('details', 'details::jsonb')}
  from jsonb_to_recordset($2::jsonb) as item(
    item_id text, type text, name text, product_slug text, price_type text, price_frequency text, details text,
    subject text, parent text, seen_cents int, position int)
  on conflict (cart_id, subject) do update set id = excluded.id, added_at = now(),
    ${columns.replaceAll(/\w+/g, '$& = excluded.$&')}`

/** Whole or not at all: in one transaction that holds both carts. */
export function joinAlone<Answer>(
  pool: Pool,
  question: JoinQuestion,
  decide: DecideJoin<Answer>,
): Promise<Answer | null> {
  return inTransaction(pool, (client) => joinHere(client, question, decide))
}

async function joinHere<Answer>(
  client: PoolClient,
  { cartId, fromId, customerId }: JoinQuestion,
  decide: DecideJoin<Answer>,
): Promise<Answer | null> {
  await client.query(hold, [[cartId, fromId]])
  const [cart, from] = await readCarts(client, [
    { cartId, itemId: null },
    { cartId: fromId, itemId: null },
  ])
  if (!cart || !from) return null
  const { rows } = await client.query<{ id: string }>(usedBefore, [cartId, from.cart.items.map(({ id }) => id)])
  const { answer, items } = decide(cart.cart, from.cart, new Set(rows.map(({ id }) => id)))
  if (items === undefined) return answer
  await giveUpAttempts(client, fromId)
  await client.query('delete from carts where id = $1', [fromId])
  await replaceItems(client, cart.cart, items, customerId)
  return answer
}

/** What stays as it is comes first; the rest follows in the order of its making. */
async function replaceItems(
  client: PoolClient,
  cart: StoredCart,
  items: readonly StoredItem[],
  customerId: string,
): Promise<void> {
  const firstNew = items.findIndex((item) => !cart.items.includes(item))
  const written = firstNew === -1 ? [] : items.slice(firstNew)
  await client.query(move, [cart.id, customerId, Math.max(1, written.length)])
  const gone = cart.items.filter((item) => !items.includes(item))
  if (gone.length > 0) {
    const subjects = new Set(written.map((item) => rowOf(items, item).subject))
    const takenOut = gone.filter((item) => !subjects.has(rowOf(cart.items, item).subject))
    await client.query(takeOut, [cart.id, takenOut.map(({ id }) => id)])
    await client.query(remember, [cart.id, gone.map(({ id }) => id), gone.map(wishHashOf)])
  }
  if (written.length === 0) return
  const rows = written.map((item, index) => ({ ...rowOf(items, item), position: cart.version + 1 + index }))
  await client.query(put, [cart.id, JSON.stringify(rows)])
}
