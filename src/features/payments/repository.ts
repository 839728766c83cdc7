import type { Pool, PoolClient } from 'pg'
import { contentHashOf, withoutFlush } from '#platform/db/rows.ts'
import type { Cents } from '#core/money/money.ts'
import { fingerprintOf } from '#core/orders/order-snapshot.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import { statusesUnderWay } from '#core/orders/payment-status.ts'
import type { OrderRecord } from '#features/orders/repository.ts'
import type { OrderPlacement, OrderRequest, PaymentAttempt, PaymentWithOrder, StoredPayment } from './payment.ts'

export interface StoredRefund {
  readonly id: string
  readonly orderNumber: string
  readonly providerPaymentId: string
  readonly amount: Cents
  readonly isSent: boolean
}

/** Columns that belong to the order and not to the payment. */
type OrderColumns = Pick<OrderRecord, 'snapshot' | 'paidAt' | 'email' | 'isEmailVerified' | 'countryNow'>

/** The attempt that the buyer is sent to; at most one per cart. */
export const isLive = `
  payments.status in (${statusesUnderWay.map((status) => `'${status}'`).join(', ')})
  and payments.superseded_at is null and payments.voided_at is null`

const columns = `
  payments.id, payments.order_id as "orderId", orders.number as "orderNumber", payments.cart_id as "cartId",
  payments.method, payments.issuer, payments.restricted_country as "restrictTo", payments.site_locale as "siteLocale", orders.language,
  payments.amount_cents as amount, payments.status, payments.provider_id as "providerId",
  payments.provider_customer_id as "providerCustomerId", payments.created_at as "createdAt",
  payments.created_at > now() - interval '55 minutes' as "isFresh"`

/** Columns of a `PaymentAttempt` for a statement over `payments` and `orders`. */
export const attemptColumns = `${columns}, case when ${isLive} then payments.checkout_url end as "checkoutUrl"`

const paymentColumns = `
  ${columns}, payments.checkout_url as "checkoutUrl", orders.customer_id as "customerId", payments.discrepancy,
    payments.superseded_at is not null as superseded, payments.voided_at is not null as voided,
    payments.refunded_cents as refunded, payments.charged_back_cents as "chargedBack",
    extract(epoch from now() - coalesce(payments.settled_at, payments.created_at))::float * 1000 as "ageMs",
    extract(epoch from now() - payments.last_request_at)::float * 1000 as "lastRequestMsAgo",
    orders.paid_payment_id is not null as "isOrderPaid",
    orders.paid_payment_id is not distinct from payments.id as "isCounted",
    payments.voided_at is not null or (orders.paid_payment_id <> payments.id) is true as "isTooLate",
    payments.superseded_at is null and not exists (
      select from payments as other where other.cart_id = payments.cart_id and other.created_at > payments.created_at
    ) as "isNewest",
    now() as now`

const selectPayments = `select ${paymentColumns} from payments join orders on orders.id = payments.order_id`

const readPaymentsText = `${selectPayments} where payments.id = any($1) order by payments.created_at`

/**
 * A statement for a single id: PostgreSQL expects ten elements of `any($1)` and plans a list of one each time, which
 * costs five times the read.
 */
const readPaymentText = `${selectPayments} where payments.id = $1`

const readWithOrderText = `
  select ${paymentColumns}, orders.snapshot, orders.paid_at as "paidAt", customers.email,
    customers.email_verified_at is not null as "isEmailVerified", customers.country as "countryNow"
  from payments join orders on orders.id = payments.order_id join customers on customers.id = orders.customer_id
  where payments.id = $1`

const sameAgain = `
  select ${attemptColumns} from payments join orders on orders.id = payments.order_id
  where payments.cart_id = $1 and orders.content_hash = $2 and orders.paid_at is null
    and payments.method is not distinct from $3 and payments.issuer is not distinct from $4
    and payments.restricted_country is not distinct from $5 and ${isLive}`

const ofClosedCart = `
  select paid_payment_id from carts where id = $1 and customer_id = $2 and closed_at is not null and paid_payment_id is not null`

const byKey = `
  select ${attemptColumns}, orders.snapshot from payments join orders on orders.id = payments.order_id
  where payments.cart_id = $1 and orders.customer_id = $2 and payments.request_key = $3`

