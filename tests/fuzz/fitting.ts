import { goodPassword, registrationOf } from '#tests/api/registrations.ts'
import { domainChoice } from '#tests/api/choices.ts'
import type { FuzzRequest } from './requests.ts'
import { checkout, holder, report } from './things.ts'

interface FittingRequest {
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const ofBuyer = { cookie: '{buyerCookie}' }
const token = (name: string): FittingRequest => ({ body: { token: `{${name}}` } })
const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, `{${name}}`])

const buyerCart = '/api/carts/{buyerCart}'
const wrote = { name: 'Saar', email: '{newEmail}', language: 'nl' }
const newPassword = 'Zonnebril-trom-17-gracht'

/**
 * What hardly any request meets by chance: a log-in, a token, a signature and an id that fit each other. Each is sent
 * once, in this order: the first use of a newer link ends older ones.
 */
const fittingRequests: Readonly<Record<string, FittingRequest>> = {
  'POST /api/auth/register': { body: registrationOf('{newEmail}') },
  'POST /api/auth/password/forgot': { body: { email: '{newEmail}' } },
  'POST /api/auth/reauthenticate': { headers: ofBuyer, body: { password: goodPassword } },
  'PATCH /api/customer': { headers: ofBuyer, body: { city: 'Utrecht' } },
  'GET /api/holders': { headers: ofBuyer },
  'POST /api/holders': { headers: ofBuyer, body: holder },
  'PATCH /api/holders/{holderId}': { path: '/api/holders/{holder}', headers: ofBuyer, body: holder },
  'DELETE /api/holders/{holderId}': { path: '/api/holders/{holder}', headers: ofBuyer },
  'PATCH /api/carts/{cartId}/names': {
    path: `${buyerCart}/names`,
    headers: ofBuyer,
    body: { names: [{ itemId: 'd', holderId: null, nameServers: [], dnssecKeys: [], dnssec: true }] },
  },
  'POST /api/auth/email/resend': { headers: ofBuyer },
  'POST /api/auth/email/verify': token('verifyToken'),
  'POST /api/auth/sessions/end': { headers: ofBuyer, body: { id: 'a'.repeat(64) } },
  'POST /api/vat-numbers/check': { body: { vatNumber: 'NL001234567B01', country: 'NL' } },
  'POST /api/carts/{cartId}/items': { path: `${buyerCart}/items`, headers: ofBuyer, body: domainChoice('n', 'nieuw') },
  'POST /api/carts/{cartId}/coupon': { path: `${buyerCart}/coupon`, headers: ofBuyer, body: { code: 'WELKOM10' } },
  'DELETE /api/carts/{cartId}/coupon': { path: `${buyerCart}/coupon`, headers: ofBuyer },
  'POST /api/carts/{cartId}/share': { path: `${buyerCart}/share`, headers: ofBuyer },
  'POST /api/shared-carts/open': token('sharedToken'),
  'POST /api/carts/{cartId}/take': { path: `${buyerCart}/take`, headers: ofBuyer, ...token('sharedToken') },
  'POST /api/carts/{cartId}/join': { path: `${buyerCart}/join`, headers: ofBuyer, body: { from: '{spareCart}' } },
  'POST /api/carts/{cartId}/payments': { path: `${buyerCart}/payments`, headers: ofBuyer, body: checkout },
  'GET /api/orders/{number}/invoice.pdf': { path: '/api/orders/{paidOrder}/invoice.pdf', headers: ofBuyer },
  'GET /api/orders/{number}/invoice.xml': { path: '/api/orders/{paidOrder}/invoice.xml', headers: ofBuyer },
  'POST /api/payments/webhook/{paymentId}': {
    path: '/api/payments/webhook/{buyerPayment}',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'id={bankPayment}',
  },
  'POST /api/provisioning/events': { headers: Object.fromEntries(signed), body: report('{paidOrder}') },
  'POST /api/invoices/open': token('invoiceToken'),
  'POST /api/cancellations': { body: { ...wrote, contract: '{paidOrder}', type: 'ordinary' } },
  'POST /api/declarations/confirm': token('declarationToken'),
  'POST /api/contact': { body: { ...wrote, subject: 'other', message: 'Hallo' } },
  'POST /api/abuse-reports': {
    body: { urls: 'https://een.nl/', reason: 'other', explanation: 'Kijk.', goodFaith: true, language: 'nl' },
  },
  'POST /api/helpdesk/feedback': { body: { article: '{article}', locale: 'nl', helpful: true } },
  'POST /api/affiliates': { body: { name: 'Bo', email: '{newEmail}', website: 'https://tuinblog.example' } },
  'POST /api/affiliates/confirm': token('applicationToken'),
  'POST /api/affiliates/link': { body: { email: '{newEmail}' } },
  'GET /api/affiliates/statement': { path: '/api/affiliates/statement?token={earlierToken}' },
  'POST /api/affiliates/statement': token('partnerToken'),
  'GET /api/demo/mails/{mailId}': {},
  'GET /api/demo/mails/{mailId}/html': {},
  'GET /api/demo/bank/payments/{paymentId}': { path: '/api/demo/bank/payments/{bankPayment}' },
  'POST /api/demo/bank/payments/{paymentId}/outcome': {
    path: '/api/demo/bank/payments/{bankPayment}/outcome',
    body: { outcome: 'paid', webhook: 'never' },
  },
  'POST /api/auth/password/change': {
    headers: ofBuyer,
    body: { currentPassword: goodPassword, password: newPassword },
  },
  'POST /api/auth/password/set': { body: { token: '{passwordToken}', password: newPassword } },
}

/** What is decided stays so: 409. */
const tooLate = Object.entries(fittingRequests).filter(([call]) => call.endsWith('/outcome'))

/** As requests with names in braces. */
export const fitting: readonly FuzzRequest[] = [...Object.entries(fittingRequests), ...tooLate].map(
  ([call, request]) => {
    const [method = '', described = ''] = call.split(' ')
    const { path = described, headers = {}, body } = request
    const type = body !== undefined && { 'content-type': 'application/json' }
    return {
      call,
      method,
      path,
      headers: { 'sec-fetch-site': 'same-origin', ...type, ...headers },
      body: body === undefined ? null : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    }
  },
)
