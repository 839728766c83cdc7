import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { PremiumPrice } from '#core/cart/cart.ts'
import type { DiscountsUsed } from '#core/cart/cart-changes.ts'
import type { Cents } from '#core/money/money.ts'
import { mailedLinks } from '#core/retention/mailed-links.ts'
import { hashOf, newSecret } from '#platform/db/secrets.ts'
import { inBatches } from '#platform/db/batches.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { onlyRow } from '#platform/db/rows.ts'
import { cartIdPattern } from '#platform/schema/fields.ts'
import { lookedUpByKey, readCarts, type StoredCart, type StoredItem, writeCarts } from './items-repository.ts'

/** The answer to a change, and the new items of the cart. Without `items` the cart is not changed. */
export interface Decision<Answer> {
  readonly answer: Answer
  readonly items?: readonly StoredItem[]
}

/**
 * Must be pure. It is called a second time if the cart has changed since it was read, and then the second answer counts.
 * @param removedHash hash of the choice of the item the change is about, if the cart once had it and lost it
 */
export type Decide<Answer> = (cart: StoredCart, removedHash: string | null) => Decision<Answer>

/** The price at which an item was shown. */
export interface SeenPrice {
  readonly net: Cents
  /** The register's current price; null: the usual price; undefined: not looked up */
  readonly premium?: PremiumPrice | null
}

/** A copy of a cart behind a link. */
export interface SharedCart {
  /** The cart it was copied from; null once that is deleted */
  readonly cartId: string | null
  readonly items: readonly StoredItem[]
  readonly coupon: string | null
  readonly expiresAt: Date
}

const create = `
  insert into carts (id, customer_id)
  select id, customer_id from unnest($1::text[], $2::uuid[]) as cart(id, customer_id)`

/** Keeps a cart that is read from being cleaned up, with one write a day at most. It is no change of the cart. */
const touch = `
  update carts set updated_at = now()
  from ${lookedUpByKey('unnest($1::text[])', '$2')} as seen(id)
  where carts.id = seen.id and updated_at < now() - interval '1 day'`

/** Every write bumps `version`, so that changes decided from the state before fail. */
const claim = `
  update carts set customer_id = $2, version = version + 1, updated_at = now()
  where id = $1 and customer_id is null and closed_at is null`

const setCoupon = `
  update carts set coupon_code = $2, version = version + 1, updated_at = now() where id = $1 and closed_at is null`

const seePrices = `
  with moved as (
    update carts set version = version + 1, updated_at = now() where id = $1 and closed_at is null returning id
  )
  update cart_items as item set last_shown_cents = shown.cents,
    details = case when shown.premium is null then item.details
      else coalesce(item.details, '{}') - '{premium,premiumPrice}'::text[] || shown.premium::jsonb end
  from moved, unnest($2::text[], $3::int[], $4::text[]) as shown(id, cents, premium)
  where item.cart_id = moved.id and item.id = shown.id`

const list = `
  select id from carts
  where customer_id = $1 and closed_at is null
    and exists (select from cart_items where cart_items.cart_id = carts.id)
  order by updated_at desc, id
  limit $2`

const share = `
  insert into shared_carts (token_hash, cart_id, items, coupon_code, expires_at)
  values ($1, (select id from carts where id = $2), $3, $5, now() + make_interval(hours => $4))
  returning expires_at as "expiresAt"`

const findShared = `
  select cart_id as "cartId", items, coupon_code as coupon, expires_at as "expiresAt" from shared_carts
  where token_hash = $1 and expires_at > now()`

/**
 * Lines of the customer's orders that are paid or may still be, and were sold at a discount other than a coupon's.
 * Unpaid orders of this cart do not count, because it is about to be ordered anew.
 */
const discountsUsed = `
  select line ->> 'productSlug' as slug, count(*)::int
  from orders as placed cross join lateral jsonb_array_elements(placed.snapshot -> 'lines') as line
  where placed.customer_id = $1 and line ->> 'productSlug' = any($3) and (line ->> 'discount')::int > 0
    and not jsonb_path_exists(line, '$.discounts[0].code')
    and (placed.paid_at is not null or placed.cart_id <> $2 and exists (
      select from payments where payments.order_id = placed.id and payments.settled_at is null))
  group by 1`

export type Carts = ReturnType<typeof createCarts>

