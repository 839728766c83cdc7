import {
  type NewAbuseReport,
  newAbuseReport,
  type NewContactMessage,
  newContactMessage,
  receiptResponse,
  type ReceiptResponse,
} from '#features/support/schema/contact.ts'
import {
  type ApiResponse,
  created,
  refuse,
  type Success,
  accountRefusalOf,
} from '#platform/http/pipeline/api-response.ts'
import type { EndpointDocs, Endpoint, FormRedirect } from '#platform/http/pipeline/endpoint.ts'
import { type ContactDependencies, type ContactSent, reportAbuse, sendMessage } from './send-contact.ts'
import type { Receipt } from './support-ports.ts'
import { letterMarks } from '#site/letter-marks.ts'
import { pathOf } from '#site/links.ts'
import { siteLocaleOf, siteLocales } from '#core/locale/locale.ts'

const maxBodyBytes = 16 * 1024

/** Messages to the provider, as JSON or as a form that works without script. */
export function contactEndpoints(dependencies: ContactDependencies): readonly Endpoint[] {
  const message: Endpoint<NewContactMessage> = {
    method: 'POST',
    path: '/api/contact',
    rateLimit: 'contact',
    requestBody: { kind: 'form', schema: newContactMessage, maxBytes: maxBodyBytes },
    formRedirect: landingOn('contact'),
    docs: about('Asks the provider something. It goes there by mail, and a receipt to who asked.'),
    respond: async ({ body: { language, website: trap = '', orderNumber = '', ...form }, source }) =>
      responseOf(await sendMessage(dependencies, { ...form, orderNumber }, { language, source: source(), trap })),
  }

  const report: Endpoint<NewAbuseReport> = {
    method: 'POST',
    path: '/api/abuse-reports',
    rateLimit: 'contact',
    requestBody: { kind: 'form', schema: newAbuseReport, maxBytes: maxBodyBytes, checkboxes: ['goodFaith'] },
    formRedirect: landingOn('reportAbuse'),
    docs: about('Reports unlawful content. A receipt follows by mail when an address is given.'),
    respond: async ({ body: { language, website: trap = '', name = '', email = '', ...form }, source }) =>
      responseOf(await reportAbuse(dependencies, { ...form, name, email }, { language, source: source(), trap })),
  }

  return [message, report]
}

function landingOn(page: 'contact' | 'reportAbuse'): FormRedirect {
  return (outcome, query) => {
    const locale = siteLocaleOf(query('language') ?? undefined)
    return `${pathOf(page, locale)}#${letterMarks[outcome][locale]}`
  }
}

function about(summary: string): EndpointDocs {
  return {
    summary,
    query: [{ name: 'language', values: siteLocales }],
    success: { status: 201, schema: receiptResponse },
    refusals: [400, 403, 413, 415, 422, 429, 503],
  }
}

function responseOf(sent: ContactSent): ApiResponse {
  if (sent.ok) return respondWithReceipt(sent.receipt)
  return 'faults' in sent ? refuse(422, 'validation_failed', { errors: sent.faults }) : accountRefusalOf(sent)
}

/** Receipt number and time. */
function respondWithReceipt({ number, receivedAt }: Receipt): Success {
  return created({ receipt: number, receivedAt: receivedAt.toISOString() } satisfies ReceiptResponse)
}
