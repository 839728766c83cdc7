import { localeOfPath, type SiteLocale, siteLocales } from '#core/locale/locale.ts'
import { eurosOf, sumOf } from '#core/money/money.ts'
import { type ApiResponse, notFound, ok, refuse } from '#platform/http/pipeline/api-response.ts'
import type { ApiRequest, Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { framedMailHeaders } from '#platform/http/pipeline/headers.ts'
import type { BankPayment, DemoBankCounter } from './demo-bank.ts'
import type { DemoMail, DemoMailEntry, DemoMails } from './repository.ts'
import {
  type BankDecision,
  bankDecision,
  type BankFaults,
  bankFaults,
  type BankPaymentEntry,
  bankPaymentList,
  type BankPaymentResponse,
  bankPaymentResponse,
} from './schema/demo-bank.ts'
import { demoMail as demoMailResponse, demoMailList } from './schema/demo-mail.ts'

const maxListed = 25
const paymentId = /^tr_\w{1,40}$/
const maxRequestBytes = 200

/** The control panel of the demo bank. Only a demo has these endpoints. */
export function demoBankEndpoints(bank: DemoBankCounter): readonly Endpoint[] {
  const list: Endpoint = {
    method: 'GET',
    path: '/api/demo/bank/payments',
    rateLimit: 'demo',
    docs: {
      summary: 'The payments at the demo bank, newest first.',
      success: { status: 200, schema: bankPaymentList },
      refusals: [429, 503],
    },
    async respond() {
      const payments = await bank.latest(maxListed)
      return ok({ payments: payments.map((payment) => entryOf(payment, 'nl')) })
    },
  }

  const read: Endpoint = {
    method: 'GET',
    path: '/api/demo/bank/payments/:paymentId',
    rateLimit: 'demo',
    docs: {
      summary: 'A payment at the demo bank, with its possible outcomes.',
      success: { status: 200, schema: bankPaymentResponse },
      refusals: [404, 429, 503],
    },
    async respond({ pathParam }) {
      const id = pathParam('paymentId')
      const payment = paymentId.test(id) ? await bank.find(id) : null
      return payment === null ? notFound : shown(payment)
    },
  }

  const decide: Endpoint<BankDecision> = {
    method: 'POST',
    path: '/api/demo/bank/payments/:paymentId/outcome',
    rateLimit: 'demo',
    requestBody: { kind: 'json', schema: bankDecision, maxBytes: maxRequestBytes },
    docs: {
      summary: 'Chooses the outcome of a payment at the demo bank, and how the webhook is sent.',
      success: { status: 200, schema: bankPaymentResponse },
      refusals: [400, 404, 409, 413, 415, 422, 429, 503],
    },
    async respond({ pathParam, body: { outcome, webhook } }) {
      const id = pathParam('paymentId')
      if (!paymentId.test(id)) return notFound
      const decided = await bank.decide(id, outcome, webhook === undefined ? {} : { webhook })
      if (decided.ok) return shown(decided.value)
      return decided.code === 'not_found' ? notFound : refuse(409, 'too_late')
    },
  }

  const readFaults: Endpoint = {
    method: 'GET',
    path: '/api/demo/bank/faults',
    rateLimit: 'demo',
    worksWithoutDatabase: true,
    docs: {
      summary: 'The faults that the demo bank simulates.',
      success: { status: 200, schema: bankFaults },
      refusals: [429, 503],
    },
    respond: () => ok(bank.troubles()),
  }

  const setFaults: Endpoint<BankFaults> = {
    method: 'POST',
    path: '/api/demo/bank/faults',
    rateLimit: 'demo',
    worksWithoutDatabase: true,
    requestBody: { kind: 'json', schema: bankFaults, maxBytes: maxRequestBytes },
    docs: {
      summary: 'Replaces the faults that the demo bank simulates.',
      success: { status: 200, schema: bankFaults },
      refusals: [400, 413, 415, 422, 429, 503],
    },
    respond({ body }) {
      bank.cause(body)
      return ok(bank.troubles())
    },
  }

  return [list, read, decide, readFaults, setFaults]

  function shown(payment: BankPayment): ApiResponse {
    const locale = localeOf(payment)
    return ok({
      ...entryOf(payment, locale),
      description: payment.description,
      locale,
      returnUrl: payment.redirectUrl,
      outcomes: [...bank.outcomesOf(payment)],
    } satisfies BankPaymentResponse)
  }

  function entryOf(payment: BankPayment, locale: SiteLocale): BankPaymentEntry {
    const { id, status, amount, refunds, chargedBack, metadata, createdAt } = payment
    return {
      id,
      status,
      amount: eurosOf(amount),
      refunded: eurosOf(sumOf(refunds.map((refund) => refund.amount))),
      chargedBack: eurosOf(chargedBack),
      orderNumber: orderNumberIn(metadata),
      method: bank.methodName(payment.method, locale),
      createdAt: new Date(createdAt).toISOString(),
    }
  }
}

/** The locale of the payment, or the language of the page the buyer came from if the bank does not speak it. */
function localeOf({ locale, redirectUrl }: BankPayment): SiteLocale {
  const [language] = locale.split('_')
  return siteLocales.find((known) => known === language) ?? localeOfPath(new URL(redirectUrl).pathname)
}

function orderNumberIn(metadata: unknown): string | null {
  const hasNumber = typeof metadata === 'object' && metadata !== null && 'orderNumber' in metadata
  return hasNumber && typeof metadata.orderNumber === 'string' ? metadata.orderNumber : null
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const previewLength = 140

/** The mailbox of the demo. Only a demo has these endpoints. */
export function demoEndpoints(mails: Pick<DemoMails, 'list' | 'find'>): readonly Endpoint[] {
  const list: Endpoint = {
    method: 'GET',
    path: '/api/demo/mails',
    rateLimit: 'demo',
    docs: {
      summary: 'The mails that the demo received in place of the recipients, newest first.',
      success: { status: 200, schema: demoMailList },
      refusals: [429, 503],
    },
    async respond() {
      const all = await mails.list()
      return ok({ mails: all.map((mail) => ({ ...envelopeOf(mail), preview: previewOf(mail.opening) })) })
    },
  }

  const read: Endpoint = {
    method: 'GET',
    path: '/api/demo/mails/:mailId',
    rateLimit: 'demo',
    docs: {
      summary: 'A mail of the demo as text.',
      success: { status: 200, schema: demoMailResponse },
      refusals: [404, 429, 503],
    },
    respond: (request) => withMail(request, (mail) => ok({ ...envelopeOf(mail), text: mail.text })),
  }

  const show: Endpoint = {
    method: 'GET',
    path: '/api/demo/mails/:mailId/html',
    rateLimit: 'demo',
    docs: {
      summary: 'A mail of the demo as it looks, under a policy of its own.',
      success: { status: 200 },
      refusals: [404, 429, 503],
    },
    respond: (request) =>
      withMail(request, (mail) => ({ status: 200, html: openingAbove(mail.html), headers: framedMailHeaders })),
  }

  return [list, read, show]

  async function withMail({ pathParam }: ApiRequest, response: (mail: DemoMail) => ApiResponse): Promise<ApiResponse> {
    const mailId = pathParam('mailId')
    const mail = uuid.test(mailId) ? await mails.find(mailId) : null
    return mail === null ? notFound : response(mail)
  }
}

function envelopeOf({ id, from, to, subject, receivedAt }: DemoMail | DemoMailEntry) {
  return { id, from, to, subject, receivedAt: receivedAt.toISOString() }
}

/** The text after the heading, which repeats the subject. */
function previewOf(text: string): string {
  const [, ...rest] = text.split('\n\n')
  return rest.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, previewLength)
}

/** Links open outside the frame, because the pages of the shop refuse to be framed. */
function openingAbove(html: string): string {
  return html.replace('<head>', '<head><base target="_top"/>')
}
