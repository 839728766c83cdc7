import type { PoolClient } from 'pg'
import type { DiscountsUsed } from '#core/cart/cart-changes.ts'
import { choiceHashOf, readCarts, rowOf, type StoredCart, type StoredItem } from './items-repository.ts'
import { readDiscountsUsed } from './repository.ts'

const lock = `select from carts where id = any($1) order by id for update`

const lockVersion = `
  select from carts where id = $1 and version = $2 and customer_id = $3 and closed_at is null for update`

/** The ordered cart or, when it is deleted, the customer's carts that hold some of its items. */
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

/** Every write bumps `version`, so stale optimistic writes fail. */
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
  update cart_items as item set details = changed.details::jsonb
  from moved, unnest($2::text[], $3::text[]) as changed(id, details)
  where item.cart_id = moved.id and item.id = changed.id`

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

export type CartStore = ReturnType<typeof cartStore>

/** Carts inside a transaction. Locks are taken in this order: cart, order, payment, number series. */
export function cartStore(client: PoolClient) {
  return {
    /** Locks and reads open carts, in the order of their ids, so that no two transactions wait for each other. */
    async lock(cartIds: readonly string[]): Promise<readonly (StoredCart | null)[]> {
      await client.query(lock, [cartIds])
      return read(cartIds)
    },

    /** @returns false unless the customer's cart is open and still has this version */
    async lockVersion({
      id,
      version,
      customerId,
    }: Pick<StoredCart, 'id' | 'version' | 'customerId'>): Promise<boolean> {
      return (await client.query(lockVersion, [id, version, customerId])).rowCount === 1
    },

    /** Locks and reads the open cart an order was made from; when it was joined with another, the one with its items. */
    async lockOrdered({
      cartId,
      customerId,
      itemIds,
    }: {
      readonly cartId: string
      readonly customerId: string
      readonly itemIds: readonly string[]
    }): Promise<readonly StoredCart[]> {
      const { rows } = await client.query<{ id: string }>(lockOrdered, [cartId, customerId, itemIds])
      if (rows.length === 0) return []
      const carts = await read(rows.map(({ id }) => id))
      return carts.filter((cart) => cart !== null)
    },

    /** As `Carts.discountsUsed`, with a lock on the customer's discounts until the transaction ends. */
    async lockDiscountsUsed(
      customerId: string,
      cartId: string,
      productSlugs: readonly string[],
    ): Promise<DiscountsUsed> {
      await client.query(lockDiscounts, [customerId])
      return readDiscountsUsed(client, customerId, cartId, productSlugs)
    },

    /** @returns those of these ids that the cart once had and lost */
    async removedAmong(cartId: string, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await client.query<{ id: string }>(removedAmong, [cartId, itemIds])
      return new Set(rows.map(({ id }) => id))
    },

    /**
     * Replaces the items, the coupon and the owner.
     * @param items the unchanged ones first; new and changed ones follow in the order they were made
     */
    async replaceItems(cart: StoredCart, items: readonly StoredItem[], customerId: string | null): Promise<void> {
      const firstNew = items.findIndex((item) => !cart.items.includes(item))
      const written = firstNew === -1 ? [] : items.slice(firstNew)
      await client.query(moveToCustomer, [cart.id, customerId, Math.max(1, written.length), cart.coupon ?? null])
      const removed = cart.items.filter((item) => !items.includes(item))
      if (removed.length > 0) {
        const subjects = new Set(written.map((item) => rowOf(items, item).subject))
        const isReplaced = (item: StoredItem) => subjects.has(rowOf(cart.items, item).subject)
        await client.query(remove, [cart.id, idsOf(removed.filter((item) => !isReplaced(item)))])
        await rememberRemoved(cart.id, removed)
      }
      if (written.length === 0) return
      const rows = written.map((item, index) => ({ ...rowOf(items, item), position: cart.version + 1 + index }))
      await client.query(put, [cart.id, JSON.stringify(rows)])
    },

    async setParameters(cartId: string, items: readonly StoredItem[]): Promise<void> {
      await client.query(setDetails, [cartId, idsOf(items), items.map((item) => rowOf(items, item).details)])
    },

    /** Takes paid items out of the cart. */
    async takeOut(
      cartId: string,
      {
        gone,
        raised,
        closedBy,
      }: {
        readonly gone: readonly StoredItem[]
        /** Items that lose their parent and stay. */
        readonly raised: readonly StoredItem[]
        /** The payment that paid the whole cart; null keeps the cart open. */
        readonly closedBy: string | null
      },
    ): Promise<void> {
      await client.query(raise, [cartId, idsOf(raised)])
      await client.query(remove, [cartId, idsOf(gone)])
      await rememberRemoved(cartId, gone)
      await client.query(moveAfterPaying, [cartId, closedBy])
    },

    async delete(cartId: string): Promise<void> {
      await client.query('delete from carts where id = $1', [cartId])
    },
  }

  async function read(cartIds: readonly string[]): Promise<readonly (StoredCart | null)[]> {
    const results = await readCarts(
      client,
      cartIds.map((cartId) => ({ cartId, itemId: null })),
    )
    return results.map((result) => result && result.cart)
  }

  async function rememberRemoved(cartId: string, removed: readonly StoredItem[]): Promise<void> {
    await client.query(remember, [cartId, idsOf(removed), removed.map(choiceHashOf)])
  }
}

function idsOf(items: readonly StoredItem[]): readonly string[] {
  return items.map(({ id }) => id)
}
