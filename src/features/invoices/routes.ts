import type { Deps } from '#features/deps.ts'
import { mailedCode, type MailedCode, linkSentResponse } from '#features/declarations/schema/declaration.ts'
import { siteLocales } from '#core/locale/locale.ts'
import { type InvoiceDocument, invoiceFileName } from '#core/orders/invoice.ts'
import { accountRefusalOf, type ApiResponse, notFound, ok, refuse } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { withMinDuration } from '#platform/http/pipeline/min-duration.ts'
import type { InvoiceForm } from './invoice-links.ts'
import { mailInvoiceLink, openInvoice, readInvoice } from './read-invoice.ts'
import { landingOn, linkMailingMs } from '#features/declarations/mailed-code-landing.ts'

const maxBodyBytes = 1024

const types: Readonly<Record<InvoiceForm, string>> = { pdf: 'application/pdf', xml: 'application/xml; charset=utf-8' }

/** The invoice of a paid order, for people and for programs. */
export function invoiceEndpoints(deps: Deps): readonly Endpoint[] {
  const { papers } = deps

  const open: Endpoint<MailedCode> = {
    method: 'POST',
    path: '/api/invoices/open',
    rateLimit: 'invoices',
    requestBody: { kind: 'form', schema: mailedCode, maxBytes: maxBodyBytes },
    formRedirect: landingOn('invoice'),
    docs: {
      summary: 'The invoice that a mailed link is for, in the form it is for, with the token of the link.',
      query: [{ name: 'language', values: siteLocales }],
      success: { status: 200 },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body }) {
      const opened = await openInvoice(deps, body.token)
      return opened === null ? refuse(422, 'token_invalid') : fileOf(opened.document, opened.form)
    },
  }

  const link: Endpoint<MailedCode> = {
    method: 'POST',
    path: '/api/invoices/link',
    rateLimit: 'invoiceLinks',
    requestBody: { kind: 'form', schema: mailedCode, maxBytes: maxBodyBytes },
    formRedirect: landingOn('invoice', 'asked'),
    docs: {
      summary: 'Mails another link to the address of the order, if the token is of a link of ours, expired or not.',
      query: [{ name: 'language', values: siteLocales }],
      success: { status: 200, schema: linkSentResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body, source }) {
      const done = await withMinDuration(linkMailingMs, mailInvoiceLink(deps, body.token, source()))
      return done.ok ? ok({ status: 'sent' }) : accountRefusalOf(done)
    },
  }

  return [
    ownEndpoint('pdf', 'as a PDF'),
    ownEndpoint('xml', 'as UBL: Peppol BIS Billing 3.0 for businesses, EN 16931 for people'),
    open,
    link,
  ]

  function ownEndpoint(form: InvoiceForm, how: string): Endpoint {
    return {
      method: 'GET',
      path: `/api/orders/:number/invoice.${form}`,
      rateLimit: 'invoices',
      docs: {
        summary: `The invoice of a paid order ${how}, for its owner.`,
        success: { status: 200 },
        refusals: [404, 429, 503],
      },
      async respond(request) {
        const document = await readInvoice(deps, request.caller, request.pathParam('number'))
        return document === null ? notFound : fileOf(document, form)
      },
    }
  }

  async function fileOf(document: InvoiceDocument, form: InvoiceForm): Promise<ApiResponse> {
    const bytes = await (form === 'pdf' ? papers.invoicePdf(document) : papers.invoiceXml(document))
    return { status: 200, file: { type: types[form], name: invoiceFileName(document, form), bytes } }
  }
}
