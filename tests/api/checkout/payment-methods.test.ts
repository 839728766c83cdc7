import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from '#platform/schema/parse.ts'
import { paymentMethodsResponse } from '#features/payments/schema/payment.ts'
import { siteLocales } from '#core/locale/locale.ts'
import { cents } from '#core/money/money.ts'
import { paymentMethodName } from '#core/orders/payment-method-name.ts'
import type { MethodQuestion, ProviderMethod } from '#platform/clients/payment-provider.ts'
import { acceptedMethods } from '#site/accepted-methods.ts'
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.ts'
import { domainChoice, movingChoice } from '#tests/api/carts/choices.ts'

const asked: MethodQuestion[] = []
let answer: ((question: MethodQuestion) => readonly ProviderMethod[]) | null = null
let checkout: CheckoutShop
let anna: string
beforeAll(async () => {
  checkout = await openCheckoutShop({
    provider: (real) => ({
      ...real,
      methods: async (question) => {
        asked.push(question)
        return answer === null ? real.methods(question) : answer(question)
      },
    }),
  })
  anna = await checkout.customer()
})
afterAll(() => checkout[Symbol.asyncDispose]())

function methodNamed(id: string, more: Partial<ProviderMethod> = {}): ProviderMethod {
  return { id, name: `name of ${id}`, issuers: [{ id: 'x', name: 'X' }], least: null, most: null, ...more }
}

test('the bank’s methods by id and name, issuers only where the buyer chooses one here', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const { status, list } = await checkout.methods(anna, cartId)
  expect(status).toBe(200)
  expect(parse(paymentMethodsResponse, list)).toEqual({ ok: true, value: list })
  expect(list).toContainEqual({ id: 'ideal', name: 'iDEAL | Wero', mandate: true })
  expect(list).toContainEqual({ id: 'banktransfer', name: 'Overboeking' })
  const withIssuers = list.filter(({ issuers }) => issuers !== undefined)
  expect(withIssuers).toContainEqual(
    expect.objectContaining({ id: 'kbc', name: 'KBC/CBC-betaalknop', issuers: expect.any(Array) }),
  )
  expect(withIssuers.every(({ id }) => ['kbc', 'giftcard', 'voucher'].includes(id))).toBe(true)
})

test('iDEAL has its new name whatever the bank calls it, and no list of banks; limits are kept', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d', 'anders'), domainChoice('e', 'nog-iets'))
  answer = ({ sequence }) => [
    ...(sequence === 'first' ? [] : [methodNamed('creditcard'), methodNamed('giftcard')]),
    methodNamed('ideal', { name: 'iDEAL' }),
    methodNamed('kbc'),
    methodNamed('voucher'),
    methodNamed('small', { most: cents(1) }),
    methodNamed('large', { least: cents(10_000_000) }),
  ]
  const { list } = await checkout.methods(anna, cartId)
  answer = null
  expect(list).toEqual([
    { id: 'creditcard', name: 'name of creditcard' },
    { id: 'giftcard', name: 'name of giftcard', issuers: [{ id: 'x', name: 'X' }] },
    { id: 'ideal', name: 'iDEAL | Wero', mandate: true },
    { id: 'kbc', name: 'name of kbc', issuers: [{ id: 'x', name: 'X' }], mandate: true },
    { id: 'voucher', name: 'name of voucher', mandate: true },
  ])
})

test('the bank is asked once for an amount and a language, for what this caller pays and where they live', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d', 'weer-anders', 'com'))
  const cart = await checkout.shop.ask('GET', `/api/carts/${cartId}`, { headers: { 'x-customer': anna } })
  asked.length = 0
  await Promise.all(Array.from({ length: 20 }, () => checkout.methods(anna, cartId)))
  const question = { amount: Math.round(cart.body.total * 100), locale: 'nl', country: 'NL' }
  expect(asked).toEqual([
    { ...question, sequence: 'oneoff' },
    { ...question, sequence: 'first' },
  ])
  await checkout.methods(anna, cartId, { headers: { 'stek-locale': 'de' } })
  expect(asked.map(({ locale }) => locale)).toEqual(['nl', 'nl', 'de', 'de'])
})

test('a visitor may ask for a cart that is nobody’s, and gets the price with Dutch VAT', async () => {
  const cartId = await checkout.shop.newCart()
  await checkout.shop.add(cartId, domainChoice('d', 'bezoeker'))
  asked.length = 0
  expect((await checkout.methods(null, cartId)).status).toBe(200)
  const question = { amount: Math.round((await checkout.shop.read(cartId)).body.total * 100), country: null }
  expect(asked).toMatchObject([question, question])
})

test('nothing to pay: no methods, and the bank is not asked', async () => {
  const cartId = await checkout.cartOf(anna, movingChoice('m', null, 'elders.nl'))
  asked.length = 0
  expect((await checkout.methods(anna, cartId)).list).toEqual([])
  expect((await checkout.methods(anna, await checkout.cartOf(anna))).list).toEqual([])
  expect(asked).toEqual([])
})

test('a bank that cannot be asked is 503, and is asked again by the next call', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d', 'even-weg', 'eu'))
  checkout.bank.faults.failNext = Number.POSITIVE_INFINITY
  const { status, body } = await checkout.methods(anna, cartId)
  expect([status, body.code]).toEqual([503, 'payment_provider_unavailable'])
  checkout.bank.faults.failNext = 0
  expect((await checkout.methods(anna, cartId)).status).toBe(200)
})

test.each(['', '?cartId=', '?cartId=payments', '?cartId[]=x'])('without a cart: 404 (%s)', async (query) => {
  const { status, body } = await checkout.shop.ask('GET', `/api/payment-methods${query}`)
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('the start of an order names the ways to pay that the payment page offers, and each has a name', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d', 'genoemd'))
  for (const locale of siteLocales) {
    const { list } = await checkout.methods(anna, cartId, { headers: { 'stek-locale': locale } })
    expect(acceptedMethods[locale].toSorted()).toEqual(list.map(({ id }) => id).toSorted())
    for (const id of acceptedMethods[locale]) expect(paymentMethodName(id, locale), id).not.toBeNull()
  }
})
