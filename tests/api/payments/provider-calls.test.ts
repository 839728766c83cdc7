import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reconcilePayments } from '#features/payments/reconcile-payments.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, startedPayment, tracesOf, webhook } from './payment-traces.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { openBank, type RunningBank } from '#tests/builders/checkout.ts'

const turnMs = 300
const unheard = { webhook: 'never' } as const

/** What reaches the bank, with its moment. */
let requests: { readonly line: string; readonly at: number }[]
let running: RunningBank
let shops: readonly CheckoutShop[]
let checkout: CheckoutShop
beforeAll(async () => {
  running = await openBank()
  running.server.prependListener('request', ({ method, url }) => {
    requests.push({ line: `${method} ${url}`, at: performance.now() })
  })
  checkout = await openCheckoutShop({ bank: running, turnMs })
  const second = await openCheckoutShop({ bank: running, turnMs, database: checkout.shop.database })
  shops = [checkout, second]
})
afterAll(async () => {
  for (const shop of shops.toReversed()) await shop[Symbol.asyncDispose]()
  await running[Symbol.asyncDispose]()
})
beforeEach(() => {
  requests = []
})

const about = (providerId: string) => requests.filter(({ line }) => line.includes(providerId))

/** One for every turn that began since the payment was made, whenever each of them came through. */
function expectInTurn(seen: readonly object[], since: number, eachMs = turnMs): void {
  expect(seen.length).toBeLessThanOrEqual(Math.floor((performance.now() - since) / eachMs) + 1)
}

test('B148 B157 calls, pages and the reconciler of two processes together ask about a payment once a turn', async () => {
  // Long ones, so that two processes would ask far more often than they may.
  const eachMs = 1500
  const place = { bank: running, turnMs: eachMs, database: checkout.shop.database }
  await using one = await openCheckoutShop(place)
  await using other = await openCheckoutShop(place)
  const { id, providerId, customerId } = await startedPayment(one)
  const since = performance.now()
  const until = since + 1.2 * eachMs
  const flood = [one, other].flatMap((shop) => [
    ...Array.from({ length: 4 }, async () => {
      while (performance.now() < until) expect((await webhook(shop, id, providerId)).status).toBe(200)
    }),
    ...Array.from({ length: 4 }, async () => {
      while (performance.now() < until) expect((await shop.payment(customerId, id)).status).toBe(200)
    }),
    (async () => {
      while (performance.now() < until) {
        await shop.pool.query('update payments set next_poll_at = now() where id = $1', [id])
        await reconcilePayments(shop.deps)
      }
    })(),
  ])
  await Promise.all(flood)
  const seen = about(providerId)
  expect(seen.length).toBeGreaterThan(0)
  expectInTurn(seen, since, eachMs)
})

test('M3 a call with another id than the payment has: 200, and nobody is asked, however often', async () => {
  const { id } = await startedPayment(checkout)
  requests = []
  const calls = Array.from({ length: 50 }, (_, index) => webhook(checkout, id, `tr_wrong${index}`))
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(requests).toEqual([])
})

test('news that come within the turn are not lost', async () => {
  const since = performance.now()
  const { id, providerId, cents } = await startedPayment(checkout)
  expect((await webhook(checkout, id, providerId)).status).toBe(200)
  await running.bank.decide(providerId, 'paid', unheard)
  expect((await webhook(shops[1] ?? checkout, id, providerId)).status).toBe(200)
  expect(await tracesOf(checkout, id)).toEqual(paidOnce(cents))
  expectInTurn(about(providerId), since)
})

test('a payment without an answer is made once a turn, whoever presses the button in whichever process', async () => {
  const customerId = await checkout.customer()
  for (const shop of shops) {
    const earlier = await shop.cartOf(customerId, domainChoice('d', 'eerder'))
    expect((await shop.pay(customerId, earlier)).status).toBe(201)
  }
  const cartId = await checkout.cartOf(customerId, domainChoice('d', 'ongeduldig'))
  running.bank.faults.failNext = Number.POSITIVE_INFINITY
  const made = () => requests.filter(({ line }) => line === 'POST /v2/payments')
  try {
    requests = []
    const since = performance.now()
    const answers = await Promise.all(
      shops.flatMap((shop) => Array.from({ length: 3 }, () => shop.pay(customerId, cartId))),
    )
    for (const { status } of answers) expect(status).toBe(503)
    expect(made().length).toBeGreaterThan(0)
    expectInTurn(made(), since)
  } finally {
    running.bank.faults.failNext = 0
  }
  requests = []
  expect((await checkout.pay(customerId, cartId)).status).toBe(201)
  expect(made()).toHaveLength(1)
})

test('M3 429 from the bank about one payment keeps nobody else from paying or looking', async () => {
  const [one, other] = [await startedPayment(checkout), await startedPayment(checkout)]
  Object.assign(running.bank.faults, { failNext: Number.POSITIVE_INFINITY, failStatus: 429, retryAfter: 60 })
  try {
    for (let times = 0; times < 8; times += 1)
      expect((await webhook(checkout, one.id, one.providerId)).status).toBe(503)
  } finally {
    Object.assign(running.bank.faults, { failNext: 0, failStatus: 500, retryAfter: null })
  }
  await running.bank.decide(other.providerId, 'paid', unheard)
  expect((await webhook(checkout, other.id, other.providerId)).status).toBe(200)
  expect(await tracesOf(checkout, other.id)).toEqual(paidOnce(other.cents))
  expect((await startedPayment(checkout)).status).toBe(201)
})
