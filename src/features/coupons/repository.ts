import type { Pool, PoolClient } from 'pg'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Coupon, CouponUses, KnownCoupon } from '#core/cart/coupon.ts'
import { type Cents, cents, basisPoints } from '#core/money/money.ts'
import { couponHoldMinutes } from '#core/orders/payment-method-expiry.ts'
import { shopDayOf } from '#core/time/shop-day.ts'

const columns = `
  coupon.code, coupon.begins::text as "from", coupon.ends::text as until, begins_at as "beginsAt", ends_at as "endsAt",
  percentage, amount_cents as "amount", products, months,
  first_order_only as "firstOrderOnly", max_uses_per_customer as "maxPerCustomer", max_uses as "maxInAll"`

interface CouponRow extends Omit<Coupon, 'off' | 'until' | 'beginsAt' | 'endsAt'> {
  readonly until: IsoDate | null
  readonly beginsAt: Date | null
  readonly endsAt: Date | null
  readonly percentage: number | null
  readonly amount: number | null
}

/** SQL that yields true or null. The limit makes the planner run it per order; without it a join reads all payments. */
const hasOpenPayment = (orderId: string) => `
  (select true from payments where payments.order_id = ${orderId} and payments.settled_at is null limit 1)`

/** Who uses a coupon: an account, and the hashes by which its buyer is recognised in other accounts. */
export interface CouponBuyer {
  readonly customerId: string
  readonly keys: readonly string[]
}

/** The unpaid order of another cart holds its use. */
const isHeld = `used.paid_at is null and used.held_until > now() and placed.paid_at is null and placed.cart_id <> $2
  and ${hasOpenPayment('placed.id')}`
/** Found by one index each: an `or` of both, or a search that may stop at the first row, reads the whole table. */
const ofBuyer = `
  own as materialized (
    select * from coupon_uses where customer_id = $3 union select * from coupon_uses where buyer_keys && $4::text[])`
const uses = `coupon_uses as used join orders as placed on placed.id = used.order_id`
const ownUses = `own as used join orders as placed on placed.id = used.order_id`

const find = `
  with ${ofBuyer}
  select ${columns},
    coupon.paid_uses + (select count(*) from ${uses} where used.code = coupon.code and ${isHeld})::int as "inAll",
    (select count(*) from own as used where used.code = coupon.code and used.paid_at is not null)::int as own,
    exists (select from ${ownUses} where used.code = coupon.code and ${isHeld}) as "isHeld",
    first_order_only and (
      exists (select from orders where orders.customer_id = $3 and orders.paid_at is not null)
      or exists (select from buyer_keys where key_hash = any($4))
      or exists (
        select from ${ownUses} join coupons as other on other.code = used.code
        where (used.paid_at is not null or (other.first_order_only and ${isHeld})))) as "hasOrdered"
  from coupons as coupon where coupon.code = $1`

async function read(
  connection: Pool | PoolClient,
  code: string,
  cartId: string,
  buyer: CouponBuyer | null,
): Promise<KnownCoupon | null> {
  const query = { name: 'find_coupon', text: find, values: [code, cartId, buyer?.customerId, buyer?.keys ?? []] }
  const { rows } = await connection.query<CouponRow & CouponUses>(query)
  const [row] = rows
  if (row === undefined) return null
  const { inAll, own, isHeld: holds, hasOrdered } = row
  return { ...couponOf(row), uses: { inAll, own, isHeld: holds, hasOrdered } }
}

function couponOf(row: CouponRow): Coupon {
  const { code, from, until, beginsAt, endsAt, percentage, amount, products, months } = row
  const { firstOrderOnly, maxPerCustomer, maxInAll } = row
  const off = percentage === null ? { amount: cents(amount ?? 0) } : { percentage: basisPoints(percentage) }
  const limits = { firstOrderOnly, maxPerCustomer, maxInAll }
  const period = {
    from,
    ...(until !== null && { until }),
    ...(beginsAt !== null && { beginsAt }),
    // A coupon that was stopped ended on an earlier day.
    ...(endsAt !== null && shopDayOf(endsAt) === until && { endsAt }),
  }
  return { code, ...period, off, products, months, ...limits }
}

