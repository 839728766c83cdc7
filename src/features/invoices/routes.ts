import { mailedCode, linkSentResponse } from '#features/declarations/schema/declaration.ts'
import { siteLocales } from '#core/locale/locale.ts'
import { type InvoiceDocument, invoiceFileName } from '#core/orders/invoice.ts'
import { accountRefusalOf, type ApiResponse, notFound, ok, refuse } from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, endpointOf, formBody } from '#platform/http/pipeline/endpoint.ts'
import { withMinDuration } from '#platform/http/pipeline/min-duration.ts'
import type { Deps } from '#features/deps.ts'
import type { InvoiceForm } from './invoice-links.ts'
import { mailInvoiceLink, openInvoice, readInvoice } from './read-invoice.ts'
import { landingOn, linkMailingMs } from '#features/declarations/mailed-code-landing.ts'

const endpoint = endpointOf('Invoices', 'none')

const types: Readonly<Record<InvoiceForm, string>> = { pdf: 'application/pdf', xml: 'application/xml; charset=utf-8' }

/** The invoice of a paid order, for people and for programs. */
export function invoiceEndpoints(deps: Deps): readonly Endpoint[] {
  const { papers } = deps

  return [
    ownEndpoint('readInvoicePdf', 'pdf', 'as a PDF'),
    ownEndpoint('readInvoiceXml', 'xml', 'as UBL: Peppol BIS Billing 3.0 for businesses, EN 16931 for people'),
    endpoint('openInvoice', 'POST', '/api/invoices/open', {
      summary: 'The invoice that a mailed link is for, in the form it is for, with the token of the link.',
      rateLimit: 'invoices',
      requestBody: formBody(mailedCode, { maxBytes: 1024 }),
      formRedirect: landingOn('invoice'),
      query: [{ name: 'language', values: siteLocales }],
      success: { status: 200, types: Object.values(types) },
      async respond({ body }) {
        const opened = await openInvoice(deps, body.token)
        return opened === null ? refuse(422, 'token_invalid') : fileOf(opened.document, opened.form)
      },
    }),
    endpoint('mailInvoiceLink', 'POST', '/api/invoices/link', {
      summary: 'Mails another link to the address of the order, if the token is of a link of ours, expired or not.',
      rateLimit: 'invoiceLinks',
      requestBody: formBody(mailedCode, { maxBytes: 1024 }),
      formRedirect: landingOn('invoice', 'asked'),
      query: [{ name: 'language', values: siteLocales }],
      success: { status: 200, schema: linkSentResponse },
      async respond({ body, source }) {
        const done = await withMinDuration(linkMailingMs, mailInvoiceLink(deps, body.token, source()))
        return done.ok ? ok({ status: 'sent' }) : accountRefusalOf(done)
      },
    }),
  ]

  function ownEndpoint(name: string, form: InvoiceForm, how: string): Endpoint {
    return endpoint(name, 'GET', `/api/orders/:number/invoice.${form}`, {
      summary: `The invoice of a paid order ${how}, for its owner.`,
      rateLimit: 'invoices',
      session: 'read',
      success: { status: 200, types: [types[form]] },
      async respond({ caller, pathParam }) {
        const document = await readInvoice(deps, caller, pathParam('number'))
        return document === null ? notFound : fileOf(document, form)
      },
    })
  }

  async function fileOf(document: InvoiceDocument, form: InvoiceForm): Promise<ApiResponse> {
    const bytes = await (form === 'pdf' ? papers.invoicePdf(document) : papers.invoiceXml(document))
    return { status: 200, file: { type: types[form], name: invoiceFileName(document, form), bytes } }
  }
}
