import { domainToASCII } from 'node:url'
import { object } from 'valibot'
import {
  customerAnswer,
  methodsAnswer,
  paymentAnswer,
  paymentListAnswer,
  refundAnswer,
  refundListAnswer,
} from './answers.ts'
import { createMollieHttp, type MollieOptions } from './mollie-http.ts'
import { decimalOf, type Cents } from '#core/money/money.ts'
import type { Locale } from '#core/locale/locale.ts'
import {
  hasIssuers,
  type PaymentProvider,
  type ProviderPage,
  type ProviderPayment,
  ProviderRefusal,
} from '#platform/clients/payment-provider.ts'

const localeNames: Readonly<Record<Locale, string>> = { nl: 'nl_NL', de: 'de_DE', en: 'en_GB' }

/** Methods that need order lines and an address with every payment, or that are not for web shops. */
const notOffered = new Set([
  'alma',
  'billie',
  'billink',
  'directdebit',
  'in3',
  'klarna',
  'pointofsale',
  'riverty',
  'voucher',
])

const maxDescriptionLength = 255
const pageSize = 250
const maxPages = 8

/** Client of Mollie's API v2 for what the shop uses. */
export function createMollieProvider(options: MollieOptions): PaymentProvider {
  const ask = createMollieHttp(options)

  return {
    mode: options.apiKey.startsWith('live_') ? 'live' : 'test',

    async methods({ amount, locale, country, sequence }) {
      const query = {
        ...(amount !== null && { 'amount[currency]': 'EUR', 'amount[value]': decimalOf(amount) }),
        locale: localeNames[locale],
        sequenceType: sequence,
        include: 'issuers',
        ...(country !== null && { billingCountry: country }),
      }
      const methods = await ask({ method: 'GET', path: '/v2/methods', query }, methodsAnswer)
      return methods
        .filter(({ id }) => !notOffered.has(id))
        .map((method) => (hasIssuers(method.id) ? method : { ...method, issuers: [] }))
    },

    async createCustomer({ customerId, name, email, locale }) {
      const body = { name, email: asciiEmail(email), locale: localeNames[locale], metadata: { customerId } }
      const request = { method: 'POST', path: '/v2/customers', body, idempotencyKey: customerId } as const
      const { id } = await ask(request, customerAnswer)
      return id
    },

    create({ paymentId, orderNumber, cartId, sealedOrder, mandateFor, ...payment }, turn) {
      const body = {
        amount: amountOf(payment.amount),
        description: payment.description.slice(0, maxDescriptionLength),
        redirectUrl: payment.returnUrl,
        method: payment.method,
        locale: localeNames[payment.locale],
        metadata: { orderNumber, paymentId, cartId, ...(sealedOrder !== null && { order: sealedOrder }) },
        ...(payment.restrictTo !== null && { restrictPaymentMethodsToCountry: payment.restrictTo }),
        ...(payment.webhookUrl !== null && { webhookUrl: payment.webhookUrl }),
        ...(payment.issuer !== null && hasIssuers(payment.method) && { issuer: payment.issuer }),
        ...(mandateFor !== null && { sequenceType: 'first', customerId: mandateFor.providerCustomerId }),
      }
      const request = { method: 'POST', path: '/v2/payments', body, idempotencyKey: paymentId, turn } as const
      return ask(request, paymentAnswer, (made) => faultIn(made, payment.amount))
    },

    async find(providerId, turn) {
      try {
        return await ask({ method: 'GET', path: pathOf(providerId), turn }, paymentAnswer)
      } catch (error) {
        return whenRefused(error, [404, 410], null)
      }
    },

    findByPaymentId: (paymentId) => foundAmong(paymentId, null, maxPages),

    list: listed,

    async cancel(providerId) {
      try {
        await ask({ method: 'DELETE', path: pathOf(providerId) }, object({}))
        return true
      } catch (error) {
        return whenRefused(error, [404, 410, 422], false)
      }
    },

    async refund(providerId, { refundId, amount, description }) {
      const path = `${pathOf(providerId)}/refunds`
      // Idempotency keys expire after an hour, so look for an earlier refund first: money must not be refunded twice.
      const refunds = await ask({ method: 'GET', path, query: { limit: String(pageSize) } }, refundListAnswer)
      const existing = refunds.find(
        ({ metadata, status }) => metadata.refundId === refundId && status !== 'failed' && status !== 'canceled',
      )
      if (existing) return existing.id
      const body = {
        amount: amountOf(amount),
        description: description.slice(0, maxDescriptionLength),
        metadata: { refundId },
      }
      const { id } = await ask({ method: 'POST', path, body, idempotencyKey: refundId }, refundAnswer)
      return id
    },
  }

  /** @returns the reason why a buyer must not be sent to this payment, or null if there is none */
  function faultIn({ status, amount, currency, checkoutUrl }: ProviderPayment, asked: Cents | null): string | null {
    if (currency !== 'EUR') return 'another currency than was asked for'
    if (asked !== null && amount !== asked) return 'another amount than was asked for'
    if (status !== 'open') return null
    if (checkoutUrl === null) return 'no checkout link'
    const { protocol, hostname } = new URL(checkoutUrl)
    if (protocol !== 'https:' && options.url.startsWith('https:')) return 'a checkout link without TLS'
    const { checkoutHosts } = options
    const isKnown = checkoutHosts?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true
    return isKnown ? null : `a checkout link to another host, ${hostname}`
  }

  function listed(from: string | null, faultOf?: (page: ProviderPage) => string | null): Promise<ProviderPage> {
    const query = { limit: String(pageSize), ...(from !== null && { from }) }
    return ask({ method: 'GET', path: '/v2/payments', query }, paymentListAnswer, faultOf)
  }

  /** Searches the list of payments page by page, newest first. */
  async function foundAmong(paymentId: string, from: string | null, pages: number): Promise<ProviderPayment | null> {
    const ours = (payment: ProviderPayment) => payment.paymentId === paymentId
    const page = await listed(from, ({ payments }) => {
      const payment = payments.find(ours)
      return payment ? faultIn(payment, null) : null
    })
    const payment = page.payments.find(ours)
    if (payment) return payment
    return page.next === null || pages <= 1 ? null : foundAmong(paymentId, page.next, pages - 1)
  }
}

function amountOf(amount: Cents): { readonly currency: 'EUR'; readonly value: string } {
  return { currency: 'EUR', value: decimalOf(amount) }
}

/** Ids come from unauthenticated webhook calls and must not reach another path of the API. */
function pathOf(providerId: string): string {
  if (!/^tr_\w{1,100}$/.test(providerId)) throw new ProviderRefusal(404, 'no id of a payment', null)
  return `/v2/payments/${providerId}`
}

function asciiEmail(email: string): string {
  const [, mailbox = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email) ?? []
  return `${mailbox}@${domainToASCII(domain)}`
}

/** @returns `meaning` for a refusal with one of these statuses; rethrows any other error */
function whenRefused<Meaning>(error: unknown, statuses: readonly number[], meaning: Meaning): Meaning {
  if (error instanceof ProviderRefusal && statuses.includes(error.status)) return meaning
  throw error
}
