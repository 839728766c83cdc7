import type { PoolClient } from 'pg'
import { amountToCredit, creditNoteOf } from '#domain/orders/credit-note.ts'
import { type InvoiceDocument, invoiceOf } from '#domain/orders/invoice.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PaidOrder } from '#services/orders/orders-port.ts'
import { brand } from '#site/brand.ts'

interface Place {
  readonly number: string
  /** In the Netherlands. */
  readonly day: IsoDate
}

/** Whoever takes a number holds the series until its transaction ends: what is rolled back leaves no gap. */
const takePlace = `
  with moment as (select $1::timestamptz at time zone 'Europe/Amsterdam' as at)
  insert into invoice_series (series, last) select 'F' || to_char(at, 'YYYY'), 1 from moment
  on conflict (series) do update set last = invoice_series.last + 1
  returning series || '-' || to_char(last, 'FM9999000000') as number,
    (select to_char(at, 'YYYY-MM-DD') from moment) as day`

const keep = `
  insert into invoices (number, order_id, kind, document, total_cents, settles_cents, issued_at)
  values ($1, $2, $3, $4, $5, $6, $7)`

/** One after the other for an order: two refunds at once must not credit the same amount. */
const holdInvoice = `select document from invoices where order_id = $1 and kind = 'invoice' for update`
const findCreditNotes = `select document from invoices where order_id = $1 and kind = 'credit' order by number`

/** The invoice of an order that is paid in the caller's transaction. Answers with its number. */
export async function issueInvoice(
  client: PoolClient,
  order: PaidOrder,
  { at, method }: { readonly at: Date; readonly method: string | null },
): Promise<string> {
  const place = await takeNumber(client, at)
  const invoice = invoiceOf(order.snapshot, { ...place, orderNumber: order.number, seller: brand, method })
  await keepDocument(client, order, invoice, at, null)
  return invoice.number
}

/** Credits what went back to the buyer since the last time, in the caller's transaction. Null: nothing new. */
export async function issueCreditNote(
  client: PoolClient,
  order: PaidOrder,
  { refundedInAll, at }: { readonly refundedInAll: Cents; readonly at: Date },
): Promise<string | null> {
  const [invoice] = await documentsOf(client, holdInvoice, order)
  const earlier = await documentsOf(client, findCreditNotes, order)
  if (invoice === undefined || amountToCredit(invoice, earlier, refundedInAll) === 0) return null
  const place = await takeNumber(client, at)
  const note = creditNoteOf(invoice, earlier, { ...place, refundedInAll })
  await keepDocument(client, order, note, at, refundedInAll)
  return note.number
}

async function documentsOf(client: PoolClient, question: string, { id }: PaidOrder): Promise<InvoiceDocument[]> {
  const { rows } = await client.query<{ document: InvoiceDocument }>(question, [id])
  return rows.map(({ document }) => document)
}

async function takeNumber(client: PoolClient, at: Date): Promise<Place> {
  const { rows } = await client.query<Place>({ name: 'take_invoice_number', text: takePlace, values: [at] })
  const [place] = rows
  if (place === undefined) throw new Error('no invoice number was given')
  return place
}

async function keepDocument(
  client: PoolClient,
  order: PaidOrder,
  document: InvoiceDocument,
  at: Date,
  settles: Cents | null,
): Promise<void> {
  const values = [document.number, order.id, document.kind, document, document.total, settles, at]
  await client.query({ name: 'keep_invoice', text: keep, values })
}
