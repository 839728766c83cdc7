import type { Cents } from '#core/money/money.ts'
import { amountToCredit, creditNoteOf } from '#core/orders/credit-note.ts'
import { invoiceOf, type Seller } from '#core/orders/invoice.ts'
import type { InvoiceStore, PaidOrder } from '#features/orders/order-ports.ts'

interface InvoiceStores {
  readonly invoices: InvoiceStore
}

/** Answers with its number. */
export async function issueInvoice(
  { invoices }: InvoiceStores,
  { id, number: orderNumber, snapshot }: PaidOrder,
  { seller, at, method }: { readonly seller: Seller; readonly at: Date; readonly method: string | null },
): Promise<string> {
  const place = await invoices.takeNumber(at)
  const invoice = invoiceOf(snapshot, { ...place, orderNumber, seller, method })
  await invoices.add(id, invoice, { at, settles: null })
  return invoice.number
}

/** Credits what went back to the buyer since the last time. Answers with its number; null: nothing new went back. */
export async function issueCreditNote(
  { invoices }: InvoiceStores,
  { id }: Pick<PaidOrder, 'id'>,
  { refundedInAll, at }: { readonly refundedInAll: Cents; readonly at: Date },
): Promise<string | null> {
  const issued = await invoices.lockOfOrder(id)
  if (issued === null || amountToCredit(issued.invoice, issued.creditNotes, refundedInAll) === 0) return null
  const place = await invoices.takeNumber(at)
  const note = creditNoteOf(issued.invoice, issued.creditNotes, { ...place, refundedInAll })
  await invoices.add(id, note, { at, settles: refundedInAll })
  return note.number
}
