import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SharedCartResponse, ShareResponse } from '#features/carts/schema/cart-response.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import { orderMessageOf } from '#features/deliveries/order-message.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { domainChoice } from './choices.ts'
import { as } from '#tests/builders/customers.ts'

let checkout: CheckoutShop
let anna: string
beforeAll(async () => {
  checkout = await openCheckoutShop()
  anna = await checkout.customer()
})
afterAll(() => checkout[Symbol.asyncDispose]())

const name = 'goud.shop'
const choice = domainChoice('d', 'goud', 'shop', { parameters: { sld: 'goud', tld: 'shop', premium: true } })
beforeEach(() => {
  checkout.lookup.states.clear()
  checkout.lookup.premiums.clear()
  checkout.lookup.premiums.set(name, { firstYear: 120_000, renewal: 45_000 })
})

const read = async (cartId: string) => (await checkout.shop.ask('GET', `/api/carts/${cartId}`, as(anna))).body

test('a premium name is ordered at its own price: cart, order and what may be paid for it', async () => {
  const cartId = await checkout.cartOf(anna, choice)
  const cart = await read(cartId)
  expect(cart.items).toMatchObject([
    { parameters: { premium: true }, price: { periodical: 1200 }, renewal: { periodical: 450 }, discounts: [] },
  ])
  expect(JSON.stringify(cart)).not.toContain('premiumPrice')
  const paid = await checkout.pay(anna, cartId)
  expect([paid.status, paid.body.amount]).toEqual([201, 1452])
  expect(checkout.lookup.asked.at(-1)).toEqual({ name, priority: 'payment' })
  const rows = await checkout.rowsOf<{ snapshot: OrderSnapshot }>('select snapshot from orders where cart_id = $1', [
    cartId,
  ])
  const [snapshot] = rows.map((row) => row.snapshot)
  const price = { firstYear: 120_000, renewal: 45_000, checkedAt: '2026-11-15T10:00:00.000Z' }
  expect(snapshot?.lines).toMatchObject([{ price: 120_000, renewal: 45_000, parameters: { premiumPrice: price } }])
  const sorted = snapshot?.lines.map((line) => ({ line, hold: null })) ?? []
  const message = snapshot && orderMessageOf({ number: '2026-000001', snapshot }, sorted, null)
  expect(message?.lines).toMatchObject([{ name, premium: { maxCost: 1200 }, renewalPrice: 450 }])
})

test.each([
  ['dearer', { firstYear: 150_000, renewal: 45_000 }, { from: 1200 }, 1500, 450],
  ['cheaper', { firstYear: 90_000, renewal: 45_000 }, { from: 1200 }, 900, 450],
  ['dearer to renew', { firstYear: 120_000, renewal: 60_000 }, { from: 1200, renewalFrom: 450 }, 1200, 600],
])(
  '%s by the time of paying: refused once, with both prices, and nothing is paid',
  async (_, next, from, now, later) => {
    const cartId = await checkout.cartOf(anna, choice)
    const made = checkout.created.length
    checkout.lookup.premiums.set(name, next)
    const refused = await checkout.pay(anna, cartId)
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
    expect(refused.body.items).toMatchObject([{ id: 'd', price: { periodical: now }, priceChanged: from }])
    expect(refused.body.total).toBe(now * 1.21)
    expect(checkout.created).toHaveLength(made)
    expect((await read(cartId)).items).toMatchObject([{ price: { periodical: now }, renewal: { periodical: later } }])
    const paid = await checkout.pay(anna, cartId)
    expect([paid.status, paid.body.amount]).toEqual([201, now * 1.21])
  },
)

test('a name that turns out to be premium, or is none any more, is refused once with its price', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d', 'goud', 'shop'))
  const {
    items: [plain],
  } = await read(cartId)
  const refused = await checkout.pay(anna, cartId)
  expect([refused.body.code, refused.body.total]).toEqual(['price_changed', 1452])
  expect((await read(cartId)).items).toMatchObject([{ parameters: { premium: true }, price: { periodical: 1200 } }])
  checkout.lookup.premiums.clear()
  expect((await checkout.pay(anna, cartId)).body.code).toBe('price_changed')
  const {
    items: [again],
  } = await read(cartId)
  expect(again).toMatchObject({ price: plain?.price })
  expect(again?.parameters).toEqual({ sld: 'goud', tld: 'shop' })
  expect((await checkout.pay(anna, cartId)).status).toBe(201)
})

test('taken meanwhile, or without anybody who says the price: refused, and the cart stays as it is', async () => {
  const cartId = await checkout.cartOf(anna, choice)
  for (const [state, code] of [
    ['taken', 'domain_taken'],
    ['unknown', 'premium_name'],
  ] as const) {
    checkout.lookup.states.set(name, state)
    const refused = await checkout.pay(anna, cartId)
    expect([refused.status, refused.body.code, refused.body.itemIds]).toEqual([409, code, ['d']])
  }
  checkout.lookup.states.set(name, 'premium')
  checkout.lookup.premiums.clear()
  expect((await checkout.pay(anna, cartId)).body.code).toBe('premium_name')
  expect((await read(cartId)).items).toMatchObject([{ price: { periodical: 1200 } }])
})

test('the price comes from the server: none is taken from a client, and without one nothing is added', async () => {
  const { body: cart } = await checkout.shop.ask('POST', '/api/carts', as(anna))
  const forged = { sld: 'goud', tld: 'shop', premium: true, premiumPrice: { firstYear: 1, renewal: 1, checkedAt: '' } }
  expect((await checkout.add(anna, cart.id, { ...choice, parameters: forged })).status).toBe(422)
  checkout.lookup.states.set(name, 'unknown')
  const unpriced = await checkout.add(anna, cart.id, choice)
  expect([unpriced.status, unpriced.body.code]).toEqual([422, 'premium_name'])
  expect((await read(cart.id)).items).toEqual([])
  checkout.lookup.states.clear()
  expect((await checkout.add(anna, cart.id, choice)).status).toBe(201)
  checkout.lookup.states.set(name, 'unknown')
  const repeated = await checkout.add(anna, cart.id, choice)
  expect([repeated.status, repeated.body.cart.items.length]).toEqual([201, 1])
})

test('a link hands on that a name is premium, and its price is asked where it is opened', async () => {
  const cartId = await checkout.cartOf(anna, choice)
  const shared = await checkout.shop.ask('POST', `/api/carts/${cartId}/share`, { json: {}, ...as(anna) })
  const { token } = shared.body as unknown as ShareResponse
  const [row] = await checkout.rowsOf('select items from shared_carts where cart_id = $1', [cartId])
  expect(JSON.stringify(row)).not.toContain('firstYear')
  checkout.lookup.premiums.set(name, { firstYear: 130_000, renewal: 45_000 })
  const opened = await checkout.shop.ask('POST', '/api/shared-carts/open', { json: { token } })
  expect((opened.body as unknown as SharedCartResponse).items).toMatchObject([{ price: { periodical: 1300 } }])
  const bert = await checkout.customer()
  const { body: cart } = await checkout.shop.ask('POST', '/api/carts', as(bert))
  const taken = await checkout.shop.ask('POST', `/api/carts/${cart.id}/take`, { json: { token }, ...as(bert) })
  expect(taken.body.items).toMatchObject([{ parameters: { premium: true }, price: { periodical: 1300 } }])
})
