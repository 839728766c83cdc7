import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderSnapshot } from '#core/orders/order.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from './checkout-shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import type { CustomerRow } from '#tests/builders/customers.ts'

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop()
})
afterAll(() => checkout[Symbol.asyncDispose]())

async function snapshotOf(orderNumber: string): Promise<OrderSnapshot> {
  const [row] = await checkout.rowsOf<{ snapshot: OrderSnapshot }>('select snapshot from orders where number = $1', [
    orderNumber,
  ])
  if (row === undefined) throw new Error('no such order')
  return row.snapshot
}

const cardPayment = { ...idealPayment, paymentMethod: 'creditcard' }
const german = { country: 'DE', postalCode: '10115', city: 'Berlin' } as const
const firm = { ...german, customerType: 'business', companyName: 'Beispiel GmbH', vatNumber: 'DE123456789' } as const

test.each<[string, number, CustomerRow, string | null]>([
  ['NL private', 2100, {}, null],
  ['NL business', 2100, { customerType: 'business', vatNumber: 'NL001234567B01', vatState: 'valid' }, null],
  ['DE private', 1900, german, null],
  ['DE business, number confirmed', 0, { ...firm, vatState: 'valid' }, 'reverse_charge'],
  ['DE business, nobody could say yet', 1900, { ...firm, vatState: 'unknown' }, null],
  ['DE business, number wrong', 1900, { ...firm, vatState: 'invalid' }, null],
  ['FI private', 2550, { country: 'FI', postalCode: '00100' }, null],
  ['CH private', 0, { country: 'CH', postalCode: '8001' }, 'outside_eu'],
  ['US business', 0, { country: 'US', postalCode: '10001', customerType: 'business' }, 'outside_eu'],
])('[T5] %s pays the VAT of the cart: %i hundredths of a per cent', async (_, vatRate, row, exemption) => {
  const customer = await checkout.customer(row)
  const cartId = await checkout.cartOf(customer, domainChoice('d'), hostingChoice('h', 'd'))
  const cart = await checkout.shop.ask('GET', `/api/carts/${cartId}`, { headers: { 'x-customer': customer } })
  const { status, body } = await checkout.pay(customer, cartId, row.country === undefined ? idealPayment : cardPayment)
  expect([status, body.amount]).toEqual([201, cart.body.total])
  const { totals, exemption: reason, buyer } = await snapshotOf(body.orderNumber)
  expect([totals.vatRate, reason]).toEqual([vatRate, exemption])
  expect(totals.vat).toBe(Math.round(((totals.subtotal - totals.discount) * vatRate) / 10_000))
  expect([totals.vat, totals.total]).toEqual([cart.body.vat, cart.body.total].map((euros) => Math.round(euros * 100)))
  expect((await checkout.bank.find(await checkout.providerIdOf(body.id)))?.amount).toBe(totals.total)
  expect(buyer.country).toBe(row.country ?? 'NL')
})

test('B77 another VAT state by the next call is another order; the first keeps what it said', async () => {
  const customer = await checkout.customer({ ...firm, vatState: 'unknown' })
  const cartId = await checkout.cartOf(customer, domainChoice('d'))
  const taxed = await checkout.pay(customer, cartId, cardPayment)
  await checkout.pool.query(`update customers set vat_state = 'valid' where id = $1`, [customer])
  const exempt = await checkout.pay(customer, cartId)
  expect(exempt.body.amount).toBeLessThan(taxed.body.amount)
  expect((await snapshotOf(taxed.body.orderNumber)).totals.vatRate).toBe(1900)
  expect((await snapshotOf(exempt.body.orderNumber)).exemption).toBe('reverse_charge')
})

test('B80 who ordered without VAT and logs out before paying: the order stands, and is theirs', async () => {
  const customer = await checkout.customer({ ...firm, vatState: 'valid' })
  const cartId = await checkout.cartOf(customer, domainChoice('d'))
  const { body } = await checkout.pay(customer, cartId)
  expect((await checkout.shop.read(cartId)).status, 'the cart is not the visitor’s').toBe(404)
  await checkout.bank.decide(await checkout.providerIdOf(body.id), 'paid')
  await expect.poll(async () => (await checkout.payment(null, body.id)).body.status).toBe('paid')
  const [order] = await checkout.rowsOf(
    'select customer_id, paid_payment_id, total_cents from orders where number = $1',
    [body.orderNumber],
  )
  expect(order).toEqual({ customer_id: customer, paid_payment_id: body.id, total_cents: Math.round(body.amount * 100) })
  expect(await snapshotOf(body.orderNumber)).toMatchObject({ exemption: 'reverse_charge', totals: { vat: 0 } })
})
