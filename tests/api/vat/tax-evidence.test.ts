import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTaxEvidence } from '#features/orders/tax-evidence-repository.ts'
import type { CustomerResponse } from '#features/customers/schema/customer.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, tracesOf, webhook } from '#tests/api/payments/payment-traces.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { as, type CustomerRow } from '#tests/builders/customers.ts'

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop()
})
afterAll(() => checkout[Symbol.asyncDispose]())
const card = { ...idealPayment, paymentMethod: 'creditcard' }
const swiss: CustomerRow = { country: 'CH', postalCode: '8001', city: 'Zürich' }
const german: CustomerRow = { country: 'DE', postalCode: '10115', city: 'Berlin' }
const company = { customerType: 'business', companyName: 'Beispiel' } as const
const unheard = { webhook: 'never' } as const

let names = 0
async function cartFor(row: CustomerRow): Promise<{ readonly customerId: string; readonly cartId: string }> {
  const customerId = await checkout.customer(row)
  return { customerId, cartId: await checkout.cartOf(customerId, domainChoice('d', `bewijs-${(names += 1)}`)) }
}

async function paidBy(row: CustomerRow, payerCountry?: string, body: object = card) {
  const started = await cartFor(row)
  const { body: payment } = await checkout.pay(started.customerId, started.cartId, body)
  const providerId = await checkout.providerIdOf(payment.id)
  await checkout.bank.decide(providerId, 'paid', { ...unheard, ...(payerCountry !== undefined && { payerCountry }) })
  expect((await webhook(checkout, payment.id, providerId)).status).toBe(200)
  return { ...started, ...payment, providerId, cents: Math.round(payment.amount * 100) }
}

const evidenceOf = async (orderNumber: string) =>
  (
    await checkout.rowsOf(
      `select basis, address_country as address, address_country_when_paid, tax_evidence.restricted_country,
         payer_country as payer, payer_source, contradictions,
        vat_request
      from tax_evidence join orders on orders.id = order_id where number = $1`,
      [orderNumber],
    )
  )[0]

describe('[T5] who is abroad, and not known to the register of VAT numbers, pays in a way that shows it', () => {
  test.each<[string, CustomerRow, readonly string[]]>([
    ['a German', german, ['creditcard']],
    ['an Austrian', { country: 'AT', postalCode: '1010' }, ['creditcard', 'eps']],
    ['a Belgian', { country: 'BE', postalCode: '1000' }, ['bancontact', 'creditcard', 'kbc']],
    ['a Swiss', swiss, ['creditcard']],
    ['a business that only says so', { ...swiss, ...company }, ['creditcard']],
    ['one whose number is not confirmed', { ...german, ...company, vatNumber: 'DE123456789' }, ['creditcard']],
  ])('%s', async (_, row, ways) => {
    const { customerId, cartId } = await cartFor(row)
    const { list } = await checkout.methods(customerId, cartId)
    expect(list.map(({ id }) => id).toSorted()).toEqual(ways)
    for (const paymentMethod of ['ideal', 'paypal', 'banktransfer']) {
      const refused = await checkout.pay(customerId, cartId, { ...idealPayment, paymentMethod })
      expect([refused.status, refused.body.code]).toEqual([422, 'unknown_payment_method'])
    }
    const { status, body } = await checkout.pay(customerId, cartId, card)
    expect(status).toBe(201)
    const payment = await checkout.bank.find(await checkout.providerIdOf(body.id))
    expect(payment?.restrictedTo).toBe(row.country)
  })

  test.each<[string, CustomerRow]>([
    ['at home', {}],
    ['a business at home', company],
    ['a business that the register knows', { ...german, ...company, vatNumber: 'DE123456789', vatState: 'valid' }],
  ])('%s: every way', async (_, row) => {
    const { customerId, cartId } = await cartFor(row)
    const { list } = await checkout.methods(customerId, cartId)
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(['ideal', 'paypal', 'creditcard']))
    const { body } = await checkout.pay(customerId, cartId)
    const payment = await checkout.bank.find(await checkout.providerIdOf(body.id))
    expect(payment?.restrictedTo ?? null).toBeNull()
  })
})

test('M7 a Dutch card does not pay a Swiss order, and the address changed back gives up what was begun', async () => {
  const { customerId, cartId } = await cartFor({})
  const change = (json: object) => checkout.shop.ask('PATCH', '/api/customer', { json, ...as(customerId) })
  expect((await change({ country: 'CH', postalCode: '8001' })).status).toBe(200)
  const exempt = await checkout.pay(customerId, cartId, card)
  const providerId = await checkout.providerIdOf(exempt.body.id)
  expect((await change({ country: 'NL', postalCode: '1234 AB' })).status).toBe(200)
  const { body: begun } = await checkout.payment(customerId, exempt.body.id)
  expect(begun.checkoutUrl, 'nobody is led there any more').toBeNull()
  const jobs = await checkout.rowsOf(`select from jobs where key = $1`, [`cancel ${exempt.body.id}`])
  expect(jobs).toHaveLength(1)
  await checkout.bank.decide(providerId, 'paid', { ...unheard, payerCountry: 'NL' })
  expect((await checkout.bank.find(providerId))?.status).toBe('failed')
  expect((await webhook(checkout, exempt.body.id, providerId)).status).toBe(200)
  const again = await checkout.pay(customerId, cartId)
  expect([again.status, again.body.amount > exempt.body.amount]).toEqual([201, true])
  expect(again.body.id).not.toBe(exempt.body.id)
})

