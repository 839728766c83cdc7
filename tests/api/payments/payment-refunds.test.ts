import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, type Started, startedPayment, tracesOf, webhook } from './payment-traces.ts'
import { as } from '#tests/builders/customers.ts'

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop()
})
afterAll(() => checkout[Symbol.asyncDispose]())
beforeEach(() => void (checkout.alerts.length = 0))

const unheard = { webhook: 'never' } as const

async function hear({ id, providerId }: Started, times = 5): Promise<void> {
  const answers = await Promise.all(Array.from({ length: times }, () => webhook(checkout, id, providerId)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
}

async function paidPayment(): Promise<Started> {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await hear(started)
  return started
}

const mailsOf = ({ id }: Started) =>
  checkout.rowsOf(
    `select data from mails where template = 'paymentRefunded' and cause like
       'order ' || (select order_id from payments where id = $1) || '%' order by created_at`,
    [id],
  )

test('C59 a refund is taken in once, however often it is told: event, credit note, mail', async () => {
  const started = await paidPayment()
  await checkout.bank.decide(started.providerId, 'refunded', unheard)
  await hear(started)
  await hear(started)
  expect(await tracesOf(checkout, started.id)).toEqual({
    ...paidOnce(started.cents),
    credits: [-started.cents],
    events: [`paid ${started.cents}`, `refunded ${started.cents}`],
    mails: ['orderConfirmed', 'paymentRefunded'],
    provisioning: 2,
  })
  expect(await mailsOf(started)).toMatchObject([
    { data: { reason: 'refunded', amountCents: started.cents, creditNote: expect.stringMatching(/^F\d{4}-\d{6}$/) } },
  ])
  expect((await checkout.payment(started.customerId, started.id)).body.status, 'it was paid').toBe('paid')
  expect((await checkout.shop.ask('GET', `/api/carts/${started.cartId}`, as(started.customerId))).status).toBe(404)
})

test('C59 in parts: each part is told, and in the end all of it is credited to the cent', async () => {
  const started = await paidPayment()
  const parts = [1, 333, started.cents - 334]
  for (const part of parts) {
    await checkout.bank.decide(started.providerId, 'refunded', { ...unheard, amount: cents(part) })
    await hear(started)
  }
  const traces = await tracesOf(checkout, started.id)
  expect(traces.credits).toEqual(parts.map((part) => -part))
  expect(traces.events).toEqual([`paid ${started.cents}`, ...parts.map((part) => `refunded ${part}`)])
  expect(traces.mails.filter((template) => template === 'paymentRefunded')).toHaveLength(3)
})

test('C59 a chargeback is taken in once, and somebody is told', async () => {
  const started = await paidPayment()
  await checkout.bank.decide(started.providerId, 'chargedBack', unheard)
  await hear(started)
  expect(await tracesOf(checkout, started.id)).toMatchObject({
    credits: [-started.cents],
    events: [`paid ${started.cents}`, `charged_back ${started.cents}`],
    mails: ['orderConfirmed', 'paymentRefunded'],
  })
  expect(checkout.alerts).toEqual([expect.stringMatching(/^alert payment: A payment was charged back\./)])
})

test('both at once are credited once', async () => {
  const started = await paidPayment()
  await checkout.bank.decide(started.providerId, 'refunded', { ...unheard, amount: cents(100) })
  await checkout.bank.decide(started.providerId, 'chargedBack', { ...unheard, amount: cents(200) })
  await hear(started)
  expect(await tracesOf(checkout, started.id)).toMatchObject({
    credits: [-300],
    events: [`paid ${started.cents}`, 'refunded 100', 'charged_back 200'],
  })
  expect(await mailsOf(started)).toHaveLength(2)
})

test('paid and refunded in part before anybody heard of it: both, in that order', async () => {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await checkout.bank.decide(started.providerId, 'refunded', { ...unheard, amount: cents(10) })
  await hear(started)
  expect(await tracesOf(checkout, started.id)).toMatchObject({
    isCounted: true,
    invoices: 1,
    credits: [-10],
    events: [`paid ${started.cents}`, 'refunded 10'],
  })
})

test('a provider that is behind takes nothing back', async () => {
  const started = await paidPayment()
  await checkout.bank.decide(started.providerId, 'refunded', unheard)
  await hear(started)
  const before = await tracesOf(checkout, started.id)
  checkout.bank.faults.isBehind = true
  await hear(started)
  checkout.bank.faults.isBehind = false
  expect(await tracesOf(checkout, started.id)).toEqual(before)
})
