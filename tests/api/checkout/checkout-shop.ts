import type { Pool } from 'pg'
import { expect, vi } from 'vitest'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { catalogue as wholeCatalogue } from '#catalogue/catalogue.ts'
import type { PaymentResponse, PaymentMethodsResponse, RefusedPayment } from '#features/payments/schema/payment.ts'
import type { Problem } from '#platform/schema/problem.ts'
import type { DemoBank } from '#apps/demo/bank/bank.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { paymentEndpoints } from '#features/checkout/routes.ts'
import { webhookEndpoints } from '#features/payments/payment-webhook.ts'
import { paymentStatusEndpoints } from '#features/payments/routes.ts'
import { createWorker, type Tasks } from '#platform/jobs/worker.ts'
import type { NewProviderPayment, PaymentProvider } from '#platform/clients/payment-provider.ts'
import { type ApiResponse, openShop, type ApiRequest, type Shop, type ShopOptions, today } from '#tests/api/shop.ts'
import {
  bankProvider,
  type Checkout,
  checkoutOver,
  openBank,
  type RunningBank,
  WillingLookup,
} from '#tests/builders/checkout.ts'
import { as, callerNamed, type CustomerRow, insertCustomer } from '#tests/builders/customers.ts'
import { type Log, silentLog } from '#platform/telemetry/log.ts'
import { logTo } from '#tests/builders/log.ts'

export interface PaymentReply extends Omit<ApiResponse, 'body'> {
  readonly body: PaymentResponse & Omit<Problem, 'status'> & RefusedPayment
}

export interface CheckoutShopOptions extends ShopOptions {
  /** A second process shares the bank; without it the shop opens one. */
  readonly bank?: RunningBank
  readonly timeoutMs?: number
  readonly turnMs?: number
  /** In place of one that collects its lines in `alerts`. */
  readonly log?: Log
  /** In place of parts of the real provider. */
  readonly provider?: (real: PaymentProvider) => PaymentProvider
  /** Calls beside those of payments. */
  readonly moreEndpoints?: (pool: Pool, checkout: Checkout) => readonly Endpoint[]
  readonly moreTasks?: (pool: Pool, checkout: Checkout) => Tasks
}

/** A shop with a bank, whose customers are named by a header, and whose lookup can be scripted. */
export interface CheckoutShop extends AsyncDisposable, Checkout {
  readonly shop: Shop
  readonly pool: Pool
  readonly running: RunningBank
  readonly bank: DemoBank
  readonly lookup: WillingLookup
  readonly alerts: string[]
  /** What the provider was asked to make, by this process. */
  readonly created: readonly NewProviderPayment[]
  customer(row?: CustomerRow): Promise<string>
  /** A cart of the customer's that holds these. */
  cartOf(customerId: string, ...choices: readonly object[]): Promise<string>
  add(customerId: string, cartId: string, choice: object): Promise<ApiResponse>
  pay(
    customerId: string | null,
    cartId: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<PaymentReply>
  methods(
    customerId: string | null,
    cartId: string,
    question?: ApiRequest,
  ): Promise<ApiResponse & { list: PaymentMethodsResponse }>
  /** What the API says of a payment. */
  payment(customerId: string | null, paymentId: string): Promise<PaymentReply>
  /** The bank's id of a payment of ours. */
  providerIdOf(paymentId: string): Promise<string>
  rowsOf<Row extends object = Record<string, unknown>>(statement: string, values?: readonly unknown[]): Promise<Row[]>
  /** Does jobs until the work is seen to be done; a job that failed comes back at once. */
  workUntil(done: () => Promise<void>): Promise<void>
}

export const idealPayment = { paymentMethod: 'ideal', consents: { terms: true, immediateStart: true } }

function replyOf(answer: ApiResponse): PaymentReply {
  return answer as unknown as PaymentReply
}

export async function openCheckoutShop(options: CheckoutShopOptions = {}): Promise<CheckoutShop> {
  const running = options.bank ?? (await openBank())
  const lookup = new WillingLookup()
  const alerts: string[] = []
  const created: NewProviderPayment[] = []
  let checkout: Checkout | undefined
  const shop = await openShop({
    caller: callerNamed(() => shop.pool, today),
    isReachable: true,
    lookup,
    ...options,
    calls: (pool, accounts) => {
      const real = bankProvider(running.url, options.timeoutMs)
      const provider = options.provider?.(real) ?? real
      checkout = checkoutOver(pool, {
        provider: {
          ...provider,
          create: (payment, turn) => {
            created.push(payment)
            return provider.create(payment, turn)
          },
        },
        lookup,
        catalogue: options.catalogue ?? wholeCatalogue,
        today: options.today ?? (() => today),
        origin: () => `http://127.0.0.1:${shop.port}`,
        log: options.log ?? logTo((line) => void alerts.push(line)),
        ...(options.turnMs !== undefined && { turnMs: options.turnMs }),
        limits: options.limits ?? false,
      })
      return [
        ...paymentEndpoints(checkout.dependencies),
        ...webhookEndpoints(checkout.paymentDependencies),
        ...paymentStatusEndpoints(checkout.paymentDependencies),
        ...(options.moreEndpoints?.(pool, checkout) ?? []),
        ...(options.calls?.(pool, accounts) ?? []),
      ]
    },
  })
  if (checkout === undefined) throw new Error('the shop asked for no calls')
  const { pool } = shop
  const tasks = { ...checkout.tasks, ...options.moreTasks?.(pool, checkout) }

  const add: CheckoutShop['add'] = (customerId, cartId, choice) =>
    shop.ask('POST', `/api/carts/${cartId}/items`, { json: choice, ...as(customerId) })

  return {
    ...checkout,
    tasks,
    shop,
    pool,
    running,
    bank: running.bank,
    lookup,
    alerts,
    created,
    customer: (row) => insertCustomer(pool, row),
    async cartOf(customerId, ...choices) {
      const { body } = await shop.ask('POST', '/api/carts', as(customerId))
      for (const choice of choices) expect((await add(customerId, body.id, choice)).status).toBe(201)
      return body.id
    },
    add,
    pay: async (customerId, cartId, body = idealPayment, headers = {}) =>
      replyOf(
        await shop.ask('POST', `/api/carts/${cartId}/payments`, {
          json: body,
          headers: { ...as(customerId).headers, ...headers },
        }),
      ),
    async methods(customerId, cartId, question = {}) {
      const headers = { ...as(customerId).headers, ...question.headers }
      const answer = await shop.ask('GET', `/api/payment-methods?cartId=${cartId}`, { headers })
      return { ...answer, list: answer.body as unknown as PaymentMethodsResponse }
    },
    payment: async (customerId, paymentId) =>
      replyOf(await shop.ask('GET', `/api/carts/payments/${paymentId}`, as(customerId))),
    async providerIdOf(paymentId) {
      const { rows } = await pool.query<{ id: string }>('select provider_id as id from payments where id = $1', [
        paymentId,
      ])
      return rows[0]?.id ?? ''
    },
    async rowsOf<Row extends object>(statement: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(statement, [...values])).rows
    },
    async workUntil(done) {
      const worker = createWorker({
        queue: createJobQueue(pool),
        tasks,
        log: options.log ?? silentLog,
        idleMs: 5,
        backOff: () => 0,
      })
      try {
        await vi.waitFor(done, { timeout: 20_000, interval: 20 })
      } finally {
        await worker.stop()
      }
    },
    async [Symbol.asyncDispose]() {
      if (!options.bank) await running[Symbol.asyncDispose]()
      await shop[Symbol.asyncDispose]()
    },
  }
}
