import { expect, test } from 'vitest'
import { openCheckoutShop } from '#tests/api/checkout-shop.ts'
import { openShop } from '#tests/api/shop.ts'
import { domainWish } from '#tests/api/wishes.ts'
import { as } from '#tests/builders/customers.ts'

/** The catalogue sells three names of `.shop` to a customer for 1.99; others cost 34.99 from the first year. */
const shopName = (id: string) => domainWish(id, `winkel-${id}`, 'shop')
const paid = (items: readonly { price: { periodical?: number }; discount?: { periodical?: number } }[]) =>
  items.map(({ price, discount }) => Math.round((price.periodical ?? 0) * 100 - (discount?.periodical ?? 0) * 100))

test('[issue 18] the fourth name of an offer for three costs the plain price, and says why', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  for (const id of ['a', 'b', 'c']) await shop.add(cartId, shopName(id))
  const { status, body } = await shop.add(cartId, shopName('d'))
  expect(status).toBe(201)
  expect(body.item).toMatchObject({ discountLimit: 3, discounts: [] })
  expect(body.item).not.toHaveProperty('priceChanged')
  expect(paid(body.cart.items)).toEqual([199, 199, 199, 3499])
  const { body: later } = await shop.ask('DELETE', `/api/carts/${cartId}/items/a`)
  expect(paid(later.items)).toEqual([199, 199, 199])
})

test('[issue 18] who had the offer three times pays the plain price, and is told before paying', async () => {
  await using desk = await openCheckoutShop()
  const customerId = await desk.customer()
  const first = await desk.cartOf(customerId, ...['a', 'b', 'c'].map(shopName))
  const { body: payment } = await desk.pay(customerId, first)
  const second = await desk.cartOf(customerId, shopName('d'))
  const read = async () => (await desk.shop.ask('GET', `/api/carts/${second}`, as(customerId))).body.items
  // The first order is at the bank: it counts until it is over.
  expect(paid(await read())).toEqual([3499])
  const refused = await desk.pay(customerId, second)
  expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
  expect((await desk.pay(customerId, second)).status).toBe(201)
  const other = await desk.customer()
  const theirs = await desk.cartOf(other, shopName('e'))
  expect((await desk.pay(other, theirs)).body.amount).toBeCloseTo(1.99 * 1.21, 1)
  expect(payment.amount).toBeCloseTo(3 * 1.99 * 1.21, 1)
})

test('[issue 18] two orders at once, from two carts of one customer, have the offer three times together', async () => {
  await using desk = await openCheckoutShop()
  const customerId = await desk.customer()
  const carts = [
    await desk.cartOf(customerId, shopName('a'), shopName('b')),
    await desk.cartOf(customerId, shopName('c'), shopName('d')),
    await desk.cartOf(customerId, shopName('e'), shopName('f')),
  ]
  const answers = await Promise.all(carts.map((cartId) => desk.pay(customerId, cartId)))
  const lines = await desk.rowsOf<{ discount: number }>(
    `select (line ->> 'discount')::int as discount from orders, jsonb_array_elements(snapshot -> 'lines') as line`,
  )
  expect(lines.filter(({ discount }) => discount > 0).length).toBeLessThanOrEqual(3)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'price_changed')).toHaveLength(2)
})

test('[issue 18] two carts that become one have the offer three times', async () => {
  await using desk = await openCheckoutShop()
  const customerId = await desk.customer()
  const own = await desk.cartOf(customerId, shopName('a'), shopName('b'))
  const from = await desk.cartOf(customerId, shopName('c'), shopName('d'))
  const { body } = await desk.shop.ask('POST', `/api/carts/${own}/join`, { json: { from }, ...as(customerId) })
  expect(paid(body.items)).toEqual([199, 199, 199, 3499])
})
