import type { InvoiceDocument } from '#domain/orders/invoice.ts'

/** Makes the papers that people and programs get. The same document always becomes the same bytes. */
export interface Papers {
  invoicePdf(document: InvoiceDocument): Promise<Uint8Array>
  /** UBL: Peppol BIS Billing 3.0 for businesses, EN 16931 for people. */
  invoiceXml(document: InvoiceDocument): Promise<Uint8Array>
  /** The general terms, as the site publishes them. */
  termsPdf(): Promise<Uint8Array>
}
