import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { createTransaction } from '#features/stores.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import { sampleOrder } from './sample-order.ts'
import type { PaidOrder } from '#features/orders/repository.ts'
import { issueInvoice } from '#features/invoices/issue-invoice.ts'
import { brand } from '#site/brand.ts'
import { insertCustomer } from './customers.ts'

/** Inserts an unpaid order without an invoice. */
export async function insertOrder(
  pool: Pool,
  { snapshot = sampleOrder(), customerId }: { readonly snapshot?: OrderSnapshot; readonly customerId?: string } = {},
): Promise<PaidOrder> {
  const owner = customerId ?? (await insertCustomer(pool))
  const { rows } = await pool.query<{ id: string; number: string }>(
    `insert into orders (customer_id, cart_id, cart_version, content_hash, snapshot, language, total_cents)
     values ($1, 'cart', 1, 'hash', $2, $3, $4) returning id, number`,
    [owner, snapshot, snapshot.language, snapshot.totals.total],
  )
  const [row] = rows
  if (row === undefined) throw new Error('no order was made')
  return { ...row, customerId: owner, snapshot }
}

/** Inserts a paid order with its invoice. */
export async function insertInvoicedOrder(
  pool: Pool,
  given: Parameters<typeof insertOrder>[1] = {},
): Promise<PaidOrder & { readonly paymentId: string; readonly invoice: string }> {
  const order = await insertOrder(pool, given)
  const paymentId = randomBytes(16).toString('base64url')
  const at = new Date('2026-11-15T10:14:00Z')
  await pool.query(
    `insert into payments (id, order_id, cart_id, method, site_locale, amount_cents, status)
     values ($1, $2, $1, 'ideal', $3, $4, 'paid')`,
    [paymentId, order.id, order.snapshot.language === 'de' ? 'de' : 'nl', order.snapshot.totals.total],
  )
  await pool.query('update orders set paid_at = $2, paid_payment_id = $3 where id = $1', [order.id, at, paymentId])
  const invoice = await createTransaction(pool)((stores) =>
    issueInvoice(stores, order, { seller: brand, at, method: 'ideal' }),
  )
  return { ...order, paymentId, invoice }
}
