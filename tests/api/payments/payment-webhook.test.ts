import { BlockList } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import type { PaymentProvider, ProviderPayment } from '#platform/clients/payment-provider.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, type Started, startedPayment, stateOf, tracesOf, unpaid, webhook } from './payment-traces.ts'
import { as } from '#tests/builders/customers.ts'

/** What the provider is made to say about payments, in place of what it would. */
let told: Partial<ProviderPayment> | null | undefined
let asked: string[] = []
const lying = (real: PaymentProvider): PaymentProvider => ({
  ...real,
  async find(id, turn) {
    asked.push(id)
    const payment = told === null ? null : await real.find(id, turn)
    return payment && { ...payment, ...told }
  },
})

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop({ provider: lying })
})
afterAll(() => checkout[Symbol.asyncDispose]())
beforeEach(() => {
  told = undefined
  asked = []
  checkout.alerts.length = 0
})

const call = (started: Pick<Started, 'id' | 'providerId'>) => webhook(checkout, started.id, started.providerId)
const unheard = { webhook: 'never' } as const

test('B148 a call about a payment that is open changes nothing at all', async () => {
  const started = await startedPayment(checkout)
  const before = await stateOf(checkout)
  const answer = await call(started)
  expect([answer.status, answer.text]).toEqual([200, '{}'])
  expect(asked).toEqual([started.providerId])
  expect(await stateOf(checkout)).toBe(before)
})

test('[K6] paid: one order, one invoice, one mail, one event each, and the cart is closed', async () => {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  expect(await tracesOf(checkout, started.id)).toEqual(unpaid('open'))
  expect((await call(started)).status).toBe(200)
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  expect((await checkout.shop.ask('GET', `/api/carts/${started.cartId}`, as(started.customerId))).status).toBe(404)
  const again = await checkout.pay(started.customerId, started.cartId)
  expect([again.status, again.body.code, again.body.paymentId]).toEqual([409, 'cart_already_paid', started.id])
})

describe('B149 an id that means nothing', () => {
  test('is asked about once a minute at most, and nothing changes', async () => {
    const started = await startedPayment(checkout)
    await checkout.pool.query('update payments set provider_id = null where id = $1', [started.id])
    const before = await stateOf(checkout)
    const strange = { id: started.id, providerId: 'tr_doesnotexist' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(strange)))
    answers.push(await call(strange))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {}']))
    expect(asked).toEqual(['tr_doesnotexist'])
    expect(await stateOf(checkout)).toBe(before)
  })

  test('does not keep a payment from being found by its own', async () => {
    const [one, other] = [await startedPayment(checkout), await startedPayment(checkout)]
    await checkout.pool.query('update payments set provider_id = null where id = any($1)', [[one.id, other.id]])
    await checkout.bank.decide(other.providerId, 'paid', unheard)
    expect((await call({ id: one.id, providerId: other.providerId })).status).toBe(200)
    expect(await tracesOf(checkout, one.id)).toEqual(unpaid('open'))
    expect((await call(other)).status).toBe(200)
    expect(await tracesOf(checkout, other.id)).toEqual(paidOnce(other.cents))
  })

  test('for a payment that has another, nobody is asked; for none of ours, the provider is asked whose it is', async () => {
    const started = await startedPayment(checkout)
    expect((await call({ id: started.id, providerId: 'tr_another' })).status).toBe(200)
    expect(asked).toEqual([])
    expect((await call({ id: 'A'.repeat(22), providerId: started.providerId })).status).toBe(200)
    expect(asked).toEqual([started.providerId])
    expect(checkout.alerts).toEqual([])
  })
})

