import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentResponse } from '#features/payments/schema/payment.ts'
import { parse } from '#platform/schema/parse.ts'
import { consentTexts } from '#core/orders/consents.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from './checkout-shop.ts'
import { sampleTermsHash } from '#tests/builders/deps.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from '#tests/api/carts/choices.ts'

let checkout: CheckoutShop
let anna: string
beforeAll(async () => {
  checkout = await openCheckoutShop()
  anna = await checkout.customer()
})
afterAll(() => checkout[Symbol.asyncDispose]())

async function orderOf(paymentId: string): Promise<{ snapshot: OrderSnapshot; language: string; total_cents: number }> {
  const [row] = await checkout.rowsOf<{ snapshot: OrderSnapshot; language: string; total_cents: number }>(
    'select snapshot, language, total_cents from orders where id = (select order_id from payments where id = $1)',
    [paymentId],
  )
  if (row === undefined) throw new Error('no order')
  return row
}

test('[K5] [T5] a payment is what the cart costs, to the cent: in the answer, the order and at the bank', async () => {
  const choices = [domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h'), movingChoice('m', 'd')]
  const cartId = await checkout.cartOf(anna, ...choices)
  const cart = await checkout.shop.ask('GET', `/api/carts/${cartId}`, { headers: { 'x-customer': anna } })
  const { status, body } = await checkout.pay(anna, cartId)
  expect(status).toBe(201)
  expect(parse(paymentResponse, body)).toEqual({ ok: true, value: body })
  expect(body).toMatchObject({ status: 'open', currency: 'EUR', method: 'ideal', amount: cart.body.total })
  expect(body.orderNumber).toMatch(/^\d{4}-\d{6}$/)
  const { snapshot, total_cents } = await orderOf(body.id)
  expect(snapshot.lines.map(({ itemId }) => itemId)).toEqual(['d', 'h', 'e', 'm'])
  expect(snapshot.lines[1]?.title.nl).toBe('Webhosting Stek')
  const providerId = await checkout.providerIdOf(body.id)
  const payment = await checkout.bank.find(providerId)
  expect(payment).toMatchObject({
    amount: total_cents,
    currency: 'EUR',
    method: 'ideal',
    metadata: { paymentId: body.id, orderNumber: body.orderNumber },
    description: `Bestelling ${body.orderNumber}`,
    redirectUrl: `http://127.0.0.1:${checkout.shop.port}/order/complete?payment=${body.id}`,
    webhookUrl: `http://127.0.0.1:${checkout.shop.port}/api/payments/webhook/${body.id}`,
  })
  expect(body.checkoutUrl).toBe(`https://bank.example/demo/bank?payment=${providerId}`)
  expect(Math.round(cart.body.total * 100)).toBe(total_cents)
  expect(checkout.lookup.asked).toContainEqual({ name: 'voorbeeld.nl', priority: 'payment' })
})

/** What an advertising network may hear of a payment with a click. */
async function reported(headers: Readonly<Record<string, string>>): Promise<string | null | undefined> {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const own = { 'sec-fetch-site': 'same-origin', ...headers }
  const { body } = await checkout.pay(anna, cartId, { ...idealPayment, wctId: 'abc-DEF_123' }, own)
  const { snapshot } = await orderOf(body.id)
  expect(snapshot.wctId).toBe('abc-DEF_123')
  const [row] = await checkout.rowsOf<{ wct_id: string | null }>('select wct_id from orders where number = $1', [
    body.orderNumber,
  ])
  return row?.wct_id
}

test('[F5] a click travels with the payment, but no network may hear of it without a yes to marketing', async () => {
  expect(await reported({})).toBe(null)
  expect(await reported({ cookie: 'wct=another-click' })).toBe(null)
  expect(await reported({ cookie: '__Secure-wct=abc-DEF_123' })).toBe('abc-DEF_123')
})

test('[F5] buyer, consents with their texts, who sent the buyer and the address are frozen', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const said = { paymentMethod: 'ideal', affiliateId: '42', wctId: 'abc-DEF_123' }
  const { body } = await checkout.pay(
    anna,
    cartId,
    { ...said, consents: { terms: true, immediateStart: false } },
    { 'stek-locale': 'de', 'sec-fetch-site': 'same-origin', cookie: 'wct=abc-DEF_123' },
  )
  const { snapshot, language } = await orderOf(body.id)
  expect(language).toBe('nl')
  expect(snapshot).toMatchObject({
    affiliateId: '42',
    wctId: 'abc-DEF_123',
    buyer: { customerId: anna, firstName: 'Anna', city: 'Utrecht', country: 'NL', phone: '+31612345678' },
    consents: {
      terms: { text: consentTexts.terms.de, isGiven: true },
      immediateStart: { text: consentTexts.immediateStart.de, isGiven: false },
      source: '127.0.0.0/24',
    },
  })
  const [columns] = await checkout.rowsOf('select affiliate_id, wct_id from orders where number = $1', [
    body.orderNumber,
  ])
  expect(columns).toEqual({ affiliate_id: '42', wct_id: 'abc-DEF_123' })
  const [payment] = await checkout.rowsOf('select issuer, site_locale from payments where id = $1', [body.id])
  expect(payment, 'the bank is chosen at the bank').toEqual({ issuer: null, site_locale: 'de' })
  const later = { affiliateId: null, wctId: null, ...idealPayment }
  await checkout.pool.query('update customers set city = $2, first_name = $2 where id = $1', [anna, 'Elders'])
  await checkout.pay(anna, cartId, later)
  expect((await orderOf(body.id)).snapshot).toEqual(snapshot)
})

