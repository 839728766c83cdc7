import { type ApiResponse, invalid, problem } from './api-response.ts'
import type { BankFaults } from './faults.ts'
import { newId } from './ids.ts'
import type { Ledger, RefundFault } from './ledger.ts'
import { languageOf, methodsFor } from './methods.ts'
import { amountIn, type Fields, parseNewPayment } from './new-payment.ts'
import { sendWebhook } from './webhooks.ts'
import { customerBody, listBody, mandateBodies, methodBody, paymentBody, type Places, refundBody } from './wire.ts'
import { centsOfDecimal, noCents } from '#core/money/money.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import type { BankBook } from '#features/demo/repository.ts'
import type { BankCustomer, BankPayment } from '#features/demo/demo-bank.ts'

export interface BankApiRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly fields: Fields
  readonly places: Places
}

export interface ApiParts {
  readonly book: BankBook
  readonly clock: () => number
  readonly faults: BankFaults
  readonly ledger: Ledger
}

type Handler = (request: BankApiRequest, id: string) => Promise<ApiResponse>

const maxPerPage = 250

/** The endpoints of the provider's API that the shop uses. */
export function createPaymentApi({ book, clock, faults, ledger }: ApiParts) {
  const routes: readonly { readonly path: RegExp; readonly by: Readonly<Record<string, Handler>> }[] = [
    { path: /^\/v2\/payments$/, by: { GET: listPayments, POST: createPayment } },
    { path: /^\/v2\/payments\/(\w+)$/, by: { GET: readPayment, DELETE: cancelPayment } },
    { path: /^\/v2\/payments\/(\w+)\/refunds$/, by: { GET: listRefunds, POST: createRefund } },
    { path: /^\/v2\/methods$/, by: { GET: listMethods } },
    { path: /^\/v2\/customers$/, by: { POST: createCustomer } },
    { path: /^\/v2\/customers\/(\w+)\/mandates$/, by: { GET: listMandates } },
  ]

  return async (request: BankApiRequest): Promise<ApiResponse> => {
    for (const { path, by } of routes) {
      const [isMatch, id = ''] = path.exec(request.path) ?? []
      if (isMatch === undefined) continue
      return by[request.method]?.(request, id) ?? problem(405, 'The method is not supported for this resource')
    }
    return problem(404, 'The resource does not exist')
  }

  async function createPayment({ fields, places }: BankApiRequest): Promise<ApiResponse> {
    const checked = parseNewPayment(fields)
    if (!checked.ok) return checked.answer
    const { method, ...request } = checked.value
    if (request.customerId !== null && (await book.find('customer', request.customerId)) === null) {
      return invalid('customerId', 'The customer does not exist')
    }
    const now = clock()
    const payment: BankPayment = {
      ...request,
      id: newId('tr'),
      method: method.id,
      currency: 'EUR',
      status: 'open',
      before: 'open',
      mandateId: null,
      payerCountry: null,
      createdAt: now,
      changedAt: now,
      expiresAt: now + method.expiresAfterMs,
      refunds: [],
      chargedBack: noCents,
    }
    await ledger.open(payment)
    return { status: 201, body: paymentBody(faults.early ? await hurried(payment, faults.early) : payment, places) }
  }

  async function hurried(payment: BankPayment, status: PaymentStatus): Promise<BankPayment> {
    const decided = await ledger.decide(payment.id, status, { webhook: 'never' })
    await sendWebhook(payment)
    return decided.ok ? decided.value : payment
  }

  async function readPayment({ places }: BankApiRequest, id: string): Promise<ApiResponse> {
    const payment = await ledger.find(id)
    return payment === null ? noPayment(id) : { status: 200, body: paymentBody(shown(payment), places) }
  }

  async function cancelPayment({ places }: BankApiRequest, id: string): Promise<ApiResponse> {
    const canceled = await ledger.cancel(id)
    if (canceled.ok) return { status: 200, body: paymentBody(canceled.value, places) }
    return canceled.code === 'not_found' ? noPayment(id) : problem(422, 'The payment cannot be canceled')
  }

  async function listPayments({ query, places }: BankApiRequest): Promise<ApiResponse> {
    const limit = Number(query.get('limit') ?? 50)
    if (!Number.isInteger(limit) || limit < 1 || limit > maxPerPage) return problem(400, 'Invalid limit')
    const all = await ledger.latest(Number.POSITIVE_INFINITY)
    const from = query.get('from')
    const start = from === null ? 0 : all.findIndex(({ id }) => id === from)
    if (start < 0) return problem(400, 'Invalid cursor')
    const page = all.slice(start, start + limit).map((payment) => paymentBody(shown(payment), places))
    const next = all[start + limit]
    const self = `${places.api}/v2/payments`
    return {
      status: 200,
      body: listBody('payments', page, self, next ? `${self}?from=${next.id}&limit=${limit}` : null),
    }
  }

  async function createRefund({ fields, places }: BankApiRequest, id: string): Promise<ApiResponse> {
    const amount = amountIn(fields['amount'])
    if (!amount.ok) return amount.answer
    if (amount.value === 0) return invalid('amount', 'The amount is lower than the minimum')
    const { description = '', metadata = null } = fields
    if (typeof description !== 'string') return invalid('description', 'The description is invalid')
    const refunded = await ledger.refund(id, { amount: amount.value, description, metadata })
    if (!refunded.ok) return refusedRefund(refunded.code, id)
    const payment = await ledger.find(id)
    return payment === null ? noPayment(id) : { status: 201, body: refundBody(payment, refunded.value, places) }
  }

  async function listRefunds({ places }: BankApiRequest, id: string): Promise<ApiResponse> {
    const payment = await ledger.find(id)
    if (payment === null) return noPayment(id)
    const bodies = payment.refunds.map((refund) => refundBody(payment, refund, places)).toReversed()
    return { status: 200, body: listBody('refunds', bodies, `${places.api}/v2/payments/${id}/refunds`) }
  }

  async function createCustomer({ fields, places }: BankApiRequest): Promise<ApiResponse> {
    const { name = '', email = '', locale = 'en_US', metadata = null } = fields
    if (typeof name !== 'string') return invalid('name', 'The name is invalid')
    if (typeof email !== 'string' || !/^[^\s@]+@[\x21-\x7e]+\.[a-zA-Z0-9-]{2,}$/.test(email)) {
      return invalid('email', 'The email address is invalid')
    }
    if (typeof locale !== 'string') return invalid('locale', 'The locale is invalid')
    const customer: BankCustomer = {
      id: newId('cst'),
      name,
      email,
      locale,
      metadata,
      createdAt: clock(),
      mandates: [],
    }
    await book.change('customer', customer.id, () => customer)
    return { status: 201, body: customerBody(customer, places) }
  }

  async function listMandates({ places }: BankApiRequest, id: string): Promise<ApiResponse> {
    const customer = await book.find('customer', id)
    if (customer === null) return problem(404, `No customer exists with token ${id}.`)
    const bodies = mandateBodies(customer, places).toReversed()
    return { status: 200, body: listBody('mandates', bodies, `${places.api}/v2/customers/${id}/mandates`) }
  }

  function shown(payment: BankPayment): BankPayment {
    return faults.isBehind ? { ...payment, status: payment.before } : payment
  }
}

