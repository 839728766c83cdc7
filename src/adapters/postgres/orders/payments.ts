import type { Pool } from 'pg'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { readPayment, readPayments } from './payment-rows.ts'
import { settleAlone } from './settle-in-transaction.ts'
import { isNews, paymentPollDelayMs, settlementOf } from '#domain/orders/payment-settlement.ts'
import type { Payments, StoredRefund } from '#services/orders/payments-port.ts'

/** Long enough for a look at a slow provider; a process that dies holds them no longer. */
const take = `
  with due as (
    select id from payments where look_at <= now() order by look_at limit $1 for update skip locked
  )
  update payments set look_at = now() + interval '1 minute' from due where payments.id = due.id returning payments.id`

const plan = `update payments set looked_at = now(), look_at = now() + $2 * interval '1 ms' where id = $1`

const findRefund = `
  select refund.id, placed.number as "orderNumber", payment.provider_id as "providerPaymentId",
    refund.amount_cents as "amount", refund.sent_at is not null as "isSent"
  from refunds as refund join payments as payment on payment.id = refund.payment_id
  join orders as placed on placed.id = payment.order_id
  where refund.id = $1`

const markRefunded = `update refunds set sent_at = now(), provider_id = $2 where id = $1 and sent_at is null`

export function createPayments(pool: Pool): Payments {
  return {
    find: (paymentId) => orUnavailable(readPayment(pool, paymentId)),

    /** Most calls bring no news: for those nothing is held. */
    async settle(paymentId, report, source) {
      const payment = await orUnavailable(readPayment(pool, paymentId))
      if (payment === null || !isNews(payment, settlementOf(payment, report))) return []
      return inTransaction(pool, (client) => settleAlone(client, paymentId, report, source))
    },

    async takeDue(most) {
      const { rows } = await ask<{ id: string }>('take_due_payments', take, [most])
      const ids = rows.map(({ id }) => id)
      return ids.length === 0 ? [] : orUnavailable(readPayments(pool, ids))
    },

    async planNextLook(paymentId) {
      const payment = await orUnavailable(readPayment(pool, paymentId))
      if (payment === null) return
      await ask('plan_look', plan, [paymentId, paymentPollDelayMs(payment.status, payment.ageMs)])
    },

    async findRefund(refundId) {
      const { rows } = await ask<StoredRefund>('find_refund', findRefund, [refundId])
      return rows[0] ?? null
    },

    async markRefunded(refundId, providerId) {
      await ask('mark_refunded', markRefunded, [refundId, providerId])
    },
  }

  function ask<Row extends object>(name: string, text: string, values: unknown[]) {
    return orUnavailable(pool.query<Row>({ name, text, values }))
  }
}
