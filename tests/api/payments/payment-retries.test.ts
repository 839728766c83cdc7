import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderSnapshot } from '#core/orders/order.ts'
import {
  type CheckoutShop,
  idealPayment,
  openCheckoutShop,
  type PaymentReply,
} from '#tests/api/checkout/checkout-shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'

/** Two processes on one database, with one bank. */
let checkout: CheckoutShop
let other: CheckoutShop
let anna: string
let bert: string
beforeAll(async () => {
  checkout = await openCheckoutShop()
  other = await openCheckoutShop({ database: checkout.shop.database, bank: checkout.running })
  anna = await checkout.customer()
  bert = await checkout.customer()
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await checkout[Symbol.asyncDispose]()
})

/** An order that was agreed to, and whose payment failed at the bank. */
async function failed(body: object = idealPayment): Promise<{ readonly cartId: string; readonly first: PaymentReply }> {
  const cartId = await checkout.cartOf(anna, domainChoice('d'), hostingChoice('h', 'd'))
  const first = await checkout.pay(anna, cartId, body)
  await checkout.bank.decide(await checkout.providerIdOf(first.body.id), 'failed')
  await expect.poll(async () => (await checkout.payment(anna, first.body.id)).body.status).toBe('failed')
  return { cartId, first }
}

const consentsOf = (cartId: string) =>
  checkout.rowsOf<{ consents: OrderSnapshot['consents'] }>(
    `select snapshot -> 'consents' as consents from orders where cart_id = $1 order by number`,
    [cartId],
  )

test('a payment that failed is made again without ticking again: one order, with what was said the first time', async () => {
  const said = { terms: true, immediateStart: true, mandate: true }
  const { cartId, first } = await failed({ paymentMethod: 'ideal', affiliateId: '7', consents: said })
  const before = await consentsOf(cartId)
  const retry = { paymentMethod: 'creditcard', retryOf: first.body.id }
  const second = await checkout.pay(anna, cartId, retry)
  expect(second.status, second.text).toBe(201)
  expect(second.body).toMatchObject({ status: 'open', orderNumber: first.body.orderNumber, method: 'creditcard' })
  expect(second.body.id).not.toBe(first.body.id)
  expect(await consentsOf(cartId)).toEqual(before)
  expect((await checkout.payment(anna, second.body.id)).body.order?.own).toMatchObject({
    consents: { terms: true, immediateStart: true },
    affiliateId: '7',
  })
  expect((await checkout.pay(anna, cartId, retry)).text, 'twice is once').toBe(second.text)
})

test('retried 40 times at once, by two processes: one payment', async () => {
  const { cartId, first } = await failed()
  const retry = { paymentMethod: 'ideal', retryOf: first.body.id }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? checkout : other).pay(anna, cartId, retry)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await checkout.rowsOf('select id from payments where cart_id = $1', [cartId])).toHaveLength(2)
})

test('with a key: the same key is the same payment, whatever was said with the first', async () => {
  const { cartId, first } = await failed()
  const headers = { 'idempotency-key': 'again-1' }
  const retry = { paymentMethod: 'ideal', retryOf: first.body.id }
  const second = await checkout.pay(anna, cartId, retry, headers)
  expect(second.status, second.text).toBe(201)
  expect((await checkout.pay(anna, cartId, retry, headers)).text).toBe(second.text)
})

test.each<[what: string, change: (cartId: string) => Promise<unknown>]>([
  ['something was added', (cartId) => checkout.add(anna, cartId, domainChoice('e', 'andere'))],
  [
    'something was removed',
    (cartId) => checkout.shop.ask('DELETE', `/api/carts/${cartId}/items/h`, { headers: { 'x-customer': anna } }),
  ],
])('%s: nobody agreed to that, so it is asked again', async (_, change) => {
  const { cartId, first } = await failed()
  await change(cartId)
  const state = await checkout.shop.state()
  const refused = await checkout.pay(anna, cartId, { paymentMethod: 'ideal', retryOf: first.body.id })
  expect([refused.status, refused.body.code]).toEqual([409, 'order_changed'])
  expect(await checkout.shop.state()).toBe(state)
  expect((await checkout.pay(anna, cartId)).status).toBe(201)
})

test('other details of the buyer are another order', async () => {
  const { cartId, first } = await failed()
  await checkout.pool.query(`update customers set city = 'Zeist' where id = $1`, [anna])
  const refused = await checkout.pay(anna, cartId, { paymentMethod: 'ideal', retryOf: first.body.id })
  await checkout.pool.query(`update customers set city = 'Utrecht' where id = $1`, [anna])
  expect([refused.status, refused.body.code]).toEqual([409, 'order_changed'])
})

test.each<[what: string, retryOf: (own: string) => Promise<string>]>([
  ['an unknown payment', () => Promise.resolve('x'.repeat(22))],
  [
    'that of another cart',
    async () => (await checkout.pay(anna, await checkout.cartOf(anna, domainChoice('d')))).body.id,
  ],
  [
    'that of somebody else',
    async () => (await checkout.pay(bert, await checkout.cartOf(bert, domainChoice('d')))).body.id,
  ],
])('%s is no consent', async (_, earlier) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const retryOf = await earlier(cartId)
  const before = checkout.created.length
  const refused = await checkout.pay(anna, cartId, { paymentMethod: 'ideal', retryOf })
  expect([refused.status, refused.body.code]).toEqual([409, 'order_changed'])
  expect(checkout.created.length).toBe(before)
})

test.each(['short', 'x'.repeat(23), 'é'.repeat(22), 7, null])('an id that is none is refused: %j', async (retryOf) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const refused = await checkout.pay(anna, cartId, { paymentMethod: 'ideal', retryOf })
  expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed'])
})

test('an order that was paid meanwhile is not paid again', async () => {
  const { cartId, first } = await failed()
  const second = await checkout.pay(anna, cartId, { paymentMethod: 'ideal', retryOf: first.body.id })
  await checkout.bank.decide(await checkout.providerIdOf(second.body.id), 'paid')
  await expect.poll(async () => (await checkout.payment(anna, second.body.id)).body.status).toBe('paid')
  const third = await checkout.pay(anna, cartId, { paymentMethod: 'ideal', retryOf: first.body.id })
  expect([third.status, third.body.code, third.body.paymentId]).toEqual([409, 'cart_already_paid', second.body.id])
})
