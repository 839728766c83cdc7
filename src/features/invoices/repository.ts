import type { Pool, PoolClient } from 'pg'
import { onlyRow } from '#platform/db/rows.ts'
import type { Cents } from '#core/money/money.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'

export interface OwnedInvoice {
  readonly customerId: string
  readonly document: InvoiceDocument
}

const ofOrder = `
  select customer_id as "customerId", document
  from orders join invoices on order_id = orders.id and kind = 'invoice'
  where orders.number = $1`

const numberOfOrder = `select number from invoices where order_id = $1 and kind = 'invoice'`

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

export type Invoices = ReturnType<typeof createInvoices>

/** Invoices and credit notes as they were issued. */
export function createInvoices(pool: Pool) {
  return {
    /** @returns null if there is no such order, it is not paid, or it cost nothing */
    async ofOrder(orderNumber: string): Promise<OwnedInvoice | null> {
      const query = { name: 'find_invoice_of_order', text: ofOrder, values: [orderNumber] }
      return (await pool.query<OwnedInvoice>(query)).rows[0] ?? null
    },

    async find(number: string): Promise<InvoiceDocument | null> {
      const text = 'select document from invoices where number = $1'
      return (await pool.query<{ document: InvoiceDocument }>(text, [number])).rows[0]?.document ?? null
    },

    async numberOfOrder(orderId: string): Promise<string | null> {
      const query = { name: 'find_invoice', text: numberOfOrder, values: [orderId] }
      return (await pool.query<{ number: string }>(query)).rows[0]?.number ?? null
    },
  }
}

export type InvoiceStore = ReturnType<typeof invoiceStore>

/** Invoices inside a transaction. */
export function invoiceStore(client: PoolClient) {
  return {
    /**
     * Locks the series of the year until the transaction ends, so that a rollback leaves no gap.
     *
     * @returns the number and the day in the Netherlands
     */
    async takeNumber(at: Date): Promise<{ readonly number: string; readonly day: IsoDate }> {
      const query = { name: 'take_invoice_number', text: takeNumber, values: [at] }
      return onlyRow((await client.query<{ number: string; day: IsoDate }>(query)).rows)
    },

    /** `settles`: for a credit note, the sum of all refunds it settles */
    async add(
      orderId: string,
      document: InvoiceDocument,
      { at, settles }: { readonly at: Date; readonly settles: Cents | null },
    ): Promise<void> {
      const values = [document.number, orderId, document.kind, document, document.total, settles, at]
      await client.query({ name: 'keep_invoice', text: insert, values })
    },

    /** Locks the invoice of an order, so that two refunds at once cannot credit the same amount. */
    async lockOfOrder(orderId: string) {
      const [invoice] = await documentsOf(lockInvoice, orderId)
      return invoice === undefined ? null : { invoice, creditNotes: await documentsOf(creditNotes, orderId) }
    },
  }

  async function documentsOf(text: string, orderId: string): Promise<readonly InvoiceDocument[]> {
    const { rows } = await client.query<{ document: InvoiceDocument }>(text, [orderId])
    return rows.map(({ document }) => document)
  }
}
