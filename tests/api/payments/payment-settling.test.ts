import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { CartResponse } from '#features/carts/schema/cart-response.ts'
import { parse } from '#platform/schema/parse.ts'
import { paymentResponse } from '#features/payments/schema/payment.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import { noFaults } from '#apps/demo/bank/faults.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, type Started, startedPayment, tracesOf, unpaid, webhook } from './payment-traces.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from '#tests/api/carts/choices.ts'
import { as } from '#tests/builders/customers.ts'

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop()
})
afterAll(() => checkout[Symbol.asyncDispose]())
afterEach(() => void Object.assign(checkout.bank.faults, noFaults()))

const unheard = { webhook: 'never', anyway: true } as const
const hear = ({ id, providerId }: Started) => webhook(checkout, id, providerId)

async function cartOf({ cartId, customerId }: Started): Promise<CartResponse | null> {
  const { status, body } = await checkout.shop.ask('GET', `/api/carts/${cartId}`, as(customerId))
  return status === 200 ? body : null
}

const unfinished = ['paymentUnfinished']
test.each<[readonly PaymentStatus[], PaymentStatus, readonly string[]]>([
  [['expired', 'paid'], 'paid', ['paymentUnfinished', 'orderConfirmed']],
  [['paid', 'expired'], 'paid', ['orderConfirmed']],
  [['paid', 'open'], 'paid', ['orderConfirmed']],
  [['paid', 'failed', 'canceled', 'paid'], 'paid', ['orderConfirmed']],
  [['failed', 'paid'], 'paid', ['paymentUnfinished', 'orderConfirmed']],
  [['canceled', 'paid'], 'paid', ['orderConfirmed']],
  [['pending', 'open', 'paid', 'pending'], 'paid', ['orderConfirmed']],
  [['pending', 'open', 'failed', 'open'], 'failed', unfinished],
  [['expired', 'open'], 'expired', unfinished],
  [['canceled', 'pending'], 'canceled', []],
])('B158 C52 heard in this order: %j, it is %s', async (said, end, mails) => {
  const started = await startedPayment(checkout)
  for (const status of said) {
    await checkout.bank.decide(started.providerId, status, unheard)
    expect((await hear(started)).status).toBe(200)
  }
  const traces = await tracesOf(checkout, started.id)
  expect(traces).toEqual(end === 'paid' ? { ...paidOnce(started.cents), mails } : unpaid(end, mails))
  expect((await cartOf(started)) === null).toBe(end === 'paid')
})

test('B79 what was added after the order was made stays in the cart, on top where it can', async () => {
  const choices = [domainChoice('a', 'eerste'), domainChoice('b', 'tweede'), hostingChoice('bh', 'b', 'tweede.nl')]
  const started = await startedPayment(checkout, { choices })
  const { customerId, cartId } = started
  await checkout.add(customerId, cartId, hostingChoice('ah', 'a', 'eerste.nl'))
  await checkout.add(customerId, cartId, extraChoice('ahe', 'ah', 'eerste.nl'))
  await checkout.add(customerId, cartId, movingChoice('bm', 'b', 'tweede.nl'))
  await checkout.add(customerId, cartId, extraChoice('bhe', 'bh', 'tweede.nl'))
  await checkout.add(customerId, cartId, domainChoice('c', 'derde'))
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await hear(started)
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  const cart = await cartOf(started)
  expect(cart?.items.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['ah', null],
    ['ahe', 'ah'],
    ['bm', null],
    ['c', null],
  ])
  const [row] = await checkout.rowsOf('select version, closed_at, paid_payment_id from carts where id = $1', [cartId])
  expect(row).toEqual({ version: 9, closed_at: null, paid_payment_id: null })
  expect(
    (await checkout.add(customerId, cartId, domainChoice('a', 'eerste'))).body.cart.items,
    'stays paid',
  ).toHaveLength(4)
  const next = await checkout.pay(customerId, cartId)
  await checkout.bank.decide(await checkout.providerIdOf(next.body.id), 'paid', unheard)
  await webhook(checkout, next.body.id, await checkout.providerIdOf(next.body.id))
  expect(await tracesOf(checkout, next.body.id)).toEqual(paidOnce(Math.round(next.body.amount * 100)))
  expect(await cartOf(started)).toBeNull()
})

test('a cart that is gone by then keeps nobody from having paid', async () => {
  const started = await startedPayment(checkout)
  await checkout.pool.query('delete from carts where id = $1', [started.cartId])
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await hear(started)
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
})

test('a cart that was joined with another: what was paid leaves that one', async () => {
  const started = await startedPayment(checkout, { choices: [domainChoice('d', 'samen')] })
  const { customerId } = started
  const otherId = await checkout.cartOf(customerId, domainChoice('e', 'apart'))
  const join = await checkout.shop.ask('POST', `/api/carts/${otherId}/join`, {
    json: { from: started.cartId },
    ...as(customerId),
  })
  expect(join.body.items.map(({ id }) => id).toSorted()).toEqual(['d', 'e'])
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await hear(started)
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  expect((await cartOf({ ...started, cartId: otherId }))?.items.map(({ id }) => id)).toEqual(['e'])
})

test('[K6] the page finds out by itself when every webhook gets lost', async () => {
  checkout.bank.faults.losesWebhooks = true
  const started = await startedPayment(checkout)
  expect((await checkout.payment(started.customerId, started.id)).body.status).toBe('open')
  await checkout.bank.decide(started.providerId, 'paid')
  await expect
    .poll(async () => (await checkout.payment(started.customerId, started.id)).body.status, { timeout: 5000 })
    .toBe('paid')
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
})

