import type { Pool, PoolClient } from 'pg'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Coupon, CouponUses, KnownCoupon } from '#core/cart/coupon.ts'
import { type Cents, cents, basisPoints } from '#core/money/money.ts'

const columns = `
  coupon.code, coupon.begins::text as "from", coupon.ends::text as until, percentage, amount_cents as "amount", products, months,
  first_order_only as "firstOrderOnly", max_uses_per_customer as "maxPerCustomer", max_uses as "maxInAll"`

interface CouponRow extends Omit<Coupon, 'off' | 'until'> {
  readonly until: IsoDate | null
  readonly percentage: number | null
  readonly amount: number | null
}

/** SQL that yields true or null. The limit makes the planner run it per order; without it a join reads all payments. */
const hasOpenPayment = (orderId: string) => `
  (select true from payments where payments.order_id = ${orderId} and payments.settled_at is null limit 1)`

/** An order that may still be paid and was not made from this cart. */
const isOpen = `placed.paid_at is null and placed.cart_id <> $2 and ${hasOpenPayment('placed.id')}`

const find = `
  select ${columns},
    coupon.paid_uses + (
      select count(*) from coupon_uses as used join orders as placed on placed.id = used.order_id
      where used.code = coupon.code and used.paid_at is null and ${isOpen})::int as "inAll",
    (select count(*) from coupon_uses as used join orders as placed on placed.id = used.order_id
      where used.customer_id = $3 and used.code = coupon.code and (used.paid_at is not null or ${isOpen}))::int as own,
    first_order_only and (
      exists (select from orders where orders.customer_id = $3 and orders.paid_at is not null)
      or exists (
        select from coupon_uses as used join coupons as other on other.code = used.code
          join orders as placed on placed.id = used.order_id
        where used.customer_id = $3 and used.paid_at is null and other.first_order_only and ${isOpen})) as "hasOrdered"
  from coupons as coupon where coupon.code = $1`

async function read(
  connection: Pool | PoolClient,
  ...values: [code: string, cartId: string, customerId: string | null]
): Promise<KnownCoupon | null> {
  const query = { name: 'find_coupon', text: find, values }
  const { rows } = await connection.query<CouponRow & CouponUses>(query)
  const [row] = rows
  if (row === undefined) return null
  const { inAll, own, hasOrdered } = row
  return { ...couponOf(row), uses: { inAll, own, hasOrdered } }
}

function couponOf(row: CouponRow): Coupon {
  const { code, from, until, percentage, amount, products, months } = row
  const { firstOrderOnly, maxPerCustomer, maxInAll } = row
  const off = percentage === null ? { amount: cents(amount ?? 0) } : { percentage: basisPoints(percentage) }
  const limits = { firstOrderOnly, maxPerCustomer, maxInAll }
  return { code, from, ...(until !== null && { until }), off, products, months, ...limits }
}

export type Coupons = ReturnType<typeof createCoupons>

export function createCoupons(pool: Pool) {
  return {
    /** Unpaid orders of this cart do not count as uses. */
    find(code: string, cartId: string, customerId: string | null): Promise<KnownCoupon | null> {
      return read(pool, code, cartId, customerId)
    },
  }
}

/** The same lock as for limited discounts, which are locked first where both count. */
const lockCustomer = `select pg_advisory_xact_lock(hashtextextended('discounts ' || $1::text, 0))`
const lock = `select from coupons where code = $1 for update`

/** Deletes reservations whose payments ended without money, so that later reads need not count them again. */
const forgetEnded = `
  delete from coupon_uses as used
  where used.code = $1 and used.paid_at is null and ${hasOpenPayment('used.order_id')} is null`

const reserve = `
  insert into coupon_uses (order_id, customer_id, code, discount_cents)
  select id, customer_id, $2, $3 from orders where id = $1 on conflict (order_id) do nothing`

const spend = `
  with spent as (
    insert into coupon_uses (order_id, customer_id, code, discount_cents, paid_at)
    select id, customer_id, $2, $3, $4 from orders where id = $1
    on conflict (order_id) do update set paid_at = excluded.paid_at where coupon_uses.paid_at is null
    returning code
  )
  update coupons set paid_uses = paid_uses + 1 from spent where coupons.code = spent.code`

export interface CouponUse {
  readonly orderId: string
  readonly code: string
  readonly discount: Cents
}

export type CouponStore = ReturnType<typeof couponStore>

/** Coupons inside a transaction. */
export function couponStore(client: PoolClient) {
  return {
    /** Until the transaction ends, the coupon and the customer's other orders with a coupon are locked. */
    async lock(code: string, cartId: string, customerId: string): Promise<KnownCoupon | null> {
      await client.query(lockCustomer, [customerId])
      await client.query(lock, [code])
      await client.query(forgetEnded, [code])
      return read(client, code, cartId, customerId)
    },

    /** Counts an order as a use until its payments have ended without money. */
    async reserve({ orderId, code, discount }: CouponUse): Promise<void> {
      await client.query(reserve, [orderId, code, discount])
    },

    /** Counts an order as a use for good, also when its reservation had ended. */
    async spend({ orderId, code, discount }: CouponUse, at: Date): Promise<void> {
      await client.query(spend, [orderId, code, discount, at])
    },
  }
}

const insert = `
  insert into coupons (code, begins, ends, percentage, amount_cents, products, months, first_order_only,
    max_uses_per_customer, max_uses)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (code) do nothing`

/** @returns false if the code exists already; the existing coupon is unchanged */
export async function addCoupon(pool: Pool, coupon: Coupon): Promise<boolean> {
  const { code, from, until = null, off, products, months, firstOrderOnly, maxPerCustomer, maxInAll } = coupon
  const { percentage, amount } = { percentage: null, amount: null, ...off }
  const values = [code, from, until, percentage, amount, products, months, firstOrderOnly]
  const { rowCount } = await pool.query(insert, [...values, maxPerCustomer, maxInAll])
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
