import {
  type BankDecision,
  bankDecision,
  type BankFaults,
  bankFaults,
  type BankPaymentResponse,
  bankPaymentResponse,
  type BankPaymentEntry,
  bankPaymentList,
} from '#features/demo/schema/demo-bank.ts'
import { localeOfPath, type SiteLocale, siteLocales } from '#core/locale/locale.ts'
import { eurosOf, sumOf } from '#core/money/money.ts'
import { type ApiResponse, notFound, ok, refuse } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import type { BankPayment, DemoBankCounter } from './demo-ports.ts'

const maxListed = 25
const paymentId = /^tr_\w{1,40}$/
const maxRequestBytes = 200

/** The counter of the demo's bank. A shop that is no demo has none of these calls. */
export function demoBankEndpoints(bank: DemoBankCounter): readonly Endpoint[] {
  const list: Endpoint = {
    method: 'GET',
    path: '/api/demo/bank/payments',
    rateLimit: 'demo',
    docs: {
      summary: "The payments at the demo's bank, newest first.",
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
      summary: "A payment at the demo's bank, and what can become of it.",
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
      summary: "Says what becomes of a payment at the demo's bank, and how the shop hears of it.",
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
      summary: "What goes wrong at the demo's bank now.",
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
      summary: "Lets things go wrong at the demo's bank, or ends that.",
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

/** It speaks two languages; whoever reads neither came from a page in one of them. */
function localeOf({ locale, redirectUrl }: BankPayment): SiteLocale {
  const [language] = locale.split('_')
  return siteLocales.find((each) => each === language) ?? localeOfPath(new URL(redirectUrl).pathname)
}

function orderNumberIn(metadata: unknown): string | null {
  const isTold = typeof metadata === 'object' && metadata !== null && 'orderNumber' in metadata
  return isTold && typeof metadata.orderNumber === 'string' ? metadata.orderNumber : null
}
