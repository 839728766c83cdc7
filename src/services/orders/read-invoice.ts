import type { InvoiceDocument } from '#domain/orders/invoice.ts'
import { orderNumberPattern } from '#domain/orders/number-series.ts'
import type { Caller } from '#services/basics/caller.ts'
import type { Invoices, Papers } from './order-ports.ts'

export interface InvoiceDependencies {
  readonly invoices: Pick<Invoices, 'ofOrder'>
  readonly papers: Pick<Papers, 'invoicePdf' | 'invoiceXml'>
  /** Whether a link to the invoice of an order was made by us. */
  readonly isSigned: (orderNumber: string, signature: string) => boolean
}

/** For the owner, and for whoever holds the link of the mail. Null for anybody else, as for an order that is not there. */
export async function readInvoice(
  { invoices, isSigned }: InvoiceDependencies,
  caller: Caller,
  orderNumber: string,
  signature: string | undefined,
): Promise<InvoiceDocument | null> {
  if (!orderNumberPattern.test(orderNumber)) return null
  const found = await invoices.ofOrder(orderNumber)
  const isOwner = caller.customerId !== null && found?.customerId === caller.customerId
  const holdsLink = signature !== undefined && isSigned(orderNumber, signature)
  return found !== null && (isOwner || holdsLink) ? found.document : null
}
