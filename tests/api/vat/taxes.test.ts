import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartResponse } from '#features/carts/schema/cart-response.ts'
import { cartItemOf } from '#features/carts/schema/cart-wire.ts'
import { totalsOf } from '#core/cart/cart.ts'
import { basisPointsOfPercentage, eurosOf } from '#core/money/money.ts'
import { type CustomerShop, openCustomerShop } from '#tests/api/customers/customer-shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { as, type CustomerRow, insertCustomer } from '#tests/builders/customers.ts'

let customerShop: CustomerShop
beforeAll(async () => {
  customerShop = await openCustomerShop()
})
afterAll(() => customerShop[Symbol.asyncDispose]())

const read = async (customer: string | null, cartId: string) =>
  (await customerShop.shop.ask('GET', `/api/carts/${cartId}`, as(customer))).body

async function cartOf(customer: string | null): Promise<string> {
  const { body } = await customerShop.shop.ask('POST', '/api/carts', as(customer))
  for (const json of [domainChoice('d'), hostingChoice('h', 'd')]) {
    await customerShop.shop.ask('POST', `/api/carts/${body.id}/items`, { json, ...as(customer) })
  }
  return body.id
}

/** What a page makes of the items by the rules it has itself. */
function expectSameOnThePage(cart: CartResponse, percentage: number): void {
  const rate = basisPointsOfPercentage(percentage)
  if (rate === null) throw new Error(`no rate: ${percentage}`)
  const { subtotal, discount, vat, total } = totalsOf(cart.items.map(cartItemOf), rate)
  expect(cart).toMatchObject({
    subtotal: eurosOf(subtotal),
    discount: eurosOf(discount),
    vat: eurosOf(vat),
    total: eurosOf(total),
    vatRate: percentage,
  })
}

const business = { customerType: 'business' } as const
const taxed: readonly (readonly [string, CustomerRow, number, boolean])[] = [
  ['a private person in the Netherlands', { country: 'NL' }, 21, false],
  ['a Dutch business', { ...business, country: 'NL' }, 21, false],
  ['a Dutch business with a confirmed number', numbered('NL', 'NL123456789B01', 'valid'), 21, false],
  ['a private person in Germany', { country: 'DE' }, 19, false],
  ['a German business without a number', { ...business, country: 'DE' }, 19, false],
  ['a German business with a confirmed number', numbered('DE', 'DE123456789', 'valid'), 0, true],
  ['a German business with a wrong number', numbered('DE', 'DE123456789', 'invalid'), 19, false],
  ['a German business whose number nobody could confirm', numbered('DE', 'DE123456789', 'unknown'), 19, false],
  ['a private person in Switzerland', { country: 'CH' }, 0, true],
  ['a Swiss business', { ...business, country: 'CH' }, 0, true],
  ['a private person in Finland', { country: 'FI' }, 25.5, false],
  ['a Finnish business whose number nobody could confirm', numbered('FI', 'FI12345678', 'unknown'), 25.5, false],
  ['a Greek business with a confirmed number', numbered('GR', 'EL123456789', 'valid'), 0, true],
  ['a private person in Hungary', { country: 'HU' }, 27, false],
]

function numbered(country: string, vatNumber: string, vatState: 'valid' | 'invalid' | 'unknown'): CustomerRow {
  return { customerType: 'business', country, vatNumber, vatState }
}

test.each(taxed)('[T1] %s', async (_, row, percentage, taxExempt) => {
  const customer = await insertCustomer(customerShop.pool, row)
  expect(await customerShop.customer(customer)).toMatchObject({ taxExempt, taxPercentage: percentage })
  const cartId = await cartOf(customer)
  expectSameOnThePage(await read(customer, cartId), percentage)
})

test('[T1] a visitor pays 21 %, and the same cart follows the customer it becomes', async () => {
  const cartId = await cartOf(null)
  expectSameOnThePage(await read(null, cartId), 21)
  const customer = await insertCustomer(customerShop.pool, { country: 'FI' })
  expectSameOnThePage(await read(customer, cartId), 25.5)
})

test('[T1] B77 open carts follow at once when the country, the type or the state of the number changes', async () => {
  const customer = await insertCustomer(customerShop.pool, { country: 'NL' })
  const cartId = await cartOf(customer)
  const follows = async (percentage: number) => {
    const cart = await read(customer, cartId)
    expectSameOnThePage(cart, percentage)
    const listed = await customerShop.shop.ask('GET', '/api/carts', as(customer))
    expect(listed.body).toEqual({ carts: [cart] })
    const again = await customerShop.shop.ask('POST', `/api/carts/${cartId}/items`, {
      json: domainChoice('d'),
      ...as(customer),
    })
    expect(again.body.cart).toEqual(cart)
  }
  const change = async (body: object) => expect((await customerShop.change(customer, body)).status).toBe(200)
  const settle = (state: string) =>
    customerShop.pool.query('update customers set vat_state = $2 where id = $1', [customer, state])

  await follows(21)
  await change({ country: 'DE', postalCode: '10115' })
  await follows(19)
  await change({ customerType: 'business', companyName: 'Beispiel GmbH' })
  await follows(19)
  await change({ vatNumber: 'DE123456789' })
  await follows(19)
  await settle('valid')
  await follows(0)
  await change({ vatNumber: 'DE987654321' })
  await follows(19)
  await settle('invalid')
  await follows(19)
  await change({ country: 'CH', vatNumber: null, postalCode: '8001' })
  await follows(0)
  await change({ country: 'FI', customerType: 'private', postalCode: '00100' })
  await follows(25.5)
})
