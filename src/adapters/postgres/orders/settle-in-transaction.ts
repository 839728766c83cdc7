import type { PoolClient } from 'pg'
import { notePayer } from '#adapters/postgres/partners/note-payer.ts'
import { payOrder } from '#adapters/postgres/orders/pay-order.ts'
import { payBack } from './pay-back.ts'
import { type PaymentRecord, readPayment } from './payment-rows.ts'
import { takeMoneyBack } from './take-money-back.ts'
import { tellUnfinished } from './tell-unfinished.ts'
import {
  type Consequence,
  isNews,
  paymentPollDelayMs,
  type Settlement,
  settlementOf,
} from '#domain/orders/payment-settlement.ts'
import { isUnderWay } from '#domain/orders/payment-status.ts'
import { checkpoint } from '#services/basics/checkpoint.ts'
import type { ProviderPayment } from '#services/orders/payment-provider-port.ts'
import type { PaymentAlert, ReportSource } from '#services/orders/payments-port.ts'

/** Always in this order, so that no two transactions wait for each other. A cart may be gone by now. */
const holding = [
  'select from carts where id = (select cart_id from payments where id = $1) for update',
  'select from orders where id = (select order_id from payments where id = $1) for update',
  'select from payments where id = $1 for update',
]

const change = `
  update payments set status = $2, trouble = $3, refunded_cents = $4, charged_back_cents = $5,
    method = coalesce($6, method), provider_customer_id = coalesce($7, provider_customer_id),
    mandate_id = coalesce($8, mandate_id), failure_reason = coalesce($9, failure_reason),
    settled_at = case when $10 then now() else settled_at end, looked_at = now(),
    look_at = now() + $11 * interval '1 ms'
  where id = $1`

const keepReport = `
  insert into payment_reports (payment_id, news, source, body) values ($1, $2, $3, $4)
  on conflict (payment_id, news) do nothing`

/** What the provider says is taken in, and all that follows from it, in a transaction of its own. */
export async function settleAlone(
  client: PoolClient,
  paymentId: string,
  report: ProviderPayment,
  source: ReportSource,
): Promise<readonly PaymentAlert[]> {
  for (const hold of holding) await client.query(hold, [paymentId])
  const payment = await readPayment(client, paymentId)
  if (payment === null) return []
  const settlement = settlementOf(payment, report)
  if (!isNews(payment, settlement)) return []
  await writeDown(client, payment, settlement, report)
  const { payerAccount, ...said } = report
  await client.query(keepReport, [paymentId, newsOf(report), source, said])
  await notePayer(client, paymentId, payerAccount)
  checkpoint('wh.tx')
  for (const consequence of settlement.consequences) await bringAbout(client, payment, consequence)
  return settlement.consequences.flatMap(alertOf)
}

async function writeDown(
  client: PoolClient,
  payment: PaymentRecord,
  { status, trouble, refunded, chargedBack }: Settlement,
  { method, providerCustomerId, mandateId, failureReason }: ProviderPayment,
): Promise<void> {
  const isOver = status !== payment.status && !isUnderWay(status)
  const facts = [method, providerCustomerId, mandateId, failureReason]
  const nextLook = paymentPollDelayMs(status, isOver ? 0 : payment.ageMs)
  await client.query(change, [payment.id, status, trouble, refunded, chargedBack, ...facts, isOver, nextLook])
}

async function bringAbout(client: PoolClient, payment: PaymentRecord, consequence: Consequence): Promise<void> {
  if (consequence.kind === 'order_paid') {
    await payOrder(client, { orderId: payment.orderId, paymentId: payment.id, at: payment.now })
  }
  if (consequence.kind === 'paid_twice') await payBack(client, payment, consequence.rest)
  if (consequence.kind === 'unfinished') await tellUnfinished(client, payment, consequence.status)
  if (consequence.kind === 'money_back') await takeMoneyBack(client, payment, consequence)
}

function alertOf(consequence: Consequence): readonly PaymentAlert[] {
  if (consequence.kind === 'mismatch' || consequence.kind === 'paid_twice') return [consequence.kind]
  return consequence.kind === 'money_back' && consequence.reason === 'charged_back' ? ['charged_back'] : []
}

function newsOf({ status, refunded, chargedBack }: ProviderPayment): string {
  return `${status} ${refunded} ${chargedBack}`
}
