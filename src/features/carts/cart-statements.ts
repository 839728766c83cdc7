import type { Pool, PoolClient } from 'pg'
import { lookedUpByKey, readCarts } from './read-carts.ts'
import { hashOf, newSecret } from '#features/customers/tokens.ts'
import { onlyRow } from '#platform/db/rows.ts'
import { mailedLinks } from '#core/retention/mailed-links.ts'
import type { Carts, SeenPrice, SharedCart, StoredCart } from './cart-ports.ts'
import type { DiscountsUsed } from '#core/cart/cart-changes.ts'
import type { PremiumPrice } from '#core/cart/cart.ts'
import { cartIdPattern } from '#platform/schema/fields.ts'

const list = `
  select id from carts
  where customer_id = $1 and closed_at is null
    and exists (select from cart_items where cart_items.cart_id = carts.id)
  order by updated_at desc, id
  limit $2`

/** The customer's open carts that hold something, the last used first. */
export async function listRows(pool: Pool, customerId: string, limit: number): Promise<readonly StoredCart[]> {
  const { rows } = await pool.query<{ id: string }>({ name: 'list_carts', text: list, values: [customerId, limit] })
  if (rows.length === 0) return []
  const found = await readCarts(
    pool,
    rows.map(({ id }) => ({ cartId: id, itemId: null })),
  )
  return found.flatMap((each) =>
    each?.cart.customerId === customerId && each.cart.items.length > 0 ? [each.cart] : [],
  )
}

/** Counts the version up, so that a change decided from the anonymous cart fails. */
const claim = `
  update carts set customer_id = $2, version = version + 1, updated_at = now()
  where id = $1 and customer_id is null and closed_at is null`

/** The id may be what a log-in sent along, so anything. The cart if it is the customer's now, or was before. */
export async function claimRow(pool: Pool, cartId: string, customerId: string): Promise<StoredCart | null> {
  if (!cartIdPattern.test(cartId)) return null
  await pool.query({ name: 'claim_cart', text: claim, values: [cartId, customerId] })
  const [found = null] = await readCarts(pool, [{ cartId, itemId: null }])
  return found?.cart.customerId === customerId ? found.cart : null
}

/** Counts the version up, so that a change decided from the former prices fails. */
const text = `
  with moved as (
    update carts set version = version + 1, updated_at = now() where id = $1 and closed_at is null returning id
  )
  update cart_items as item set last_shown_cents = shown.cents,
    details = case when shown.premium is null then item.details
      else coalesce(item.details, '{}') - '{premium,premiumPrice}'::text[] || shown.premium::jsonb end
  from moved, unnest($2::text[], $3::int[], $4::text[]) as shown(id, cents, premium)
  where item.cart_id = moved.id and item.id = shown.id`

/** Items removed since the prices were read are skipped. */
export async function seePrices(pool: Pool, cartId: string, seen: ReadonlyMap<string, SeenPrice>): Promise<void> {
  const prices = [...seen.values()]
  const premiums = prices.map(({ premium }) => (premium === undefined ? null : premiumDetails(premium)))
  const values = [cartId, [...seen.keys()], prices.map(({ net }) => net), premiums]
  await pool.query({ name: 'see_prices', text, values })
}

function premiumDetails(premiumPrice: PremiumPrice | null): string {
  return JSON.stringify(premiumPrice === null ? {} : { premium: true, premiumPrice })
}

const setCoupon = `
  update carts set coupon_code = $2, version = version + 1, updated_at = now() where id = $1 and closed_at is null`

export async function setCouponRow(pool: Pool, cartId: string, code: string | null): Promise<void> {
  await pool.query({ name: 'set_coupon', text: setCoupon, values: [cartId, code] })
}

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
  update carts set updated_at = now()
  from ${lookedUpByKey('unnest($1::text[])', '$2')} as seen(id)
  where carts.id = seen.id and updated_at < now() - interval '1 day'`

export async function touchRows(pool: Pool, cartIds: readonly string[]): Promise<readonly void[]> {
  await pool.query({ name: 'touch_carts', text: touch, values: [cartIds, cartIds.length] })
  return cartIds.map(() => {})
}

const share = `
  insert into shared_carts (token_hash, cart_id, items, coupon_code, expires_at)
  values ($1, (select id from carts where id = $2), $3, $5, now() + make_interval(hours => $4))
  returning expires_at as "expiresAt"`

/** The cart may be gone by now: the copy lives without it. */
export async function shareRow(pool: Pool, cartId: string, { items, coupon }: Parameters<Carts['share']>[1]) {
  const token = newSecret()
  const values = [hashOf(token), cartId, JSON.stringify(items), mailedLinks.sharedCart.hours, coupon ?? null]
  const { rows } = await pool.query<{ expiresAt: Date }>({ name: 'share_cart', text: share, values })
  return { token, expiresAt: onlyRow(rows).expiresAt }
}

const findShared = `
  select cart_id as "cartId", items, coupon_code as coupon, expires_at as "expiresAt" from shared_carts
  where token_hash = $1 and expires_at > now()`

export async function findSharedRow(pool: Pool, token: string): Promise<SharedCart | null> {
  const values = [hashOf(token)]
  const { rows } = await pool.query<SharedCart>({ name: 'find_shared_cart', text: findShared, values })
  return rows[0] ?? null
}

/**
 * Lines of the customer's orders that are paid, or may still be: each was sold at a discount, other than a coupon's. What
 * this cart was ordered for and not paid is about to be ordered anew.
 */
const discountsUsed = `
  select line ->> 'productSlug' as slug, count(*)::int
  from orders as placed cross join lateral jsonb_array_elements(placed.snapshot -> 'lines') as line
  where placed.customer_id = $1 and line ->> 'productSlug' = any($3) and (line ->> 'discount')::int > 0
    and not jsonb_path_exists(line, '$.discounts[0].code')
    and (placed.paid_at is not null or placed.cart_id <> $2 and exists (
      select from payments where payments.order_id = placed.id and payments.settled_at is null))
  group by 1`

export async function readDiscountsUsed(
  connection: Pool | PoolClient,
  ...values: Parameters<Carts['discountsUsed']>
): Promise<DiscountsUsed> {
  const { rows } = await connection.query<{ slug: string; count: number }>(discountsUsed, values)
  const [, , slugs] = values
  return new Map([...slugs.map((slug) => [slug, 0] as const), ...rows.map(({ slug, count }) => [slug, count] as const)])
}
