import { localeOfPath, type SiteLocale, siteLocales } from '#core/locale/locale.ts'
import { eurosOf, sumOf } from '#core/money/money.ts'
import { type ApiResponse, notFound, ok, refuse } from '#platform/http/pipeline/api-response.ts'
import { type ApiRequest, type Endpoint, endpointOf, jsonBody } from '#platform/http/pipeline/endpoint.ts'
import { framedMailHeaders } from '#platform/http/pipeline/headers.ts'
import type { BankPayment, DemoBankCounter } from './demo-bank.ts'
import type { DemoMail, DemoMailEntry, DemoMails } from './repository.ts'
import {
  bankDecision,
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
  const endpoint = endpointOf('Bank of the demo', 'none')

  return [
    endpoint('listBankPayments', 'GET', '/api/demo/bank/payments', {
      summary: 'The payments at the demo bank, newest first.',
      rateLimit: 'demo',
      success: { status: 200, schema: bankPaymentList },
      async respond() {
        const payments = await bank.latest(maxListed)
        return ok({ payments: payments.map((payment) => entryOf(payment, 'nl')) })
      },
    }),
    endpoint('readBankPayment', 'GET', '/api/demo/bank/payments/:paymentId', {
      summary: 'A payment at the demo bank, with its possible outcomes.',
      rateLimit: 'demo',
      success: { status: 200, schema: bankPaymentResponse },
      async respond({ pathParam }) {
        const id = pathParam('paymentId')
        const payment = paymentId.test(id) ? await bank.find(id) : null
        return payment === null ? notFound : shown(payment)
      },
    }),
    endpoint('decideBankPayment', 'POST', '/api/demo/bank/payments/:paymentId/outcome', {
      summary: 'Chooses the outcome of a payment at the demo bank, and how the webhook is sent.',
      rateLimit: 'demo',
      requestBody: jsonBody(bankDecision, { maxBytes: maxRequestBytes }),
      success: { status: 200, schema: bankPaymentResponse },
      refusals: [409],
      async respond({ pathParam, body: { outcome, webhook } }) {
        const id = pathParam('paymentId')
        if (!paymentId.test(id)) return notFound
        const decided = await bank.decide(id, outcome, webhook === undefined ? {} : { webhook })
        if (decided.ok) return shown(decided.value)
        return decided.code === 'not_found' ? notFound : refuse(409, 'too_late')
      },
    }),
    endpoint('readBankFaults', 'GET', '/api/demo/bank/faults', {
      summary: 'The faults that the demo bank simulates.',
      rateLimit: 'demo',
      worksWithoutDatabase: true,
      success: { status: 200, schema: bankFaults },
      respond: () => ok(bank.troubles()),
    }),
    endpoint('setBankFaults', 'POST', '/api/demo/bank/faults', {
      summary: 'Replaces the faults that the demo bank simulates.',
      rateLimit: 'demo',
      worksWithoutDatabase: true,
      requestBody: jsonBody(bankFaults, { maxBytes: maxRequestBytes }),
      success: { status: 200, schema: bankFaults },
      respond({ body }) {
        bank.cause(body)
        return ok(bank.troubles())
      },
    }),
  ]

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
  const endpoint = endpointOf('Mailbox of the demo', 'none')

  return [
    endpoint('listMails', 'GET', '/api/demo/mails', {
      summary: 'The mails that the demo received in place of the recipients, newest first.',
      rateLimit: 'demo',
      success: { status: 200, schema: demoMailList },
      async respond() {
        const all = await mails.list()
        return ok({ mails: all.map((mail) => ({ ...envelopeOf(mail), preview: previewOf(mail.opening) })) })
      },
    }),
    endpoint('readMail', 'GET', '/api/demo/mails/:mailId', {
      summary: 'A mail of the demo as text.',
      rateLimit: 'demo',
      success: { status: 200, schema: demoMailResponse },
      respond: (request) => withMail(request, (mail) => ok({ ...envelopeOf(mail), text: mail.text })),
    }),
    endpoint('showMail', 'GET', '/api/demo/mails/:mailId/html', {
      summary: 'A mail of the demo as it looks, under a policy of its own.',
      rateLimit: 'demo',
      success: { status: 200, types: ['text/html'] },
      respond: (request) =>
        withMail(request, (mail) => ({ status: 200, html: openingAbove(mail.html), headers: framedMailHeaders })),
    }),
  ]

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