test('a change that has nothing to do with tax gives nothing up', async () => {
  const { customerId, cartId } = await cartFor({})
  const { body } = await checkout.pay(customerId, cartId)
  const json = { city: 'Amersfoort' }
  expect((await checkout.shop.ask('PATCH', '/api/customer', { json, ...as(customerId) })).status).toBe(200)
  expect((await checkout.payment(customerId, body.id)).body.checkoutUrl).not.toBeNull()
})

/** What the provider offers is remembered for a minute: these have shops of their own. */
async function withoutCards(): Promise<CheckoutShop> {
  return openCheckoutShop({
    database: checkout.shop.database,
    bank: checkout.running,
    provider: (real) => ({
      ...real,
      methods: async (question) => (await real.methods(question)).filter(({ id }) => id !== 'creditcard'),
    }),
  })
}

describe('without a way that shows the country', () => {
  test('the rate is that at home, said before paying, and every way is open', async () => {
    await using shop = await withoutCards()
    for (const row of [german, swiss, { ...swiss, ...company }]) {
      const { customerId, cartId } = await cartFor(row)
      const { list } = await shop.methods(customerId, cartId)
      expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(['ideal', 'paypal']))
      const { body } = await shop.shop.ask('GET', '/api/customer', as(customerId))
      const { taxPercentage, taxExempt, taxBasis } = body as unknown as CustomerResponse
      expect([taxPercentage, taxExempt, taxBasis]).toEqual([21, false, 'unproven'])
      const paid = await shop.pay(customerId, cartId)
      expect(paid.status).toBe(201)
      const [order] = await shop.rowsOf(
        `select snapshot -> 'totals' ->> 'vatRate' as rate, snapshot ->> 'exemption' as exemption
        from orders where number = $1`,
        [paid.body.orderNumber],
      )
      expect(order).toEqual({ rate: '2100', exemption: null })
      const providerId = await shop.providerIdOf(paid.body.id)
      await shop.bank.decide(providerId, 'paid', unheard)
      await webhook(shop, paid.body.id, providerId)
      expect(await evidenceOf(paid.body.orderNumber)).toMatchObject({ basis: 'unproven', contradictions: [] })
    }
  })

  test('a Belgian still has Bancontact, and pays what is charged in Belgium', async () => {
    await using shop = await withoutCards()
    const { customerId, cartId } = await cartFor({ country: 'BE', postalCode: '1000' })
    const { list } = await shop.methods(customerId, cartId)
    expect(list.map(({ id }) => id).toSorted()).toEqual(['bancontact', 'kbc'])
  })
})

describe('what the tax rests on is kept with the order', () => {
  test('a German card, a Dutch account, and the answer of the register', async () => {
    const abroad = await paidBy(german)
    expect(await tracesOf(checkout, abroad.id)).toEqual(paidOnce(abroad.cents))
    expect(await evidenceOf(abroad.orderNumber)).toEqual({
      basis: 'country',
      address: 'DE',
      address_country_when_paid: 'DE',
      restricted_country: 'DE',
      payer: 'DE',
      payer_source: 'card',
      contradictions: [],
      vat_request: null,
    })
    const home = await paidBy({}, undefined, idealPayment)
    expect(await evidenceOf(home.orderNumber)).toMatchObject({ basis: 'home', payer: 'NL', payer_source: 'account' })
    const vatNumber = 'DE136695976'
    const firm = { ...german, ...company, vatNumber, vatState: 'valid' } as const
    const { customerId, cartId } = await cartFor(firm)
    await checkout.pool.query(
      `insert into vat_checks (customer_id, vat_number, state, request_identifier) values ($1, $2, 'valid', 'WAPIAAA1')`,
      [customerId, vatNumber],
    )
    const { body } = await checkout.pay(customerId, cartId, card)
    const providerId = await checkout.providerIdOf(body.id)
    await checkout.bank.decide(providerId, 'paid', { ...unheard, payerCountry: 'DE' })
    await webhook(checkout, body.id, providerId)
    expect(await evidenceOf(body.orderNumber)).toMatchObject({
      basis: 'reverse_charge',
      payer: 'DE',
      contradictions: [],
      vat_request: 'WAPIAAA1',
    })
  })

  test('what contradicts it changes nothing for the buyer, and is listed until a person has looked', async () => {
    const firm = { ...german, ...company, vatNumber: 'DE111111125', vatState: 'valid' } as const
    const paid = await paidBy(firm, 'NL')
    expect(await tracesOf(checkout, paid.id)).toEqual(paidOnce(paid.cents))
    const moved = await cartFor(swiss)
    const { body } = await checkout.pay(moved.customerId, moved.cartId, card)
    await checkout.pool.query(`update customers set country = 'NL' where id = $1`, [moved.customerId])
    const providerId = await checkout.providerIdOf(body.id)
    await checkout.bank.decide(providerId, 'paid', unheard)
    await webhook(checkout, body.id, providerId)
    const evidence = createTaxEvidence(checkout.pool)
    const open = async () =>
      (await evidence.open(100)).map(({ orderNumber, contradictions, vatRate }) => [
        orderNumber,
        ...contradictions,
        vatRate,
      ])
    expect(await open()).toEqual([
      [paid.orderNumber, 'payer', 0],
      [body.orderNumber, 'address', 0],
    ])
    expect(await evidence.settle(paid.orderNumber, 'asked for the contract')).toBe(true)
    expect(await evidence.settle(paid.orderNumber, 'twice')).toBe(false)
    expect(await evidence.settle('2026-999999', 'nobody')).toBe(false)
    expect(await open()).toEqual([[body.orderNumber, 'address', 0]])
  })
})
