import type { Pool } from 'pg'
import { contentHashOf, withoutFlush } from '#platform/db/rows.ts'
import { attemptColumns, readLiveAttempt, readPayment, readPayments, readPaymentWithOrder } from './payment-rows.ts'
import { fingerprintOf } from '#core/orders/order-snapshot.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import type { Attempt, OrderPlacement, Payments, StoredRefund } from './payment-ports.ts'

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

/** By the clock of the database, which all processes share. One that was set back must not stop everybody. */
const takeTurn = `
  with turn as (
    update payments set last_request_at = clock_timestamp()
    where id = $1 and (last_request_at is null
      or last_request_at not between clock_timestamp() - $2 * interval '1 ms' and clock_timestamp())
    returning id
  ), known as (
    select extract(epoch from clock_timestamp() - last_request_at)::float * 1000 as age from payments where id = $1
  )
  select age as "ageMs", case when exists (select from turn) then 0 else greatest(1, ceil($2 - age)) end as "waitMs",
    ${withoutFlush}
  from known`

/** Long enough to poll a slow provider; a process that dies holds them no longer. */
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

const providerCustomer = `select provider_customer_id as id from customers where id = $1`

const keepProviderCustomer = `
  update customers set provider_customer_id = $2 where id = $1 and provider_customer_id is null`

/** `turnMs`: between two requests to the provider about one payment. */
export function createPayments(pool: Pool, turnMs = 1000): Payments {
  return {
    find: (paymentId) => readPayment(pool, paymentId),

    findWithOrder: (paymentId) => readPaymentWithOrder(pool, paymentId),

    async findOfClosedCart(cartId, customerId) {
      const [row] = await ask<{ paid_payment_id: string }>('payment_of_closed_cart', ofClosedCart, [cartId, customerId])
      return row?.paid_payment_id ?? null
    },

    async findByKey(cartId, customerId, requestKey) {
      const values = [cartId, customerId, requestKey]
      const [row] = await ask<Attempt & { snapshot: OrderSnapshot }>('payment_by_key', byKey, values)
      if (row === undefined) return null
      const { snapshot, ...attempt } = row
      return { attempt, snapshot }
    },

    async findOrdered(attemptId) {
      const [order = null] = await ask<Pick<OrderPlacement, 'snapshot' | 'cartVersion'>>('find_ordered', ordered, [
        attemptId,
      ])
      return order
    },

    async isForSameOrder(attemptId, { cartId, customerId, snapshot }) {
      const values = [attemptId, cartId, customerId, contentHashOf(fingerprintOf(snapshot), 'base64url')]
      return (await ask('is_for_same_order', sameOrder, values)).length > 0
    },

    findLive: (request) => readLiveAttempt(pool, request),

    async end(attemptId, status, reason) {
      await ask('end_payment', end, [attemptId, status, reason])
    },

    async takeTurn(paymentId) {
      const [turn] = await ask<{ waitMs: number; ageMs: number | null }>('take_turn', takeTurn, [paymentId, turnMs])
      return { waitMs: turn?.waitMs ?? 0, ageMs: turn?.ageMs ?? Number.POSITIVE_INFINITY }
    },

    async leaseDue(limit) {
      const due = await ask<{ id: string }>('take_due_payments', lease, [limit])
      const ids = due.map(({ id }) => id)
      return ids.length === 0 ? [] : readPayments(pool, ids)
    },

    async planPoll(paymentId, delayMs) {
      await ask('plan_poll', plan, [paymentId, delayMs])
    },

    async findRefund(refundId) {
      const [refund = null] = await ask<StoredRefund>('find_refund', findRefund, [refundId])
      return refund
    },

    async markRefunded(refundId, providerId) {
      await ask('mark_refunded', markRefunded, [refundId, providerId])
    },

    async providerCustomerOf(customerId) {
      const [row] = await ask<{ id: string | null }>('provider_customer', providerCustomer, [customerId])
      return row?.id ?? null
    },

    async keepProviderCustomer(customerId, providerCustomerId) {
      await ask('keep_provider_customer', keepProviderCustomer, [customerId, providerCustomerId])
    },
  }

  async function ask<Row extends object>(name: string, text: string, values: unknown[]): Promise<readonly Row[]> {
    return (await pool.query<Row>({ name, text, values })).rows
  }
}
