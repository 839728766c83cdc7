import { type InvoiceDocument, invoiceFileName } from '#domain/orders/invoice.ts'
import { notFound } from '#http/pipeline/api-response.ts'
import type { Endpoint } from '#http/pipeline/endpoint.ts'
import { type InvoiceDependencies, readInvoice } from '#services/orders/read-invoice.ts'

/** The invoice of a paid order, for people and for programs. */
export function invoiceEndpoints(dependencies: InvoiceDependencies): readonly Endpoint[] {
  return [
    invoiceEndpoint('pdf', 'application/pdf', 'as a PDF', (document) => dependencies.papers.invoicePdf(document)),
    invoiceEndpoint(
      'xml',
      'application/xml; charset=utf-8',
      'as UBL: Peppol BIS Billing 3.0 for businesses, EN 16931 for people',
      (document) => dependencies.papers.invoiceXml(document),
    ),
  ]

  function invoiceEndpoint(
    ending: 'pdf' | 'xml',
    type: string,
    how: string,
    make: (document: InvoiceDocument) => Promise<Uint8Array>,
  ): Endpoint {
    return {
      method: 'GET',
      path: `/api/orders/:number/invoice.${ending}`,
      rateLimit: 'invoices',
      docs: {
        summary: `The invoice of a paid order ${how}: for its owner, or with the signed link of the mail.`,
        query: [{ name: 'signature' }],
        success: { status: 200 },
        refusals: [404, 429, 503],
      },
      async respond({ caller, pathParam, query }) {
        const document = await readInvoice(dependencies, caller, pathParam('number'), query('signature'))
        if (document === null) return notFound
        return { status: 200, file: { type, name: invoiceFileName(document, ending), bytes: await make(document) } }
      },
    }
  }
}
