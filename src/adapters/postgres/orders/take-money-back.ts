import type { PoolClient } from 'pg'
import { issueCreditNote } from './issue-invoice.ts'
import { readOrder } from '#adapters/postgres/orders/read-order.ts'
import { tellMoneyBack } from './tell-money-back.ts'
import type { PaymentRecord } from './payment-rows.ts'
import { cents } from '#domain/money/money.ts'
import type { Consequence } from '#domain/orders/payment-settlement.ts'

type MoneyBack = Extract<Consequence, { readonly kind: 'money_back' }>

const addEvent = `
  insert into order_events (order_id, kind, amount_cents, mark, happened_at) values ($1, $2, $3, $4, $5)
  on conflict (order_id, kind, mark) do nothing`

const sumBack = 'select refunded_cents + charged_back_cents as back from payments where id = $1'

/** Money of a paid order left again: whoever counts learns it, and the buyer gets a credit note. */
export async function takeMoneyBack(
  client: PoolClient,
  payment: PaymentRecord,
  { reason, amount, inAll }: MoneyBack,
): Promise<void> {
  const order = await readOrder(client, payment.orderId)
  if (order === null) return
  const mark = String(inAll)
  await client.query(addEvent, [order.id, reason, amount, mark, payment.now])
  const { rows } = await client.query<{ back: number }>(sumBack, [payment.id])
  const refundedInAll = cents(rows[0]?.back ?? 0)
  const creditNote = await issueCreditNote(client, order, { refundedInAll, at: payment.now })
  await tellMoneyBack(client, payment, { amount, reason, mark, creditNote })
}
