import { BlockList } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrders } from '#features/orders/repository.ts'
import { createTransaction } from '#features/stores.ts'
import { cents } from '#core/money/money.ts'
import { renderMail } from '#features/emails/render-mail.tsx'
import { issueCreditNote } from '#features/invoices/issue-invoice.ts'
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.ts'
import { paidOnce, stateOf, tracesOf, webhook } from '#tests/api/payments/payment-traces.ts'
import { domainChoice, movingChoice } from '#tests/api/carts/choices.ts'
import { as } from '#tests/builders/customers.ts'
import { noPapers } from '#tests/builders/no-papers.ts'

const trustedProxies = new BlockList()
trustedProxies.addAddress('127.0.0.1')

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop({
    settings: { limits: true, trustedProxies },
    overrides: { papers: noPapers.papers },
  })
})
afterAll(() => checkout[Symbol.asyncDispose]())

const free = { paymentMethod: 'none', consents: { terms: true, immediateStart: true } }
let sources = 0
/** Each from a network of its own. */
const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(sources += 1)}` })

async function confirmed(): Promise<string> {
  const customerId = await checkout.customer()
  await confirm(customerId)
  return customerId
}

const confirm = (customerId: string) =>
  checkout.pool.query('update customers set email_verified_at = now() where id = $1', [customerId])

test('B68 nothing to pay, address not confirmed: 409, nothing changes; confirmed anywhere, the same call goes through', async () => {
  const customerId = await checkout.customer()
  const cartId = await checkout.cartOf(customerId, movingChoice('m', null, 'verhuist.nl'))
  const before = await stateOf(checkout)
  for (let times = 0; times < 8; times += 1) {
    const refused = await checkout.pay(customerId, cartId, free)
    expect([refused.status, refused.body.code]).toEqual([409, 'email_unconfirmed'])
  }
  expect(await stateOf(checkout)).toBe(before)
  await confirm(customerId)
  const { status, body } = await checkout.pay(customerId, cartId, free)
  expect([status, body.status, body.checkoutUrl, body.method]).toEqual([201, 'paid', null, null])
  expect(checkout.created, 'the bank is not asked').toEqual([])
  expect(await tracesOf(checkout, body.id)).toEqual({ ...paidOnce(0), invoices: 0 })
  const seen = await checkout.payment(customerId, body.id)
  expect(seen.body.order?.own?.invoiceNumber).toBeNull()
  const again = await checkout.pay(customerId, cartId, free)
  expect([again.status, again.body.code, again.body.paymentId]).toEqual([409, 'cart_already_paid', body.id])
})

test('what must be paid can be ordered without a confirmed address, as before', async () => {
  const customerId = await checkout.customer()
  const cartId = await checkout.cartOf(customerId, domainChoice('d', 'betaald'), movingChoice('m', 'd', 'betaald.nl'))
  expect((await checkout.pay(customerId, cartId)).status).toBe(201)
})

test('an order for nothing takes no invoice number: no papers, no credit note, and a mail that does not speak of one', async () => {
  const customerId = await confirmed()
  const cartId = await checkout.cartOf(customerId, movingChoice('m', null, 'gratis.nl'))
  const { body } = await checkout.pay(customerId, cartId, free, fromElsewhere())
  expect(await checkout.rowsOf('select * from invoice_series')).toEqual([])
  for (const form of ['pdf', 'xml'] as const) {
    const path = `/api/orders/${body.orderNumber}/invoice.${form}`
    expect((await checkout.shop.ask('GET', path, as(customerId))).status).toBe(404)
    const token = checkout.deps.invoiceLinks.tokenFor(body.orderNumber, form, new Date())
    expect((await checkout.shop.ask('POST', '/api/invoices/open', { json: { token } })).status).toBe(422)
  }
  const [order] = await checkout.rowsOf<{ id: string }>('select id from orders where number = $1', [body.orderNumber])
  const id = order?.id ?? ''
  const note = await createTransaction(checkout.pool)((stores) =>
    issueCreditNote(stores, { id }, { refundedInAll: cents(0), at: new Date() }),
  )
  expect(note).toBeNull()
  const found = await createOrders(checkout.pool).findConfirmed(id)
  expect(found).toMatchObject({ invoice: null, number: body.orderNumber })
  if (found === null) return
  for (const [language, word] of [
    ['nl', /factuur/i],
    ['de', /rechnung/i],
    ['en', /invoice/i],
  ] as const) {
    const data = { ...found, snapshot: { ...found.snapshot, language } }
    const { text, html } = renderMail(
      { template: 'orderConfirmed', data, language },
      { origin: 'https://shop.example', token: null, confirmation: null },
    )
    expect(text).toContain(body.orderNumber)
    expect(`${text} ${html}`).not.toMatch(word)
  }
  const strangers = await webhook(checkout, body.id, 'tr_whatever')
  expect(strangers.status).toBe(200)
})

async function ordered(shop: CheckoutShop, who: string, headers: Readonly<Record<string, string>>) {
  const cartId = await shop.cartOf(who, movingChoice('m', null, 'nog-een.nl'))
  return { cartId, ...(await shop.pay(who, cartId, free, headers)) }
}

test('five a day for a customer, ten for a network, whoever of many processes is asked; then 429, and the cart stays', async () => {
  await using second = await openCheckoutShop({
    settings: { limits: true, trustedProxies },
    database: checkout.shop.database,
    bank: checkout.running,
  })
  const customerId = await confirmed()
  for (let times = 0; times < 5; times += 1) {
    expect((await ordered(times % 2 === 0 ? checkout : second, customerId, fromElsewhere())).status).toBe(201)
  }
  const refused = await ordered(second, customerId, fromElsewhere())
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_free_orders'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600)
  const cart = await checkout.shop.ask('GET', `/api/carts/${refused.cartId}`, as(customerId))
  expect([cart.status, cart.body.items.length]).toEqual([200, 1])
  const here = fromElsewhere()
  const statuses: number[] = []
  for (let times = 0; times < 11; times += 1) statuses.push((await ordered(checkout, await confirmed(), here)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})
