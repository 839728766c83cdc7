import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { createBuyerKeys } from '#features/customers/buyer-keys.ts'
import { createOrderSeal } from '#features/payments/sealed-order.ts'
import { createMollieProvider } from '#platform/clients/mollie/mollie-provider.ts'
import { createUnitOfWork } from '#apps/shop/unit-of-work.ts'
import { createCarts } from '#features/carts/repository.ts'
import { createCoupons } from '#features/coupons/coupons.ts'
import { createAccountStores } from '#features/customers/accounts.ts'
import { createPlacedOrders } from '#features/payments/read-payment.ts'
import { createPayments } from '#features/payments/repository.ts'
import { createDemoBank, type DemoBank } from '#apps/demo/bank/bank.ts'
import { createMemoryBook } from './memory-book.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { cents } from '#core/money/money.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { createCancelPayment, createRefundPayment } from '#features/payments/payment-jobs.ts'
import type { Tasks } from '#platform/jobs/worker.ts'
import { createCartDependencies } from '#features/carts/cart-dependencies.ts'
import { type CheckoutDependencies, createCheckoutDependencies } from '#features/checkout/checkout-dependencies.ts'
import { createPaymentDependencies, type PaymentDependencies } from '#features/payments/payment-dependencies.ts'
import type { DomainLookup, Finding, LookupOptions } from '#platform/clients/domain-lookup.ts'
import type { PaymentProvider } from '#platform/clients/payment-provider.ts'
import { brand } from '#site/brand.ts'
import { createPaymentAddresses } from '#site/payment-addresses.ts'
import { sampleCodes } from './transfer-codes.ts'
import type { Log } from '#platform/telemetry/log.ts'

/* This file must not import Vitest, because separate processes use it too. */

export interface RunningBank extends AsyncDisposable {
  readonly bank: DemoBank
  /** Base URL of the bank's API. */
  readonly url: string
  readonly server: Server
}

/** Secrets that sign order data in payments at the provider. */
export const orderSecrets = ['0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef']

/** Runs the demo's bank on its own port, with its delays divided by a thousand. */
export async function openBank(): Promise<RunningBank> {
  const bank = createDemoBank({ book: createMemoryBook({ max: 20_000 }), origin: 'https://bank.example', pace: 0.001 })
  const server = createServer(bank.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    bank,
    url: `http://127.0.0.1:${port}`,
    server,
    async [Symbol.asyncDispose]() {
      bank.stop()
      await bank.idle()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

export function bankProvider(url: string, timeoutMs = 4000): PaymentProvider {
  return createMollieProvider({ apiKey: 'test_key', url, timeoutMs })
}

/** Name lookup that reports every name as free, unless a test sets another state. */
export class WillingLookup implements DomainLookup {
  /** States by name. */
  readonly states = new Map<string, Finding['state'] | 'silent'>()
  /** Registry prices of premium names, in cents. */
  readonly premiums = new Map<string, { readonly firstYear: number; readonly renewal: number }>()
  readonly asked: { readonly name: string; readonly fresh: boolean }[] = []

  lookUp(name: DomainName, { signal, fresh = false }: LookupOptions): Promise<Finding> {
    this.asked.push({ name: name.ascii, fresh })
    const state = this.states.get(name.ascii) ?? 'available'
    if (state === 'silent') {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    const seen = { source: 'demo', checkedAt: '2026-11-15T10:00:00.000Z' } as const
    const price = this.premiums.get(name.ascii)
    if (price && (state === 'available' || state === 'premium')) {
      const premium = { firstYear: cents(price.firstYear), renewal: cents(price.renewal) }
      return Promise.resolve({ state: 'premium', premium, ...seen })
    }
    return Promise.resolve(state === 'unknown' ? { state, reason: 'timeout', ...seen } : { state, ...seen })
  }
}

export interface CheckoutOptions {
  readonly provider: PaymentProvider
  readonly lookup: DomainLookup
  readonly catalogue: Catalogue
  readonly today: () => IsoDate
  /** Origin of the shop for the bank and the browser. */
  readonly origin: () => string
  readonly log: Log
  /** Minimum interval between two requests to the provider about one payment. */
  readonly turnMs?: number
  readonly limits?: boolean
}

export interface Checkout {
  readonly dependencies: CheckoutDependencies
  readonly paymentDependencies: PaymentDependencies
  readonly tasks: Tasks
}

/** Hash of the terms that test orders accept. */
export const sampleTermsHash = 'ab'.repeat(32)

/** Wires everything that handles a payment to one database. */
export function checkoutOver(pool: Pool, options: CheckoutOptions): Checkout {
  const { provider, lookup, catalogue, today, origin, log, turnMs = 1, limits = false } = options
  const { rateLimits, customers, holders } = createAccountStores(pool, { limits })
  const transaction = createUnitOfWork(pool)
  const payments = createPayments(pool, turnMs)
  const paymentDependencies = createPaymentDependencies({
    payments,
    orders: createPlacedOrders(pool),
    transaction,
    provider,
    seller: brand,
    attempts: rateLimits,
    buyerKeysOf: createBuyerKeys(orderSecrets).of,
    log,
  })
  const dependencies = createCheckoutDependencies({
    ...createCartDependencies({
      codes: sampleCodes,
      carts: createCarts(pool),
      coupons: createCoupons(pool),
      transaction: createUnitOfWork(pool),
      catalogue,
      today,
      attempts: rateLimits,
      lookup,
    }),
    transaction,
    customers,
    holders,
    attempts: rateLimits,
    payments,
    provider,
    seal: createOrderSeal(orderSecrets),
    seller: brand,
    termsHash: sampleTermsHash,
    addressesOf: (id, locale) => createPaymentAddresses({ publicOrigin: origin(), isReachable: true })(id, locale),
    syncPayment: (paymentId) => paymentDependencies.sync.syncIfStale(paymentId, 'return'),
    log,
  })
  return {
    dependencies,
    paymentDependencies,
    tasks: {
      cancel_payment: createCancelPayment(paymentDependencies),
      refund_payment: createRefundPayment(paymentDependencies),
    },
  }
}