/** Tells once for each coupon. The first buyers of an action hold before they pay, so that a tenth of the cap may. */
const claimHeldAlert = `
  update coupons as coupon set held_alerted_at = now()
  from (
    select count(*)::int as held from coupon_uses as used
    where used.code = $1 and used.paid_at is null and used.held_until > now() and ${hasOpenPayment('used.order_id')}
  ) as counted
  where coupon.code = $1 and max_uses is not null and held_alerted_at is null
    and held > greatest(paid_uses, max_uses / 10, 1)
  returning held, paid_uses as paid, max_uses as "maxInAll"`

export interface HeldUses {
  readonly held: number
  readonly paid: number
  readonly maxInAll: number
}

export type Coupons = ReturnType<typeof createCoupons>

export function createCoupons(pool: Pool) {
  return {
    /** Unpaid orders of this cart do not count as uses. Without a buyer only the uses of all buyers together count. */
    find(code: string, cartId: string, buyer: CouponBuyer | null): Promise<KnownCoupon | null> {
      return read(pool, code, cartId, buyer)
    },

    /** @returns the uses of a capped coupon of which more are held than paid, the first time that it is so */
    async claimHeldAlert(code: string): Promise<HeldUses | null> {
      return (await pool.query<HeldUses>(claimHeldAlert, [code])).rows[0] ?? null
    },
  }
}

/** The same lock as for limited discounts, which are locked first where both count. */
const lockCustomer = `select pg_advisory_xact_lock(hashtextextended('discounts ' || $1::text, 0))`
const lock = `select from coupons where code = $1 for update`

/** Two accounts of one buyer wait for each other, also with different coupons. The keys are in one order everywhere. */
const lockBuyer = `select pg_advisory_xact_lock(hashtextextended('coupons ' || key, 0)) from unnest($1::text[]) as key`

/** Deletes uses that are free again, so that later reads need not count them. */
const forgetEnded = `
  delete from coupon_uses as used
  where used.code = $1 and used.paid_at is null
    and (used.held_until <= now() or ${hasOpenPayment('used.order_id')} is null)`

/** Another order of the same cart takes the hold over with its end, so that no cart holds two uses or one for longer. */
const reserve = `
  with taken_over as (
    delete from coupon_uses as used using orders as placed
    where placed.cart_id = (select cart_id from orders where id = $1) and used.order_id = placed.id
      and used.order_id <> $1 and used.code = $2 and used.paid_at is null
    returning used.held_until
  )
  insert into coupon_uses (order_id, customer_id, code, discount_cents, buyer_keys, held_until)
  select id, customer_id, $2, $3, $4,
    coalesce((select min(held_until) from taken_over), now() + interval '${couponHoldMinutes} minutes')
  from orders where id = $1
  on conflict (order_id) do nothing`

/** A use that was free again ends when the payment comes: that is how `isLate` sees it. */
const spend = `
  with spent as (
    insert into coupon_uses (order_id, customer_id, code, discount_cents, paid_at, buyer_keys, held_until)
    select id, customer_id, $2, $3, $4, $5, $4 from orders where id = $1
    on conflict (order_id) do update set paid_at = excluded.paid_at where coupon_uses.paid_at is null
    returning code, held_until <= $4 as is_late
  )
  update coupons set paid_uses = paid_uses + 1 from spent where coupons.code = spent.code
  returning is_late and max_uses is not null as "isLate"`

export interface CouponUse {
  readonly orderId: string
  readonly code: string
  readonly discount: Cents
  /** Hashes by which the buyer is recognised. */
  readonly keys: readonly string[]
}

export type CouponStore = ReturnType<typeof couponStore>

