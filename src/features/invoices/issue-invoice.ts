import type { Cents } from '#core/money/money.ts'
import { amountToCredit, creditNoteOf } from '#core/orders/credit-note.ts'
import { invoiceOf, type Seller } from '#core/orders/invoice.ts'
import type { PaidOrder } from '#features/orders/repository.ts'
import type { Stores } from '#features/stores.ts'

/** @returns number of the invoice */
export async function issueInvoice(
  { invoices }: Stores,
  { id, number: orderNumber, snapshot }: PaidOrder,
  { seller, at, method }: { readonly seller: Seller; readonly at: Date; readonly method: string | null },
): Promise<string> {
  const place = await invoices.takeNumber(at)
  const invoice = invoiceOf(snapshot, { ...place, orderNumber, seller, method })
  await invoices.add(id, invoice, { at, settles: null })
  return invoice.number
}

/**
 * Credits what was refunded since the last credit note.
 *
 * @returns number of the credit note; null if nothing new was refunded
 */
export async function issueCreditNote(
  { invoices }: Stores,
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