test.each([
  ['nothing', ''],
  ['no id', 'status=paid'],
  ['an empty id', 'id='],
  ['two ids', 'id=tr_one&id=tr_two'],
  ['the id of something else', 'id=re_1234'],
  ['letters that no id has', 'id=tr_%00%27'],
  ['a path', 'id=tr_../customers/cst_1'],
  ['too long an id', `id=tr_${'a'.repeat(65)}`],
])('%s is no call of the provider: 400, nobody is asked', async (_, body) => {
  const started = await startedPayment(checkout)
  const before = await stateOf(checkout)
  const answer = await checkout.shop.ask('POST', `/api/payments/webhook/${started.id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  expect([answer.status, answer.body.code]).toEqual([400, 'bad_webhook'])
  expect(asked).toEqual([])
  expect(await stateOf(checkout)).toBe(before)
})

test.each([
  ['without a signature', {}],
  ['with a wrong signature', { 'x-mollie-signature': 'sha256=00' }],
  ['with an old one', { 'x-mollie-signature': `sha256=${'a'.repeat(64)}`, 'x-mollie-timestamp': '1' }],
])('B151 a signed event %s: 401, because we asked for none', async (_, headers) => {
  const started = await startedPayment(checkout)
  const before = await stateOf(checkout)
  const path = `/api/payments/webhook/${started.id}`
  const json = { resource: 'event', type: 'payment.paid', entityId: started.providerId }
  const answer = await checkout.shop.ask('POST', path, { json, headers })
  expect([answer.status, answer.body.code]).toEqual([401, 'bad_signature'])
  expect(asked).toEqual([])
  expect(await stateOf(checkout)).toBe(before)
})

test('B152 headers that name keys or addresses are not looked at', async () => {
  const started = await startedPayment(checkout)
  const before = await stateOf(checkout)
  const evil = 'http://127.0.0.1:9/evil'
  const answer = await checkout.shop.ask('POST', `/api/payments/webhook/${started.id}`, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-callback-url': evil,
      'x-mollie-api-url': evil,
      'x-certificate-url': evil,
      'x-api-key': 'live_other',
    },
    body: `id=${started.providerId}&url=${encodeURIComponent(evil)}&amount=0.01`,
  })
  expect(answer.status).toBe(200)
  expect(asked).toEqual([started.providerId])
  expect(await stateOf(checkout)).toBe(before)
})

test('B154 a payment of another mode changes nothing, and somebody is told', async () => {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  const before = await stateOf(checkout)
  told = { mode: 'live' }
  expect((await call(started)).status).toBe(200)
  expect(await stateOf(checkout)).toBe(before)
  expect(checkout.alerts.join()).toMatch(/^alert payment: A payment has the wrong mode\. .*mode: live\)$/)
})

test.each([
  ['a lower amount', { amount: cents(1) }],
  ['another currency', { currency: 'USD' }],
  ['the payment of somebody else', { paymentId: 'B'.repeat(22) }],
  ['the payment of nobody', { paymentId: null }],
  ['money that went back already', { refunded: cents(99_999_999) }],
])('B155 paid, but %s: nothing is released, and somebody is told once', async (_, lie) => {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  told = lie
  for (let times = 0; times < 3; times += 1) expect((await call(started)).status).toBe(200)
  told = undefined
  expect((await call(started)).status).toBe(200)
  expect(await tracesOf(checkout, started.id)).toEqual({ ...unpaid('paid'), discrepancy: 'mismatch' })
  expect(checkout.alerts).toEqual([
    expect.stringMatching(/^alert payment: A payment is not as requested: nothing was released\./),
  ])
  const { body } = await checkout.payment(started.customerId, started.id)
  expect(body).toMatchObject({ status: 'pending', checkoutUrl: null, order: { paidAt: null } })
  expect((await checkout.shop.ask('GET', `/api/carts/${started.cartId}`, as(started.customerId))).status).toBe(200)
})

test('B157 the same call 200 times at once: one of everything', async () => {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  const answers = await Promise.all(Array.from({ length: 200 }, () => call(started)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  expect(asked.length).toBeLessThan(100)
  const reports = await checkout.rowsOf('select fingerprint from payment_reports where payment_id = $1', [started.id])
  expect(reports).toEqual([{ fingerprint: 'paid 0 0' }])
})

test('B157 and in two processes at once', async () => {
  await using second = await openCheckoutShop({ database: checkout.shop.database, bank: checkout.running })
  for (let round = 0; round < 5; round += 1) {
    const started = await startedPayment(checkout)
    await checkout.bank.decide(started.providerId, 'paid', unheard)
    const calls = Array.from({ length: 40 }, (_, index) =>
      webhook(index % 2 === 0 ? checkout : second, started.id, started.providerId),
    )
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  }
})

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
const sendFrom = ({ shop }: CheckoutShop, source: string, paymentId: string, providerId: string) =>
  shop.ask('POST', `/api/payments/webhook/${paymentId}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': source },
    body: `id=${providerId}`,
  })
const statusesOf = async (count: number, ask: (index: number) => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: count }, (_, index) => ask(index)))).map(({ status }) => status)
const counted = (statuses: readonly number[]) => [200, 429].map((status) => statuses.filter((s) => s === status).length)

describe('strangers and their webhooks', () => {
  test('B150 sixty a minute of a source about payments that are unknown; made-up ids write no rows', async () => {
    await using limited = await openCheckoutShop({ limits: true, trustedProxies: loopback, bank: checkout.running })
    const started = await startedPayment(limited)
    const rows = async () => (await limited.rowsOf('select from rate_limits')).length
    const before = await rows()
    const unknown = (index: number) =>
      sendFrom(limited, '192.0.2.1', `${'A'.repeat(19)}${index + 100}`, `tr_none${index}`)
    expect(counted(await statusesOf(70, unknown))).toEqual([60, 10])
    expect(await rows()).toBe(before + 1)
    const known = (source: string) => sendFrom(limited, source, started.id, started.providerId)
    expect((await known('192.0.2.1')).status).toBe(429)
    expect((await known('192.0.2.2')).status).toBe(200)
  })

  test('the owner of a payment calls about it sixty times a minute, and then as a stranger', async () => {
    await using limited = await openCheckoutShop({ limits: true, trustedProxies: loopback, bank: checkout.running })
    const started = await startedPayment(limited)
    const known = () => sendFrom(limited, '192.0.2.1', started.id, started.providerId)
    expect(counted(await statusesOf(130, known))).toEqual([120, 10])
  })
})

test('B160 only POST, from anywhere, whatever cookies come along', async () => {
  const started = await startedPayment(checkout)
  const path = `/api/payments/webhook/${started.id}`
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await checkout.shop.ask(method, path)
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST'])
  }
  const answer = await checkout.shop.ask('POST', path, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
      cookie: '__Host-stek-session=forged',
    },
    body: `id=${started.providerId}`,
  })
  expect(answer.status).toBe(200)
})

test('B161 the address the provider got answers at once; any other is 404, never a redirect', async () => {
  const started = await startedPayment(checkout)
  const registered = new URL((await checkout.bank.find(started.providerId))?.webhookUrl ?? '')
  expect(registered.pathname).toBe(`/api/payments/webhook/${started.id}`)
  const question = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${started.providerId}`,
  }
  expect((await checkout.shop.ask('POST', registered.pathname, question)).status).toBe(200)
  for (const path of [`${registered.pathname}/`, '/api/payments/webhook', '/api/payments/webhook/short']) {
    expect([path, (await checkout.shop.ask('POST', path, question)).status]).toEqual([path, 404])
  }
})