const ordered = `
  select snapshot, cart_version as "cartVersion" from orders where id = (select order_id from payments where id = $1)`

const sameOrder = `
  select from payments join orders on orders.id = payments.order_id
  where payments.id = $1 and payments.cart_id = $2 and orders.customer_id = $3 and orders.content_hash = $4
    and orders.paid_at is null`

const end = `
  update payments set status = $2, failure_reason = $3, settled_at = now(), next_poll_at = null
  where id = $1 and status = 'open' and provider_id is null`

/** Uses the clock of the database, which all processes share; a clock that was set back must not block requests. */
const takeRequestSlot = `
  with slot as (
    update payments set last_request_at = clock_timestamp()
    where id = $1 and (last_request_at is null
      or last_request_at not between clock_timestamp() - $2 * interval '1 ms' and clock_timestamp())
    returning id
  ), payment as (
    select extract(epoch from clock_timestamp() - last_request_at)::float * 1000 as age from payments where id = $1
  )
  select age as "ageMs", case when exists (select from slot) then 0 else greatest(1, ceil($2 - age)) end as "waitMs",
    ${withoutFlush}
  from payment`

/** The lease outlasts a slow provider and ends by itself if the process dies. */
const lease = `
  with due as (
    select id from payments where next_poll_at <= now() order by next_poll_at limit $1 for update skip locked
  )
  update payments set next_poll_at = now() + interval '1 minute' from due where payments.id = due.id returning payments.id`

const plan = `update payments set last_polled_at = now(), next_poll_at = now() + $2 * interval '1 ms' where id = $1`

const findRefund = `
  select refund.id, placed.number as "orderNumber", payment.provider_id as "providerPaymentId",
    refund.amount_cents as "amount", refund.sent_at is not null as "isSent"
  from refunds as refund join payments as payment on payment.id = refund.payment_id
  join orders as placed on placed.id = payment.order_id
  where refund.id = $1`

const markRefunded = `update refunds set sent_at = now(), provider_id = $2 where id = $1 and sent_at is null`

const providerCustomerOf = `select provider_customer_id as id from customers where id = $1`

const keepProviderCustomer = `
  update customers set provider_customer_id = $2 where id = $1 and provider_customer_id is null`

async function readPayments(pool: Pool, paymentIds: readonly string[]): Promise<readonly StoredPayment[]> {
  const query = { name: 'read_payments', text: readPaymentsText, values: [paymentIds] }
  return (await pool.query<StoredPayment>(query)).rows
}

export async function readPayment(connection: Pool | PoolClient, paymentId: string): Promise<StoredPayment | null> {
  const query = { name: 'read_payment', text: readPaymentText, values: [paymentId] }
  return (await connection.query<StoredPayment>(query)).rows[0] ?? null
}

/** One statement, because every page that waits for a payment reads both repeatedly. */
export async function readPaymentWithOrder(
  connection: Pool | PoolClient,
  paymentId: string,
): Promise<PaymentWithOrder | null> {
  const query = { name: 'read_payment_with_order', text: readWithOrderText, values: [paymentId] }
  const [row] = (await connection.query<StoredPayment & OrderColumns>(query)).rows
  if (row === undefined) return null
  const { snapshot, paidAt, email, isEmailVerified, countryNow, ...payment } = row
  const { orderId: id, orderNumber: number, customerId, cartId, language } = payment
  const order = { id, number, customerId, cartId, language, snapshot, paidAt, email, isEmailVerified, countryNow }
  return { payment, order }
}

/** Finds the attempt under way for the same content by the same method. */
export async function readLiveAttempt(
  connection: Pool | PoolClient,
  { cartId, snapshot, method, issuer, restrictTo }: OrderRequest,
): Promise<PaymentAttempt | null> {
  const values = [cartId, contentHashOf(fingerprintOf(snapshot), 'base64url'), method, issuer, restrictTo]
  return (await connection.query<PaymentAttempt>({ name: 'live_attempt', text: sameAgain, values })).rows[0] ?? null
}

export type Payments = ReturnType<typeof createPayments>

