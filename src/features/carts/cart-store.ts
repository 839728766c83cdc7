import type { PoolClient } from 'pg'
import { rowOf } from './cart-rows.ts'
import { readDiscountsUsed } from './cart-statements.ts'
import { readCarts } from './read-carts.ts'
import { choiceHashOf } from './removed-items.ts'
import type { CartStore, StoredCart, StoredItem } from './cart-ports.ts'

const lock = `select from carts where id = any($1) order by id for update`

const lockVersion = `
  select from carts where id = $1 and version = $2 and customer_id = $3 and closed_at is null for update`

/** The cart that was ordered or, when it is gone, those of the customer's that hold something of it. */
const lockOrdered = `
  select id from carts
  where closed_at is null and (id = $1 or customer_id = $2) and id = any(array(
    select id from carts where id = $1
    union all
    select id from carts
    where customer_id = $2 and not exists (select from carts where id = $1)
      and exists (select from cart_items where cart_id = carts.id and cart_items.id = any($3))))
  order by id for update`

const lockDiscounts = `select pg_advisory_xact_lock(hashtextextended('discounts ' || $1::text, 0))`

const removedAmong = `select id from removed_cart_items where cart_id = $1 and id = any($2)`

const remove = `delete from cart_items where cart_id = $1 and id = any($2)`
const raise = `update cart_items set parent = null where cart_id = $1 and id = any($2)`

/** A late duplicate of the request that added an item must not bring it back. */
const remember = `
  insert into removed_cart_items (cart_id, id, choice_hash)
  select $1, id, choice_hash from unnest($2::text[], $3::text[]) as gone(id, choice_hash)
  on conflict (cart_id, id) do nothing`

/** Each counts the version up: who cached the cart as it was finds another version. */
const moveToCustomer = `
  update carts set customer_id = $2, version = version + $3, coupon_code = $4, updated_at = now() where id = $1`
const moveAfterPaying = `
  update carts set version = version + 1, updated_at = now(),
    closed_at = case when $2::text is not null then now() end, paid_payment_id = $2
  where id = $1`

const setDetails = `
  with moved as (
    update carts set version = version + 1, updated_at = now() where id = $1 and closed_at is null returning id
  )
  update cart_items as item set details = said.details::jsonb
  from moved, unnest($2::text[], $3::text[]) as said(id, details)
  where item.cart_id = moved.id and item.id = said.id`

const columns =
  'type, name, product_slug, price_type, price_frequency, details, subject, parent, last_shown_cents, position'

/**
 * An item takes over the row of the one it replaces, and with it what hangs there: a row that is deleted would take
 * its children along.
 */
const put = `
  insert into cart_items (cart_id, id, ${columns})
  select $1, item_id, ${columns.replace('details', 'details::jsonb')}
  from jsonb_to_recordset($2::jsonb) as item(
    item_id text, type text, name text, product_slug text, price_type text, price_frequency text, details text,
    subject text, parent text, last_shown_cents int, position int)
  on conflict (cart_id, subject) do update set id = excluded.id, added_at = now(),
    ${columns.replaceAll(/\w+/g, '$& = excluded.$&')}`

export function cartStore(client: PoolClient): CartStore {
  return {
    async lock(cartIds) {
      await client.query(lock, [cartIds])
      return read(cartIds)
    },

    async lockVersion({ id, version, customerId }) {
      return (await client.query(lockVersion, [id, version, customerId])).rowCount === 1
    },

    async lockOrdered({ cartId, customerId, itemIds }) {
      const { rows } = await client.query<{ id: string }>(lockOrdered, [cartId, customerId, itemIds])
      if (rows.length === 0) return []
      const found = await read(rows.map(({ id }) => id))
      return found.filter((cart) => cart !== null)
    },

    async lockDiscountsUsed(customerId, ...rest) {
      await client.query(lockDiscounts, [customerId])
      return readDiscountsUsed(client, customerId, ...rest)
    },

    async removedAmong(cartId, itemIds) {
      const { rows } = await client.query<{ id: string }>(removedAmong, [cartId, itemIds])
      return new Set(rows.map(({ id }) => id))
    },

    /** What is new or changed follows in the order of its making. */
    async replaceItems(cart, items, customerId) {
      const firstNew = items.findIndex((item) => !cart.items.includes(item))
      const written = firstNew === -1 ? [] : items.slice(firstNew)
      await client.query(moveToCustomer, [cart.id, customerId, Math.max(1, written.length), cart.coupon ?? null])
      const gone = cart.items.filter((item) => !items.includes(item))
      if (gone.length > 0) {
        const subjects = new Set(written.map((item) => rowOf(items, item).subject))
        const replaced = (item: StoredItem) => subjects.has(rowOf(cart.items, item).subject)
        await client.query(remove, [cart.id, idsOf(gone.filter((item) => !replaced(item)))])
        await rememberGone(cart.id, gone)
      }
      if (written.length === 0) return
      const rows = written.map((item, index) => ({ ...rowOf(items, item), position: cart.version + 1 + index }))
      await client.query(put, [cart.id, JSON.stringify(rows)])
    },

    async setParameters(cartId, items) {
      await client.query(setDetails, [cartId, idsOf(items), items.map((item) => rowOf(items, item).details)])
    },

    async takeOut(cartId, { gone, raised, closedBy }) {
      await client.query(raise, [cartId, idsOf(raised)])
      await client.query(remove, [cartId, idsOf(gone)])
      await rememberGone(cartId, gone)
      await client.query(moveAfterPaying, [cartId, closedBy])
    },

    async delete(cartId) {
      await client.query('delete from carts where id = $1', [cartId])
    },
  }

  async function read(cartIds: readonly string[]): Promise<readonly (StoredCart | null)[]> {
    const found = await readCarts(
      client,
      cartIds.map((cartId) => ({ cartId, itemId: null })),
    )
    return found.map((each) => each && each.cart)
  }

  async function rememberGone(cartId: string, gone: readonly StoredItem[]): Promise<void> {
    await client.query(remember, [cartId, idsOf(gone), gone.map(choiceHashOf)])
  }
}

function idsOf(items: readonly StoredItem[]): readonly string[] {
  return items.map(({ id }) => id)
}