test('B91 whoever holds the id sees how it goes; the owner all of it; another customer nothing', async () => {
  const started = await startedPayment(checkout, {
    choices: [domainChoice('d', 'zien'), hostingChoice('h', 'd', 'zien.nl')],
  })
  const { id, customerId } = started
  const other = await checkout.customer()
  expect((await checkout.payment(other, id)).status).toBe(404)
  const open = await checkout.payment(customerId, id)
  expect(open.body).toMatchObject({ status: 'open', checkoutUrl: started.body.checkoutUrl, order: { deliveries: [] } })
  expect((await checkout.payment(null, id)).body.checkoutUrl).toBeNull()
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await hear(started)
  const own = await checkout.payment(customerId, id)
  expect(parse(paymentResponse, own.body)).toEqual({ ok: true, value: own.body })
  expect(own.body).toMatchObject({
    status: 'paid',
    checkoutUrl: null,
    orderNumber: started.body.orderNumber,
    order: {
      deliveries: [
        { itemId: 'd', kind: 'register', name: 'zien.nl', state: 'waiting' },
        { itemId: 'h', kind: 'setUp', name: 'zien.nl', title: 'Webhosting Stek' },
      ],
      own: { firstName: 'Anna', total: started.body.amount, invoiceNumber: expect.stringMatching(/^F\d{4}-\d{6}$/) },
    },
  })
  expect(own.body.order?.own?.nextInvoice?.date).toMatch(/^20\d\d-\d\d-\d\d$/)
  const seen = await checkout.payment(null, id)
  expect(seen.body).toMatchObject({ status: 'paid', order: { deliveries: own.body.order?.deliveries } })
  expect(seen.body.order?.own).toBeUndefined()
  expect(seen.text).not.toMatch(/Anna|@|Utrecht|tr_|F20/)
  for (const path of ['C'.repeat(22), 'short', 'a%00b', `${id}x`]) {
    expect((await checkout.shop.ask('GET', `/api/carts/payments/${path}`, as(customerId))).status).toBe(404)
  }
})

test('an answer does not wait for a provider that is slow or away: it says what is known', async () => {
  const started = await startedPayment(checkout)
  checkout.bank.faults.slowMs = 3700
  const slow = await checkout.payment(started.customerId, started.id)
  expect([slow.status, slow.body.status]).toEqual([200, 'open'])
  expect(slow.ms).toBeLessThan(4500)
  Object.assign(checkout.bank.faults, { slowMs: 0, failNext: Number.POSITIVE_INFINITY })
  const [one, two] = await Promise.all([1, 2].map(() => checkout.payment(started.customerId, started.id)))
  expect([one?.body.status, two?.body.status]).toEqual(['open', 'open'])
})

test('C53 a webhook that is there before the answer to our request: the payment is found and paid once', async () => {
  checkout.bank.faults.early = 'paid'
  const started = await startedPayment(checkout)
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  expect(checkout.alerts).toEqual([])
  expect(started.providerId).toMatch(/^tr_/)
})

test('C58 it expires while the page is open: said, mailed, the cart is as it was, and a new attempt works', async () => {
  const started = await startedPayment(checkout)
  const before = await cartOf(started)
  await checkout.bank.decide(started.providerId, 'expired', unheard)
  await vi.waitFor(
    async () => {
      const { body } = await checkout.payment(started.customerId, started.id)
      expect(body).toMatchObject({ status: 'expired', checkoutUrl: null })
    },
    { timeout: 5000 },
  )
  expect(await tracesOf(checkout, started.id)).toEqual(unpaid('expired', unfinished))
  expect(await cartOf(started)).toEqual(before)
  const next = await checkout.pay(started.customerId, started.cartId)
  expect([next.status, next.body.status]).toEqual([201, 'open'])
  expect(next.body.id).not.toBe(started.id)
})

test('an attempt that fails after another was started is mailed to nobody', async () => {
  const started = await startedPayment(checkout)
  const next = await checkout.pay(started.customerId, started.cartId, { paymentMethod: 'creditcard' })
  expect(next.status).toBe(201)
  await checkout.bank.decide(started.providerId, 'failed', unheard)
  await hear(started)
  expect(await tracesOf(checkout, started.id)).toEqual(unpaid('failed'))
})

test('B68 a total of zero is paid without the provider', async () => {
  const asked = checkout.created.length
  const started = await startedPayment(checkout, { choices: [movingChoice('m', null, 'gratis.nl')] })
  expect(started.body).toMatchObject({ status: 'paid', amount: 0, method: null, checkoutUrl: null })
  expect(checkout.created.length).toBe(asked)
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(0))
  expect((await checkout.payment(started.customerId, started.id)).body).toMatchObject({ status: 'paid', method: null })
  expect((await webhook(checkout, started.id, 'tr_whatever')).status).toBe(200)
  const [row] = await checkout.rowsOf('select provider_id, next_poll_at from payments where id = $1', [started.id])
  expect(row).toEqual({ provider_id: null, next_poll_at: null })
})

test.each([
  ['C70 a year ahead', 365],
  ['C71 a day behind', -1],
])('%s, the provider decides and not our clock', async (_, days) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
  try {
    const started = await startedPayment(checkout)
    expect((await checkout.payment(started.customerId, started.id)).body.status).toBe('open')
    await checkout.bank.decide(started.providerId, 'paid', unheard)
    await hear(started)
    expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  } finally {
    vi.useRealTimers()
  }
})