/** `requestPauseMs`: between two requests to the provider about one payment */
export function createPayments(pool: Pool, requestPauseMs = 1000) {
  return {
    find: (paymentId: string) => readPayment(pool, paymentId),

    findWithOrder: (paymentId: string) => readPaymentWithOrder(pool, paymentId),

    /** @returns id of the payment that paid and closed the customer's cart */
    async findOfClosedCart(cartId: string, customerId: string): Promise<string | null> {
      const [row] = await ask<{ paid_payment_id: string }>('payment_of_closed_cart', ofClosedCart, [cartId, customerId])
      return row?.paid_payment_id ?? null
    },

    /** Finds the customer's attempt with this idempotency key, whatever its outcome, and its order. */
    async findByKey(cartId: string, customerId: string, requestKey: string) {
      const values = [cartId, customerId, requestKey]
      const [row] = await ask<PaymentAttempt & { snapshot: OrderSnapshot }>('payment_by_key', byKey, values)
      if (row === undefined) return null
      const { snapshot, ...attempt } = row
      return { attempt, snapshot }
    },

    async findOrdered(attemptId: string): Promise<Pick<OrderPlacement, 'snapshot' | 'cartVersion'> | null> {
      const rows = await ask<Pick<OrderPlacement, 'snapshot' | 'cartVersion'>>('find_ordered', ordered, [attemptId])
      return rows[0] ?? null
    },

    /** Whether an attempt was made by the same customer for exactly this order, which is unpaid. */
    async isForSameOrder(attemptId: string, { cartId, customerId, snapshot }: OrderRequest): Promise<boolean> {
      const values = [attemptId, cartId, customerId, contentHashOf(fingerprintOf(snapshot), 'base64url')]
      return (await ask('is_for_same_order', sameOrder, values)).length > 0
    },

    findLive: (request: OrderRequest) => readLiveAttempt(pool, request),

    /** Ends an attempt for which the provider has no payment. */
    async end(attemptId: string, status: 'failed' | 'expired', reason: string | null): Promise<void> {
      await ask('end_payment', end, [attemptId, status, reason])
    },

    /**
     * Takes the right to ask the provider about a payment, once per pause across all processes.
     *
     * @returns `waitMs`: zero if the caller may ask now; `ageMs`: since the last request
     */
    async takeRequestSlot(paymentId: string): Promise<{ readonly waitMs: number; readonly ageMs: number }> {
      const values = [paymentId, requestPauseMs]
      const [slot] = await ask<{ waitMs: number; ageMs: number | null }>('take_turn', takeRequestSlot, values)
      return { waitMs: slot?.waitMs ?? 0, ageMs: slot?.ageMs ?? Number.POSITIVE_INFINITY }
    },

    /** Leases payments whose poll is due for a minute, so that other processes skip them. */
    async leaseDue(limit: number): Promise<readonly StoredPayment[]> {
      const due = await ask<{ id: string }>('take_due_payments', lease, [limit])
      const ids = due.map(({ id }) => id)
      return ids.length === 0 ? [] : readPayments(pool, ids)
    },

    /** Records a poll. `delayMs`: until the next one; null for never */
    async planPoll(paymentId: string, delayMs: number | null): Promise<void> {
      await ask('plan_poll', plan, [paymentId, delayMs])
    },

    async findRefund(refundId: string): Promise<StoredRefund | null> {
      const [refund = null] = await ask<StoredRefund>('find_refund', findRefund, [refundId])
      return refund
    },

    /** `providerId`: of the refund; null if the provider had refunded the payment already */
    async markRefunded(refundId: string, providerId: string | null): Promise<void> {
      await ask('mark_refunded', markRefunded, [refundId, providerId])
    },

    async providerCustomerOf(customerId: string): Promise<string | null> {
      const [row] = await ask<{ id: string | null }>('provider_customer', providerCustomerOf, [customerId])
      return row?.id ?? null
    },

    async keepProviderCustomer(customerId: string, providerCustomerId: string): Promise<void> {
      await ask('keep_provider_customer', keepProviderCustomer, [customerId, providerCustomerId])
    },
  }

  async function ask<Row extends object>(name: string, text: string, values: unknown[]): Promise<readonly Row[]> {
    return (await pool.query<Row>({ name, text, values })).rows
  }
}
