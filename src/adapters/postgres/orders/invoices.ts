import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { InvoiceDocument } from '#domain/orders/invoice.ts'
import type { Invoices, OwnedInvoice } from '#services/orders/invoices-port.ts'

const ofOrder = `
  select customer_id as "customerId", document
  from orders join invoices on order_id = orders.id and kind = 'invoice'
  where orders.number = $1`

export function createInvoices(pool: Pool): Invoices {
  return {
    async ofOrder(orderNumber) {
      const question = { name: 'find_invoice_of_order', text: ofOrder, values: [orderNumber] }
      const { rows } = await orUnavailable(pool.query<OwnedInvoice>(question))
      return rows[0] ?? null
    },

    async find(number) {
      const text = 'select document from invoices where number = $1'
      const { rows } = await orUnavailable(pool.query<{ document: InvoiceDocument }>(text, [number]))
      return rows[0]?.document ?? null
    },
  }
}
