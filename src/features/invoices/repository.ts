import type { Pool, PoolClient } from 'pg'
import { onlyRow } from '#platform/db/rows.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'
import type { Invoices, InvoiceStore, OwnedInvoice } from '#features/orders/order-ports.ts'

const ofOrder = `
  select customer_id as "customerId", document
  from orders join invoices on order_id = orders.id and kind = 'invoice'
  where orders.number = $1`

const takeNumber = `
  with moment as (select $1::timestamptz at time zone 'Europe/Amsterdam' as at)
  insert into invoice_series (series, last_number) select 'F' || to_char(at, 'YYYY') || current_series(), 1 from moment
  on conflict (series) do update set last_number = invoice_series.last_number + 1
  returning series || '-' || to_char(last_number, 'FM9999000000') as number,
    (select to_char(at, 'YYYY-MM-DD') from moment) as day`

const insert = `
  insert into invoices (number, order_id, kind, document, total_cents, refund_total_cents, issued_at)
  values ($1, $2, $3, $4, $5, $6, $7)`

const lockInvoice = `select document from invoices where order_id = $1 and kind = 'invoice' for update`
const creditNotes = `select document from invoices where order_id = $1 and kind = 'credit' order by number`

export function createInvoices(pool: Pool): Invoices {
  return {
    async ofOrder(orderNumber) {
      const question = { name: 'find_invoice_of_order', text: ofOrder, values: [orderNumber] }
      const { rows } = await pool.query<OwnedInvoice>(question)
      return rows[0] ?? null
    },

    async find(number) {
      const text = 'select document from invoices where number = $1'
      const { rows } = await pool.query<{ document: InvoiceDocument }>(text, [number])
      return rows[0]?.document ?? null
    },
  }
}

export function invoiceStore(client: PoolClient): InvoiceStore {
  return {
    async takeNumber(at) {
      const question = { name: 'take_invoice_number', text: takeNumber, values: [at] }
      return onlyRow((await client.query<{ number: string; day: IsoDate }>(question)).rows)
    },

    async add(orderId, document, { at, settles }) {
      const values = [document.number, orderId, document.kind, document, document.total, settles, at]
      await client.query({ name: 'keep_invoice', text: insert, values })
    },

    async lockOfOrder(orderId) {
      const [invoice] = await documentsOf(lockInvoice, orderId)
      return invoice === undefined ? null : { invoice, creditNotes: await documentsOf(creditNotes, orderId) }
    },
  }

  async function documentsOf(text: string, orderId: string): Promise<readonly InvoiceDocument[]> {
    const { rows } = await client.query<{ document: InvoiceDocument }>(text, [orderId])
    return rows.map(({ document }) => document)
  }
}
