import { isCancelable, leftOf, refundedOf } from './ledger.ts'
import type { BankMethod } from './methods.ts'
import { type Cents, decimalOf } from '#core/money/money.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import type { BankCustomer, BankPayment, BankRefund } from '#features/demo/demo-bank.ts'

/** Base URL of the API, and the URL of the demo page for a payment. */
export interface Places {
  readonly api: string
  readonly pageOf: (paymentId: string) => string
}

const reached: Readonly<Partial<Record<PaymentStatus, string>>> = {
  authorized: 'authorizedAt',
  paid: 'paidAt',
  failed: 'failedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
}

export function amountOf(amount: Cents) {
  return { value: decimalOf(amount), currency: 'EUR' }
}

export function paymentBody(payment: BankPayment, { api, pageOf }: Places) {
  const { id, status, method } = payment
  const moment = reached[status]
  const isPaid = status === 'paid'
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: momentOf(payment.createdAt),
    amount: { value: decimalOf(payment.amount), currency: payment.currency },
    description: payment.description,
    method,
    metadata: payment.metadata,
    status,
    isCancelable: isCancelable(payment),
    ...(status === 'open' && { expiresAt: momentOf(payment.expiresAt) }),
    ...(moment !== undefined && { [moment]: momentOf(payment.changedAt) }),
    ...(isPaid && { amountRefunded: amountOf(refundedOf(payment)), amountRemaining: amountOf(leftOf(payment)) }),
    ...(payment.chargedBack > 0 && { amountChargedBack: amountOf(payment.chargedBack) }),
    ...detailsOf(payment),
    ...(payment.restrictedTo && { restrictPaymentMethodsToCountry: payment.restrictedTo }),
    locale: payment.locale,
    profileId: 'pfl_demo',
    sequenceType: payment.sequenceType,
    ...(payment.customerId !== null && { customerId: payment.customerId }),
    ...(payment.mandateId !== null && { mandateId: payment.mandateId }),
    redirectUrl: payment.redirectUrl,
    ...(payment.webhookUrl !== null && { webhookUrl: payment.webhookUrl }),
    _links: {
      self: hal(`${api}/v2/payments/${id}`),
      ...(status === 'open' && { checkout: html(pageOf(id)) }),
      ...(isPaid && { changePaymentState: html(pageOf(id)), refunds: hal(`${api}/v2/payments/${id}/refunds`) }),
      dashboard: html(pageOf(id)),
    },
  }
}

/** Fictitious account numbers. */
const accounts: ReadonlyMap<string, string> = new Map([
  ['AT', 'AT611904300234573201'],
  ['BE', 'BE68539007547034'],
  ['DE', 'DE02120300000000202051'],
  ['NL', 'NL02ABNA0123456789'],
])

function detailsOf({ status, method, payerCountry, payerName }: BankPayment) {
  const isCard = method === 'creditcard'
  if (status === 'failed' && isCard) return { details: { failureReason: 'card_declined' } }
  if (!payerCountry) return {}
  if (isCard) return { details: { cardCountryCode: payerCountry, ...(payerName && { cardHolder: payerName }) } }
  const consumerAccount = accounts.get(payerCountry) ?? `${payerCountry}00DEMO0123456789`
  return { details: { consumerAccount, ...(payerName && { consumerName: payerName }) } }
}

export function refundBody(payment: BankPayment, refund: BankRefund, { api }: Places) {
  const self = `${api}/v2/payments/${payment.id}/refunds/${refund.id}`
  return {
    resource: 'refund',
    id: refund.id,
    mode: 'test',
    description: refund.description,
    amount: amountOf(refund.amount),
    status: 'pending',
    metadata: refund.metadata,
    paymentId: payment.id,
    createdAt: momentOf(refund.createdAt),
    _links: { self: hal(self), payment: hal(`${api}/v2/payments/${payment.id}`) },
  }
}

export function methodBody(method: BankMethod, locale: Locale, withIssuers: boolean, { api }: Places) {
  const { id, names, min, max, issuers } = method
  return {
    resource: 'method',
    id,
    description: names[locale],
    minimumAmount: amountOf(min),
    maximumAmount: amountOf(max),
    image: imageOf(id),
    status: 'activated',
    ...(withIssuers &&
      issuers.length > 0 && {
        issuers: issuers.map((issuer) => ({ resource: 'issuer', ...issuer, image: imageOf(issuer.id) })),
      }),
    _links: { self: hal(`${api}/v2/methods/${id}`) },
  }
}

export function customerBody({ id, name, email, locale, metadata, createdAt }: BankCustomer, { api }: Places) {
  const self = `${api}/v2/customers/${id}`
  return {
    resource: 'customer',
    id,
    mode: 'test',
    name,
    email,
    locale,
    metadata,
    createdAt: momentOf(createdAt),
    _links: { self: hal(self), mandates: hal(`${self}/mandates`) },
  }
}

export function mandateBodies({ id: customerId, mandates }: BankCustomer, { api }: Places) {
  return mandates.map(({ id, method, createdAt }) => ({
    resource: 'mandate',
    id,
    mode: 'test',
    status: 'valid',
    method,
    createdAt: momentOf(createdAt),
    _links: { self: hal(`${api}/v2/customers/${customerId}/mandates/${id}`) },
  }))
}

/** A page of a list, with the link to the next page. */
export function listBody(name: string, entries: readonly object[], self: string, nextPage: string | null = null) {
  return {
    count: entries.length,
    _embedded: { [name]: entries },
    _links: { self: hal(self), previous: null, next: nextPage === null ? null : hal(nextPage) },
  }
}

function hal(href: string) {
  return { href, type: 'application/hal+json' }
}

function html(href: string) {
  return { href, type: 'text/html' }
}

function imageOf(id: string) {
  const address = `https://www.mollie.com/external/icons/payment-methods/${id}`
  return { size1x: `${address}.png`, size2x: `${address}%402x.png`, svg: `${address}.svg` }
}

/** `2024-03-20T09:13:37+00:00`. */
function momentOf(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}+00:00`
}
