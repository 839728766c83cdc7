import { expect, test } from 'vitest'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { priceListOf, withPriceList } from '#core/catalogue/price-list.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { cents } from '#core/money/money.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import { amountOff, sampleCatalogue, sampleOption, sampleProduct } from '#tests/builders/sample-catalogue.ts'
import { openCheckoutShop } from './checkout-shop.ts'
import { today } from '#tests/api/shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'

const dearerTomorrow = sampleProduct('dearer', {
  options: [
    {
      ...sampleOption(1000, 'yearly'),
      history: [
        { from: '2026-01-01', charge: cents(1000) },
        { from: '2026-11-16', charge: cents(1500) },
      ],
    },
  ],
})
const goneTomorrow = sampleProduct('gone', {
  options: [sampleOption(2000, 'yearly', [amountOff(500, { until: '2026-11-15' })])],
})
const catalogue: Catalogue = {
  ...sampleCatalogue,
  products: new Map([dearerTomorrow, goneTomorrow].map((product) => [product.slug, product])),
}
const choices = [
  domainChoice('d'),
  hostingChoice('h', 'd', 'voorbeeld.nl', { productSlug: 'dearer' }),
  hostingChoice('o', null, 'ander.nl', { productSlug: 'gone' }),
]

test('B83 a price that went up: 409 with what it costs now, the bank is not asked; the next call goes through', async () => {
  let day: IsoDate = today
  await using checkout = await openCheckoutShop({ overrides: { catalogue, today: () => day } })
  const anna = await checkout.customer()
  const cartId = await checkout.cartOf(anna, ...choices)
  const before = await checkout.pay(anna, cartId)
  expect(before.body.amount).toBe(35.08)

  day = '2026-11-16'
  const refused = await checkout.pay(anna, cartId)
  expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
  expect(refused.body.items).toMatchObject([
    { id: 'h', price: { periodical: 15 }, priceChanged: { from: 10 } },
    { id: 'o', price: { periodical: 20 }, priceChanged: { from: 15 } },
  ])
  expect(refused.body.total).toBe(47.18)
  expect(checkout.created).toHaveLength(1)
  const seen = await checkout.rowsOf('select id, last_shown_cents from cart_items where cart_id = $1 order by id', [
    cartId,
  ])
  expect(seen).toEqual([
    { id: 'd', last_shown_cents: 399 },
    { id: 'h', last_shown_cents: 1500 },
    { id: 'o', last_shown_cents: 2000 },
  ])

  // What was agreed to with the first attempt was another price.
  const retried = await checkout.pay(anna, cartId, { paymentMethod: 'ideal', retryOf: before.body.id })
  expect([retried.status, retried.body.code]).toEqual([409, 'order_changed'])
  const accepted = await checkout.pay(anna, cartId)
  expect([accepted.status, accepted.body.amount]).toEqual([201, 47.18])
  expect(accepted.body.orderNumber).not.toBe(before.body.orderNumber)
  const cart = await checkout.shop.ask('GET', `/api/carts/${cartId}`, { headers: { 'x-customer': anna } })
  expect(cart.body.items.every((item) => item.priceChanged === undefined)).toBe(true)
  expect(cart.body.total).toBe(47.18)
  expect((await checkout.add(anna, cartId, domainChoice('x', 'nog-een'))).status).toBe(201)
})

test('B83 200 at once after a change of prices: nobody pays another amount than was shown', async () => {
  let day: IsoDate = today
  await using checkout = await openCheckoutShop({ overrides: { catalogue, today: () => day } })
  const anna = await checkout.customer()
  const cartId = await checkout.cartOf(anna, ...choices)
  day = '2026-11-16'
  const answers = await Promise.all(Array.from({ length: 200 }, () => checkout.pay(anna, cartId)))
  // On a busy machine some wait too long for a connection, and are told to come back.
  const served = answers.filter(({ status }) => status !== 503)
  expect(served[0]?.status).toBe(409)
  for (const { status, body } of served) expect([status, body.total ?? body.amount]).toEqual([status, 47.18])
  expect((await checkout.pay(anna, cartId)).status).toBe(201)
  expect(await checkout.rowsOf('select id from payments where cart_id = $1', [cartId])).toHaveLength(1)
})

test('what is no longer sold is not ordered, and stays aside', async () => {
  const products = new Map(catalogue.products)
  await using checkout = await openCheckoutShop({ overrides: { catalogue: { ...catalogue, products } } })
  const anna = await checkout.customer()
  const cartId = await checkout.cartOf(
    anna,
    domainChoice('d'),
    hostingChoice('o', null, 'ander.nl', { productSlug: 'gone' }),
  )
  products.delete('gone')
  await using later = await openCheckoutShop({
    overrides: { catalogue: { ...catalogue, products } },
    database: checkout.shop.database,
    bank: checkout.running,
  })
  const { status, body } = await later.pay(anna, cartId)
  expect([status, body.amount]).toEqual([201, 4.83])
  const [order] = await later.rowsOf<{ snapshot: OrderSnapshot }>('select snapshot from orders where number = $1', [
    body.orderNumber,
  ])
  expect(order?.snapshot.lines.map(({ itemId }) => itemId)).toEqual(['d'])
  const cart = await later.shop.ask('GET', `/api/carts/${cartId}`, { headers: { 'x-customer': anna } })
  expect(cart.body.noLongerSold).toMatchObject([{ id: 'o' }])

  const onlyThat = await checkout.cartOf(anna)
  await checkout.add(anna, onlyThat, hostingChoice('o', null, 'ander.nl', { productSlug: 'gone' }))
  expect((await later.pay(anna, onlyThat)).body.code).toBe('cart_empty')
})

test('a release of prices: a started payment keeps its snapshot, the next one is told', async () => {
  let prices: Catalogue = catalogue
  const following: Catalogue = {
    ...catalogue,
    get products() {
      return prices.products
    },
    get extensions() {
      return prices.extensions
    },
  }
  await using checkout = await openCheckoutShop({ overrides: { catalogue: following } })
  const anna = await checkout.customer()
  const cartId = await checkout.cartOf(anna, ...choices)
  const begun = await checkout.pay(anna, cartId)
  const snapshot = 'select snapshot from orders where number = $1'
  const before = await checkout.rowsOf(snapshot, [begun.body.orderNumber])

  const history = [{ from: today, charge: cents(4999) }] as const
  const list = priceListOf(catalogue)
  const dearer = { ...list.products, dearer: list.products['dearer']!.map((option) => ({ ...option, history })) }
  prices = withPriceList(catalogue, { ...list, products: dearer })
  const cart = await checkout.shop.ask('GET', `/api/carts/${cartId}`, { headers: { 'x-customer': anna } })
  expect(cart.body.items).toContainEqual(
    expect.objectContaining({ id: 'h', priceChanged: { from: 10 }, price: { amount: 4.17, periodical: 49.99 } }),
  )
  expect((await checkout.pay(anna, cartId)).body.code).toBe('price_changed')
  expect(await checkout.rowsOf(snapshot, [begun.body.orderNumber])).toEqual(before)
  expect(checkout.created).toHaveLength(1)
})