/** Carts outside a transaction. Reads, additions and removals that arrive together share a statement. */
export function createCarts(pool: Pool) {
  const insert = inBatches(async (carts: readonly StoredCart[]) => {
    const values = [carts.map(({ id }) => id), carts.map(({ customerId }) => customerId)]
    await pool.query({ name: 'create_carts', text: create, values })
    return carts
  })
  const renew = inBatches(async (cartIds: readonly string[]) => {
    await pool.query({ name: 'touch_carts', text: touch, values: [cartIds, cartIds.length] })
    return cartIds
  })
  const read = inBatches((questions: Parameters<typeof readCarts>[1]) => readCarts(pool, questions))
  const write = inBatches((changes: Parameters<typeof writeCarts>[1]) => writeCarts(pool, changes))

  return {
    create(customerId: string | null): Promise<StoredCart> {
      return insert({ id: randomBytes(16).toString('base64url'), version: 0, customerId, items: [] })
    },

    /** @returns null if there is no such open cart */
    async find(cartId: string): Promise<StoredCart | null> {
      const result = await read({ cartId, itemId: null })
      if (result?.isFading) renew(cartId).catch(() => {})
      return result?.cart ?? null
    },

    /**
     * Changes a cart atomically. At most one item is added; items missing from the decision are removed.
     * @returns null if there is no such open cart
     */
    async change<Answer>(cartId: string, itemId: string, decide: Decide<Answer>): Promise<Answer | null> {
      const result = await read({ cartId, itemId })
      if (result === null) return null
      const { answer, items } = decide(result.cart, result.removedHash)
      if (items === undefined || (await write({ cart: result.cart, items }))) return answer
      return inTransaction(pool, (client) => changeLocked(client, cartId, itemId, decide))
    },

    /** Stores the prices that were shown. Items removed since the prices were read are skipped. */
    async seePrices(cartId: string, seen: ReadonlyMap<string, SeenPrice>): Promise<void> {
      const prices = [...seen.values()]
      const premiums = prices.map(({ premium }) => (premium === undefined ? null : premiumDetails(premium)))
      const values = [cartId, [...seen.keys()], prices.map(({ net }) => net), premiums]
      await pool.query({ name: 'see_prices', text: seePrices, values })
    },

    /** @param code null removes the coupon */
    async setCoupon(cartId: string, code: string | null): Promise<void> {
      await pool.query({ name: 'set_coupon', text: setCoupon, values: [cartId, code] })
    },

    /** How many of these products the customer has ordered at a discount; unpaid orders of this cart do not count. */
    discountsUsed(customerId: string, cartId: string, productSlugs: readonly string[]): Promise<DiscountsUsed> {
      return readDiscountsUsed(pool, customerId, cartId, productSlugs)
    },

    /**
     * Makes an anonymous cart the customer's. The id comes from a log-in and may be any text.
     * @returns null unless the cart is open and belongs to this customer now
     */
    async claim(cartId: string, customerId: string): Promise<StoredCart | null> {
      if (!cartIdPattern.test(cartId)) return null
      await pool.query({ name: 'claim_cart', text: claim, values: [cartId, customerId] })
      const [result = null] = await readCarts(pool, [{ cartId, itemId: null }])
      return result?.cart.customerId === customerId ? result.cart : null
    },

    /** Open carts that hold something, the last used first. */
    async listOf(customerId: string, limit: number): Promise<readonly StoredCart[]> {
      const { rows } = await pool.query<{ id: string }>({ name: 'list_carts', text: list, values: [customerId, limit] })
      if (rows.length === 0) return []
      const questions = rows.map(({ id }) => ({ cartId: id, itemId: null }))
      const carts = (await readCarts(pool, questions)).flatMap((result) => result?.cart ?? [])
      return carts.filter((cart) => cart.customerId === customerId && cart.items.length > 0)
    },

    /** Stores a copy, which outlives the cart. The token that opens it has 256 random bits; only its hash is kept. */
    async share(
      cartId: string,
      { items, coupon }: Pick<StoredCart, 'items' | 'coupon'>,
    ): Promise<{ readonly token: string; readonly expiresAt: Date }> {
      const token = newSecret()
      const values = [hashOf(token), cartId, JSON.stringify(items), mailedLinks.sharedCart.hours, coupon ?? null]
      const { rows } = await pool.query<{ expiresAt: Date }>({ name: 'share_cart', text: share, values })
      return { token, expiresAt: onlyRow(rows).expiresAt }
    },

    /** @returns null if there is none, or it has expired */
    async findShared(token: string): Promise<SharedCart | null> {
      const query = { name: 'find_shared_cart', text: findShared, values: [hashOf(token)] }
      return (await pool.query<SharedCart>(query)).rows[0] ?? null
    },
  }
}

/** The cart changed after it was read: the change is decided once more, under a lock. */
async function changeLocked<Answer>(
  client: PoolClient,
  cartId: string,
  itemId: string,
  decide: Decide<Answer>,
): Promise<Answer | null> {
  await client.query({ name: 'lock_cart', text: 'select from carts where id = $1 for update', values: [cartId] })
  const [result = null] = await readCarts(client, [{ cartId, itemId }])
  if (result === null) return null
  const { answer, items } = decide(result.cart, result.removedHash)
  if (items !== undefined) await writeCarts(client, [{ cart: result.cart, items }])
  return answer
}

function premiumDetails(premiumPrice: PremiumPrice | null): string {
  return JSON.stringify(premiumPrice === null ? {} : { premium: true, premiumPrice })
}

export async function readDiscountsUsed(
  connection: Pool | PoolClient,
  ...values: [customerId: string, cartId: string, productSlugs: readonly string[]]
): Promise<DiscountsUsed> {
  const { rows } = await connection.query<{ slug: string; count: number }>(discountsUsed, values)
  const [, , slugs] = values
  return new Map([...slugs.map((slug) => [slug, 0] as const), ...rows.map(({ slug, count }) => [slug, count] as const)])
}
