import type { PoolClient } from 'pg'
import { addJob } from '#adapters/postgres/jobs/add-job.ts'
import { tellMoneyBack } from './tell-money-back.ts'
import type { Cents } from '#domain/money/money.ts'
import type { StoredPayment } from '#services/orders/payments-port.ts'

const addRefund = `
  insert into refunds (payment_id, reason, amount_cents) values ($1, 'paid_duplicate', $2)
  on conflict (payment_id, reason) do nothing
  returning id`

/** About a month of tries: it is somebody's money. */
const maxAttempts = 750

/** Money that came too late goes back, once. */
export async function payBack(client: PoolClient, payment: StoredPayment, amount: Cents): Promise<void> {
  const { rows } = await client.query<{ id: string }>(addRefund, [payment.id, amount])
  for (const { id } of rows) {
    await addJob(client, { task: 'refund_payment', payload: { refundId: id }, key: `refund ${id}`, maxAttempts })
    await tellMoneyBack(client, payment, { amount, reason: 'paid_duplicate', mark: payment.id, creditNote: null })
  }
}
