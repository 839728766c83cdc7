import {
  type NewAbuseReport,
  newAbuseReport,
  type NewContactMessage,
  newContactMessage,
} from '#contract/support/contact.ts'
import { receiptAnswer } from '#contract/orders/declaration.ts'
import { type ApiResponse, refuse } from '#http/pipeline/api-response.ts'
import { accountRefusalOf } from '#http/pipeline/refusals.ts'
import type { About, Endpoint, FormLanding } from '#http/pipeline/endpoint.ts'
import { received } from './receipt-response.ts'
import { type ContactDependencies, type ContactSent, reportAbuse, sendMessage } from '#services/support/send-contact.ts'
import { letterMarks } from '#site/letter-marks.ts'
import { pathOf } from '#site/links.ts'

const maxBodyBytes = 16 * 1024

/** Letters to the provider: as JSON, or as a form that works without script. */
export function contactEndpoints(desk: ContactDependencies): readonly Endpoint[] {
  const message: Endpoint<NewContactMessage> = {
    method: 'POST',
    path: '/api/contact',
    pace: 'contact',
    takes: { kind: 'form', schema: newContactMessage, longest: maxBodyBytes },
    landing: landingOn('contact'),
    about: about('Asks the provider something. It goes there by mail, and a receipt to who asked.'),
    answer: async ({ body: { language, website: trap = '', orderNumber = '', ...form }, source }) =>
      answerOf(await sendMessage(desk, { ...form, orderNumber }, { language, source: source(), trap })),
  }

  const report: Endpoint<NewAbuseReport> = {
    method: 'POST',
    path: '/api/abuse-reports',
    pace: 'contact',
    takes: { kind: 'form', schema: newAbuseReport, longest: maxBodyBytes, tickBoxes: ['goodFaith'] },
    landing: landingOn('reportAbuse'),
    about: about('Reports unlawful content. A receipt follows by mail when an address is given.'),
    answer: async ({ body: { language, website: trap = '', name = '', email = '', ...form }, source }) =>
      answerOf(await reportAbuse(desk, { ...form, name, email }, { language, source: source(), trap })),
  }

  return [message, report]
}

function landingOn(page: 'contact' | 'reportAbuse'): FormLanding {
  return (outcome, query) => {
    const locale = query('language') === 'de' ? 'de' : 'nl'
    return `${pathOf(page, locale)}#${letterMarks[outcome][locale]}`
  }
}

function about(summary: string): About {
  return {
    summary,
    query: [{ name: 'language', values: ['nl', 'de'] }],
    success: { status: 201, schema: receiptAnswer },
    refusals: [400, 403, 413, 415, 422, 429, 503],
  }
}

function answerOf(sent: ContactSent): ApiResponse {
  if (sent.ok) return received(sent.receipt)
  return 'faults' in sent ? refuse(422, 'validation_failed', { errors: sent.faults }) : accountRefusalOf(sent)
}
