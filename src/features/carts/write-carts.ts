import type { Pool, PoolClient } from 'pg'
import { noItem, rowOf } from './cart-rows.ts'
import { lookedUpByKey } from './read-carts.ts'
import { choiceHashOf } from './removed-items.ts'
import type { StoredCart, StoredItem } from './cart-ports.ts'

/** The new items of a cart, decided from the version that `cart` has. */
export interface CartChange {
  readonly cart: StoredCart
  readonly items: readonly StoredItem[]
}

const columns = [
  ['cart_id', 'text'],
  ['version', 'int'],
  ['item_id', 'text'],
  ['type', 'text'],
  ['name', 'text'],
  ['product_slug', 'text'],
  ['price_type', 'text'],
  ['price_frequency', 'text'],
  ['details', 'jsonb'],
  ['subject', 'text'],
  ['parent', 'text'],
  ['last_shown_cents', 'int'],
] as const
const names = columns.map(([name]) => name)
const places = columns.map(([, type], index) => `$${index + 1}::${type}[]`)
const length = `$${names.length + 1}`
const [goneCarts, goneItems, goneHashes] = [2, 3, 4].map((more) => `$${names.length + more}::text[]`)

/**
 * Guarded three times: the version must be the one the change was made from, a removed item of this id must not
 * come back, and a cart that another transaction has locked is skipped, so that no batch waits for a lock.
 */
const guarded = `
  with free as (
    select change.* from ${lookedUpByKey(`unnest(${places.join(', ')})`, length)} as change(${names.join(', ')})
    join carts as cart on cart.id = change.cart_id and cart.version = change.version and cart.closed_at is null
    where not exists (
      select from removed_cart_items as removed
      where removed.cart_id = change.cart_id and removed.id = change.item_id)
    for update of cart skip locked
  ), moved as (
    update carts set version = carts.version + 1, updated_at = now()
    from free where carts.id = free.cart_id
    returning free.*
  )`

const insertAt = (position: string) => `
  insert into cart_items (cart_id, id, type, name, product_slug, price_type, price_frequency, details, subject, parent,
    last_shown_cents, position)
  select cart_id, item_id, type, name, product_slug, price_type, price_frequency, details, subject, parent,
    last_shown_cents, ${position}
  from moved where item_id is not null`

const addOnly = `${guarded}, added as (${insertAt('version + 1')}) select cart_id from moved`

/** An item that replaces another takes its position: `added` reads the rows that `gone` returns. */
const addAndRemove = `${guarded}, gone as (
    delete from cart_items as item
    using moved, unnest(${goneCarts}, ${goneItems}) as taken(cart_id, id)
    where taken.cart_id = moved.cart_id and item.cart_id = moved.cart_id and item.id = taken.id
    returning item.cart_id, item.subject, item.parent, item.position
  ), remembered as (
    insert into removed_cart_items (cart_id, id, choice_hash)
    select taken.cart_id, taken.id, taken.choice_hash
    from moved join unnest(${goneCarts}, ${goneItems}, ${goneHashes}) as taken(cart_id, id, choice_hash) using (cart_id)
  ), added as (${insertAt(`coalesce((
    select gone.position from gone
    where gone.cart_id = moved.cart_id and gone.subject = moved.subject and gone.parent is not distinct from moved.parent
  ), version + 1)`)})
  select cart_id from moved`

/**
 * Each change happens whole or not at all. Of several changes of one cart only the first is made: the others were made
 * from the version before it.
 * @returns which changes happened
 */
export async function writeCarts(
  connection: Pool | PoolClient,
  changes: readonly CartChange[],
): Promise<readonly boolean[]> {
  const firstByCart = new Map<string, CartChange>()
  for (const change of changes) if (!firstByCart.has(change.cart.id)) firstByCart.set(change.cart.id, change)
  const written = [...firstByCart.values()]
  const rows = written.map(changeRowOf)
  const values: unknown[] = [...names.map((name) => rows.map((row) => row[name])), written.length]
  const gone = written.flatMap(goneRowsOf)
  if (gone.length > 0) values.push(...[0, 1, 2].map((column) => gone.map((row) => row[column])))
  const statement =
    gone.length > 0 ? { name: 'change_carts', text: addAndRemove } : { name: 'add_items', text: addOnly }
  const { rows: moved } = await connection.query<[cartId: string]>({ ...statement, values, rowMode: 'array' })
  const done = new Set(moved.map(([cartId]) => firstByCart.get(cartId)))
  return changes.map((change) => done.has(change))
}

function changeRowOf({ cart, items }: CartChange): Readonly<Record<(typeof names)[number], string | number | null>> {
  const added = items.find((item) => !cart.items.includes(item))
  const item = added === undefined ? noItem : rowOf(items, added)
  return { cart_id: cart.id, version: cart.version, ...item }
}

function goneRowsOf({ cart, items }: CartChange): readonly (readonly [string, string, string])[] {
  const gone = cart.items.filter((item) => !items.includes(item))
  return gone.map((item) => [cart.id, item.id, choiceHashOf(item)])
}
