import type { InvoiceDocument } from '#domain/orders/invoice.ts'

export interface OwnedInvoice {
  readonly customerId: string
  readonly document: InvoiceDocument
}

/** Invoices and credit notes as they were issued. Every function throws `Unavailable` when they cannot be reached. */
export interface Invoices {
  /** Null: there is no such order, or it is not paid. */
  ofOrder(orderNumber: string): Promise<OwnedInvoice | null>
  /** By its own number. */
  find(number: string): Promise<InvoiceDocument | null>
}