/** Coupons inside a transaction. */
export function couponStore(client: PoolClient) {
  return {
    /** Until the transaction ends, the coupon and the buyer's other orders with a coupon are locked. */
    async lock(code: string, cartId: string, buyer: CouponBuyer): Promise<KnownCoupon | null> {
      await client.query(lockCustomer, [buyer.customerId])
      await client.query(lockBuyer, [buyer.keys.toSorted()])
      await client.query(lock, [code])
      await client.query(forgetEnded, [code])
      return read(client, code, cartId, buyer)
    },

    /** Counts an order as a use for a while, or until its payments have ended without money. The coupon is locked. */
    async reserve({ orderId, code, discount, keys }: CouponUse): Promise<void> {
      await client.query(reserve, [orderId, code, discount, keys])
    },

    /**
     * Counts an order as a use for good, also when its use was free again.
     * @returns whether it was, and the coupon has a cap, which may be exceeded now
     */
    async spend({ orderId, code, discount, keys }: CouponUse, at: Date): Promise<{ readonly isLate: boolean }> {
      // Before the use, as when an order is placed.
      await client.query(lock, [code])
      const { rows } = await client.query<{ isLate: boolean }>(spend, [orderId, code, discount, at, keys])
      return { isLate: rows[0]?.isLate ?? false }
    },
  }
}

const insert = `
  insert into coupons (code, begins, ends, percentage, amount_cents, products, months, first_order_only,
    max_uses_per_customer, max_uses, begins_at, ends_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (code) do nothing`

/** @returns false if the code exists already; the existing coupon is unchanged */
export async function addCoupon(pool: Pool, coupon: Coupon): Promise<boolean> {
  const { code, from, until = null, off, products, months, firstOrderOnly, maxPerCustomer, maxInAll } = coupon
  const { beginsAt = null, endsAt = null } = coupon
  const { percentage, amount } = { percentage: null, amount: null, ...off }
  const values = [code, from, until, percentage, amount, products, months, firstOrderOnly]
  const { rowCount } = await pool.query(insert, [...values, maxPerCustomer, maxInAll, beginsAt, endsAt])
  return rowCount === 1
}

/**
 * Ends a coupon after `lastDay`, or before its first day if that is later.
 * @returns false if there is no such coupon
 */
export async function stopCoupon(pool: Pool, code: string, lastDay: IsoDate): Promise<boolean> {
  const stop = `update coupons set ends = least(ends, greatest($2::date, begins - 1)) where code = $1`
  return (await pool.query(stop, [code, lastDay])).rowCount === 1
}

export interface ListedCoupon extends Coupon {
  readonly paidUses: number
}

export async function listCoupons(pool: Pool): Promise<readonly ListedCoupon[]> {
  const list = `select ${columns}, paid_uses as "paidUses" from coupons as coupon order by begins desc, code limit 1000`
  const { rows } = await pool.query<CouponRow & { readonly paidUses: number }>(list)
  return rows.map((row) => ({ ...couponOf(row), paidUses: row.paidUses }))
}

export interface ListedUse {
  readonly orderNumber: string
  readonly day: IsoDate
  readonly discount: Cents
  /** including VAT */
  readonly total: Cents
}

/** Paid orders with a code, the newest first. */
export async function listCouponUses(pool: Pool, code: string): Promise<readonly ListedUse[]> {
  const list = `
    select orders.number as "orderNumber", used.discount_cents as discount, orders.total_cents as total,
      (used.paid_at at time zone 'Europe/Amsterdam')::date::text as day
    from coupon_uses as used join orders on orders.id = used.order_id
    where used.code = $1 and used.paid_at is not null order by used.paid_at desc limit 1000`
  return (await pool.query<ListedUse>(list, [code])).rows
}

export interface CouponCount {
  readonly code: string
  readonly orders: number
  readonly discount: Cents
  readonly total: Cents
}

/** Paid orders by coupon in the last `days` days, today included. */
export async function countCoupons(pool: Pool, days: number): Promise<readonly CouponCount[]> {
  const count = `
    select used.code, count(*)::int as orders, sum(used.discount_cents)::int as discount,
      sum(orders.total_cents)::int as total
    from coupon_uses as used join orders on orders.id = used.order_id
    where used.paid_at >= (date_trunc('day', now() at time zone 'Europe/Amsterdam') - ($1::int - 1) * interval '1 day')
      at time zone 'Europe/Amsterdam'
    group by 1 order by orders desc, 1`
  return (await pool.query<CouponCount>(count, [days])).rows
}
