import { expect, test } from 'vitest'
import { openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { as } from '#tests/builders/customers.ts'

/** The catalogue sells three names of `.shop` to a customer for 1.99; others cost 34.99 from the first year. */
const shopName = (id: string) => domainChoice(id, `winkel-${id}`, 'shop')
const paid = (items: readonly { price: { periodical?: number }; discount?: { periodical?: number } }[]) =>
  items.map(({ price, discount }) => Math.round((price.periodical ?? 0) * 100 - (discount?.periodical ?? 0) * 100))

test('the fourth name of an offer for three costs the plain price, and says why', async () => {
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

test('who had the offer three times pays the plain price, and is told before paying', async () => {
  await using checkoutShop = await openCheckoutShop()
  const customerId = await checkoutShop.customer()
  const first = await checkoutShop.cartOf(customerId, ...['a', 'b', 'c'].map(shopName))
  const { body: payment } = await checkoutShop.pay(customerId, first)
  const second = await checkoutShop.cartOf(customerId, shopName('d'))
  const read = async () => (await checkoutShop.shop.ask('GET', `/api/carts/${second}`, as(customerId))).body.items
  // The first order is at the bank: it counts until it is over.
  expect(paid(await read())).toEqual([3499])
  const refused = await checkoutShop.pay(customerId, second)
  expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
  expect((await checkoutShop.pay(customerId, second)).status).toBe(201)
  const other = await checkoutShop.customer()
  const theirs = await checkoutShop.cartOf(other, shopName('e'))
  expect((await checkoutShop.pay(other, theirs)).body.amount).toBeCloseTo(1.99 * 1.21, 1)
  expect(payment.amount).toBeCloseTo(3 * 1.99 * 1.21, 1)
})

test('two orders at once, from two carts of one customer, have the offer three times together', async () => {
  await using checkoutShop = await openCheckoutShop()
  const customerId = await checkoutShop.customer()
  const carts = [
    await checkoutShop.cartOf(customerId, shopName('a'), shopName('b')),
    await checkoutShop.cartOf(customerId, shopName('c'), shopName('d')),
    await checkoutShop.cartOf(customerId, shopName('e'), shopName('f')),
  ]
  const answers = await Promise.all(carts.map((cartId) => checkoutShop.pay(customerId, cartId)))
  const lines = await checkoutShop.rowsOf<{ discount: number }>(
    `select (line ->> 'discount')::int as discount from orders, jsonb_array_elements(snapshot -> 'lines') as line`,
  )
  expect(lines.filter(({ discount }) => discount > 0).length).toBeLessThanOrEqual(3)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'price_changed')).toHaveLength(2)
})

test('two carts that become one have the offer three times', async () => {
  await using checkoutShop = await openCheckoutShop()
  const customerId = await checkoutShop.customer()
  const own = await checkoutShop.cartOf(customerId, shopName('a'), shopName('b'))
  const from = await checkoutShop.cartOf(customerId, shopName('c'), shopName('d'))
  const { body } = await checkoutShop.shop.ask('POST', `/api/carts/${own}/join`, { json: { from }, ...as(customerId) })
  expect(paid(body.items)).toEqual([199, 199, 199, 3499])
})
