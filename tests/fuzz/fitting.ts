import { registrationOf } from '#tests/api/registrations.ts'
import type { FuzzRequest } from './requests.ts'
import { checkout, report } from './things.ts'

interface FittingRequest {
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const ofBuyer = { cookie: '{buyerCookie}' }
const token = (name: string): FittingRequest => ({ body: { token: `{${name}}` } })
const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, `{${name}}`])

/** What hardly any request meets by chance: a log-in, a token, a signature and an id that fit each other. */
const fittingRequests: Readonly<Record<string, FittingRequest>> = {
  'POST /api/auth/password/set': { body: { token: '{passwordToken}', password: 'Zonnebril-trom-17-gracht' } },
  'POST /api/auth/register': { body: registrationOf('{newEmail}') },
  'POST /api/auth/email/verify': token('verifyToken'),
  'POST /api/carts/{cartId}/payments': { path: '/api/carts/{buyerCart}/payments', headers: ofBuyer, body: checkout },
  'GET /api/orders/{number}/invoice.pdf': { path: '/api/orders/{paidOrder}/invoice.pdf', headers: ofBuyer },
  'GET /api/orders/{number}/invoice.xml': { path: '/api/orders/{paidOrder}/invoice.xml', headers: ofBuyer },
  'POST /api/provisioning/events': { headers: Object.fromEntries(signed), body: report('{paidOrder}') },
  'POST /api/invoices/open': token('invoiceToken'),
  'POST /api/declarations/confirm': token('declarationToken'),
  'POST /api/helpdesk/feedback': { body: { article: '{article}', locale: 'nl', helpful: true } },
  'POST /api/affiliates/confirm': token('applicationToken'),
  'POST /api/affiliates/statement': token('partnerToken'),
  'GET /api/affiliates/statement': { path: '/api/affiliates/statement?token={earlierToken}' },
  'GET /api/demo/mails/{mailId}': { path: '/api/demo/mails/{mailId}' },
  'GET /api/demo/mails/{mailId}/html': { path: '/api/demo/mails/{mailId}/html' },
  'GET /api/demo/bank/payments/{paymentId}': { path: '/api/demo/bank/payments/{bankPayment}' },
  'POST /api/demo/bank/payments/{paymentId}/outcome': {
    path: '/api/demo/bank/payments/{bankPayment}/outcome',
    body: { outcome: 'paid', webhook: 'never' },
  },
}

/** Null: chance will do. */
export function fittingRequestOf(call: string): FuzzRequest | null {
  const fits = fittingRequests[call]
  if (fits === undefined) return null
  const [method = '', described = ''] = call.split(' ')
  const { path = described, headers = {}, body } = fits
  const type = body !== undefined && { 'content-type': 'application/json' }
  return {
    call,
    method,
    path,
    headers: { 'sec-fetch-site': 'same-origin', ...type, ...headers },
    body: body === undefined ? null : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  }
}