test('a program that asks nobody for consent may order: what was not asked is null', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const { status, body } = await checkout.pay(anna, cartId, { paymentMethod: 'creditcard' })
  expect(status).toBe(201)
  expect((await orderOf(body.id)).snapshot.consents).toMatchObject({ terms: null, immediateStart: null })
})

test.each([
  ['nl', undefined, 'nl_NL', '/order/complete', 'Bestelling'],
  ['nl', 'de', 'de_DE', '/de/order/complete', 'Bestellung'],
  ['de', undefined, 'de_DE', '/de/order/complete', 'Bestellung'],
  ['de', 'nl', 'nl_NL', '/order/complete', 'Bestelling'],
  ['en', 'de', 'en_GB', '/de/order/complete', 'Order'],
  ['en', undefined, 'en_GB', '/order/complete', 'Order'],
  ['nl', "nl' THEN 1 END--", 'nl_NL', '/order/complete', 'Bestelling'],
  ['de', '%0d%0aX: y', 'de_DE', '/de/order/complete', 'Bestellung'],
] as const)(
  'B56 B170 a customer of %s on a page of %s gets the bank in %s and comes back to %s',
  async (language, header, locale, path, word) => {
    const customer = await checkout.customer({ language })
    const cartId = await checkout.cartOf(customer, domainChoice('d'))
    const headers = header === undefined ? {} : { 'stek-locale': header }
    const { status, body } = await checkout.pay(customer, cartId, idealPayment, headers)
    expect(status).toBe(201)
    const payment = await checkout.bank.find(await checkout.providerIdOf(body.id))
    expect(payment?.locale).toBe(locale)
    expect(new URL(payment?.redirectUrl ?? '').pathname).toBe(path)
    expect(payment?.description).toBe(`${word} ${body.orderNumber}`)
    expect(checkout.shop.accessLog.join('\n')).not.toContain('THEN')
  },
)

test('[C5] a customer who pays for an anonymous cart makes it their own', async () => {
  const cartId = await checkout.shop.newCart()
  await checkout.shop.add(cartId, domainChoice('d'))
  expect((await checkout.pay(anna, cartId)).status).toBe(201)
  expect((await checkout.shop.read(cartId)).status).toBe(404)
})

test('a first payment sets up a mandate if the buyer gives one, something renews and the method can; the customer is made once', async () => {
  const customer = await checkout.customer({ firstName: 'Bert', lastName: 'Bos', language: 'de' })
  const pay = async (paymentMethod: string, choice: object, consents: object | undefined = agreed) => {
    const cartId = await checkout.cartOf(customer, choice)
    const { body } = await checkout.pay(customer, cartId, { paymentMethod, consents })
    return checkout.bank.find(await checkout.providerIdOf(body.id))
  }
  const agreed = { terms: true, mandate: true }
  for (const once of [
    await pay('banktransfer', domainChoice('d')),
    await pay('ideal', domainChoice('d'), { terms: true, mandate: false }),
    await pay('ideal', domainChoice('d'), { terms: true }),
  ]) {
    expect(once).toMatchObject({ sequenceType: 'oneoff', customerId: null })
  }
  const first = await pay('ideal', domainChoice('d'))
  expect(first).toMatchObject({ sequenceType: 'first', customerId: expect.stringMatching(/^cst_/) })
  const second = await pay('creditcard', domainChoice('d', 'ander'))
  expect(second?.customerId).toBe(first?.customerId)
  const [row] = await checkout.rowsOf('select provider_customer_id as id from customers where id = $1', [customer])
  expect(row).toEqual({ id: first?.customerId })
})

test('an order keeps the hash of the terms that were accepted, and what was said of a mandate', async () => {
  expect(await consentsOf({ terms: true, mandate: false })).toMatchObject({
    terms: { isGiven: true, sha256: sampleTermsHash },
    mandate: { isGiven: false, text: expect.stringContaining('automatisch') },
  })
  const silent = await consentsOf()
  expect(silent).toMatchObject({ terms: null })
  expect(silent).not.toHaveProperty('mandate')
})

/** What an order keeps of what was said with it. */
async function consentsOf(consents?: object): Promise<OrderSnapshot['consents']> {
  const cartId = await checkout.cartOf(anna, domainChoice('d', `m${crypto.randomUUID()}`))
  const { body } = await checkout.pay(anna, cartId, { paymentMethod: 'ideal', ...(consents && { consents }) })
  return (await orderOf(body.id)).snapshot.consents
}