async function listMethods({ query, places }: BankApiRequest): Promise<ApiResponse> {
  const value = query.get('amount[value]')
  const amount = value === null ? null : centsOfDecimal(value)
  if (value !== null && (amount === null || query.get('amount[currency]') !== 'EUR')) {
    return problem(400, 'The amount is invalid', 'amount')
  }
  const sequence = query.get('sequenceType') ?? 'oneoff'
  if (sequence !== 'oneoff' && sequence !== 'first') return problem(400, 'The sequence type is invalid', 'sequenceType')
  const locale = languageOf(query.get('locale') ?? 'en_US')
  const withIssuers = query.get('include')?.split(',').includes('issuers') ?? false
  const methods = methodsFor({ amount, isFirst: sequence === 'first', locale })
  const bodies = methods.map((method) => methodBody(method, locale, withIssuers, places))
  return { status: 200, body: listBody('methods', bodies, `${places.api}/v2/methods`) }
}

function noPayment(id: string): ApiResponse {
  return problem(404, `No payment exists with token ${id}.`)
}

function refusedRefund(fault: RefundFault, id: string): ApiResponse {
  if (fault === 'not_found') return noPayment(id)
  if (fault === 'duplicate') return problem(409, 'A duplicate refund has been detected')
  if (fault === 'not_paid') return problem(422, 'The payment cannot be refunded')
  return invalid('amount', 'The amount is higher than the maximum')
}
