import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { noFaults } from '#apps/demo/bank/faults.ts'
import { cents } from '#core/money/money.ts'
import { ProviderRefusal } from '#platform/clients/payment-provider.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, type Started, startedPayment, tracesOf, unpaid, webhook } from './payment-traces.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { as } from '#tests/builders/customers.ts'

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop()
})
afterAll(() => checkout[Symbol.asyncDispose]())
beforeEach(() => void (checkout.alerts.length = 0))
afterEach(() => void Object.assign(checkout.bank.faults, noFaults()))

const unheard = { webhook: 'never', anyway: true } as const
const creditcard = { paymentMethod: 'creditcard', consents: { terms: true, immediateStart: true } }

/** Another attempt for the same cart, while the first is still open in another tab. */
async function secondOf(started: Started, body: object = creditcard): Promise<Started> {
  const reply = await checkout.pay(started.customerId, started.cartId, body)
  expect(reply.status).toBe(201)
  const { id, amount } = reply.body
  return { ...started, ...reply, id, providerId: await checkout.providerIdOf(id), cents: Math.round(amount * 100) }
}

const pay = async ({ providerId }: Started) => void (await checkout.bank.decide(providerId, 'paid', unheard))
const hear = ({ id, providerId }: Started) => webhook(checkout, id, providerId)
const refundedAt = async ({ providerId }: Started) =>
  (await checkout.bank.find(providerId))?.refunds.map(({ amount }) => amount)

const duplicate = (amount: number) => ({
  ...unpaid('paid'),
  discrepancy: 'paid_duplicate',
  isVoided: true,
  refunds: [amount],
})

test.each([
  ['the new one first', true],
  ['the old one first', false],
])('B109 two payments of one order are paid, %s: one order, the other goes back', async (_, isNewFirst) => {
  const old = await startedPayment(checkout)
  const young = await secondOf(old)
  const [first, second] = isNewFirst ? [young, old] : [old, young]
  await pay(first)
  await pay(second)
  await hear(first)
  await hear(second)
  await Promise.all([hear(second), hear(first), hear(second)])
  const mails = ['orderConfirmed', 'paymentRefunded']
  expect(await tracesOf(checkout, first.id)).toEqual({ ...paidOnce(first.cents), mails })
  const { isCounted, ...traces } = await tracesOf(checkout, second.id)
  expect(isCounted).toBe(false)
  expect(traces).toMatchObject({
    status: 'paid',
    discrepancy: 'paid_duplicate',
    isVoided: true,
    refunds: [second.cents],
  })
  expect(checkout.alerts).toEqual([
    expect.stringMatching(/^alert payment: An order was paid twice: the second payment is refunded\./),
  ])
  await checkout.workUntil(async () => expect(await refundedAt(second)).toEqual([second.cents]))
  expect(await refundedAt(first)).toEqual([])
  await hear(second)
  expect((await tracesOf(checkout, second.id)).mails).toEqual(mails)
  expect((await checkout.payment(old.customerId, second.id)).body.status, 'the order is paid').toBe('paid')
})

test('B109 two orders of one cart: the one that was paid first counts, and the rest stays in the cart', async () => {
  const small = await startedPayment(checkout, { choices: [domainChoice('d', 'klein')] })
  await checkout.add(small.customerId, small.cartId, domainChoice('e', 'groter'))
  const large = await secondOf(small)
  expect(large.body.orderNumber).not.toBe(small.body.orderNumber)
  await pay(large)
  await pay(small)
  await hear(small)
  await hear(large)
  expect(await tracesOf(checkout, small.id)).toEqual(paidOnce(small.cents))
  expect(await tracesOf(checkout, large.id)).toEqual({ ...duplicate(large.cents), mails: ['paymentRefunded'] })
  expect((await checkout.payment(small.customerId, large.id)).body, 'its order is not').toMatchObject({
    status: 'canceled',
    comesBack: true,
  })
})

test.each([
  ['always one order and one refund', false],
  ['also when their cart is gone by then', true],
])('B109 both at the same moment, again and again: %s', async (_, isCartGone) => {
  await using second = await openCheckoutShop({ database: checkout.shop.database, bank: checkout.running })
  for (let round = 0; round < 10; round += 1) {
    const old = await startedPayment(checkout)
    const young = await secondOf(old)
    if (isCartGone) await checkout.pool.query('delete from carts where id = $1', [old.cartId])
    await Promise.all([pay(old), pay(young)])
    const answers = await Promise.all([
      ...[old, young, old, young].map(hear),
      ...[young, old, young, old].map(({ id, providerId }) => webhook(second, id, providerId)),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const traces = [await tracesOf(checkout, old.id), await tracesOf(checkout, young.id)]
    expect(traces.filter(({ isCounted }) => isCounted)).toHaveLength(1)
    for (const { isCounted, refunds, invoices, provisioning, events } of traces) {
      expect(refunds).toEqual(isCounted ? [] : [old.cents])
      expect([invoices, provisioning, events.length]).toEqual([1, 1, 1])
    }
  }
})

test.each([
  ['the cart that is gone', true],
  ['the cart that has both', false],
])('B109 two carts were joined after a payment was started, and %s is paid first: paid once', async (_, isOldFirst) => {
  const old = await startedPayment(checkout, { choices: [domainChoice('d', 'gedeeld')] })
  const cartId = await checkout.cartOf(old.customerId, domainChoice('e', 'ernaast'))
  const json = { from: old.cartId }
  await checkout.shop.ask('POST', `/api/carts/${cartId}/join`, { json, ...as(old.customerId) })
  const young = await secondOf({ ...old, cartId })
  const [first, second] = isOldFirst ? [old, young] : [young, old]
  await Promise.all([pay(first), pay(second)])
  await hear(first)
  await hear(second)
  expect(await tracesOf(checkout, first.id)).toEqual(paidOnce(first.cents))
  expect(await tracesOf(checkout, second.id)).toEqual({ ...duplicate(second.cents), mails: ['paymentRefunded'] })
})

test('when one is paid the others are called off at the bank, and can be paid no more', async () => {
  const old = await startedPayment(checkout, { body: { ...creditcard, paymentMethod: 'banktransfer' } })
  const young = await secondOf(old)
  await pay(young)
  await hear(young)
  await checkout.workUntil(async () => expect((await tracesOf(checkout, old.id)).status).toBe('canceled'))
  expect((await checkout.bank.find(old.providerId))?.status).toBe('canceled')
  expect((await tracesOf(checkout, old.id)).mails).toEqual(['orderConfirmed'])
})

test('an attempt that expired before another was paid, and is paid after all: it goes back', async () => {
  const old = await startedPayment(checkout)
  await checkout.bank.decide(old.providerId, 'expired', unheard)
  await hear(old)
  const young = await secondOf(old)
  await pay(young)
  await hear(young)
  await pay(old)
  await hear(old)
  expect(await tracesOf(checkout, old.id)).toMatchObject({ discrepancy: 'paid_duplicate', refunds: [old.cents] })
})

test('a refund whose answer gets lost is made once', async () => {
  const old = await startedPayment(checkout)
  const young = await secondOf(old)
  await pay(young)
  await pay(old)
  await hear(young)
  await hear(old)
  checkout.bank.faults.dropNext = 6
  await checkout.workUntil(async () => {
    const [row] = await checkout.rowsOf('select sent_at, provider_id from refunds where payment_id = $1', [old.id])
    expect(row).toEqual({ sent_at: expect.any(Date), provider_id: expect.stringMatching(/^re_/) })
  })
  expect(await refundedAt(old)).toEqual([old.cents])
})

test('a refund that somebody made by hand counts as done', async () => {
  const old = await startedPayment(checkout)
  const young = await secondOf(old)
  await pay(young)
  await pay(old)
  await hear(young)
  await hear(old)
  await checkout.bank.decide(old.providerId, 'refunded', { webhook: 'never' })
  await checkout.workUntil(async () => {
    const [row] = await checkout.rowsOf('select sent_at, provider_id from refunds where payment_id = $1', [old.id])
    expect(row).toEqual({ sent_at: expect.any(Date), provider_id: null })
  })
  expect(await refundedAt(old)).toEqual([old.cents])
})

test.each([
  ['refunded', 'refunded'],
  ['charged back', 'chargedBack'],
] as const)('a part was %s meanwhile: the rest goes back, and no more', async (_, way) => {
  const old = await startedPayment(checkout)
  const young = await secondOf(old)
  await pay(young)
  await pay(old)
  await hear(young)
  await hear(old)
  await checkout.bank.decide(old.providerId, way, { webhook: 'never', amount: cents(100) })
  await checkout.workUntil(async () => {
    const [row] = await checkout.rowsOf('select sent_at from refunds where payment_id = $1', [old.id])
    expect(row).toEqual({ sent_at: expect.any(Date) })
  })
  const rest = old.cents - 100
  expect(await refundedAt(old)).toEqual(way === 'refunded' ? [100, rest] : [rest])
  expect(checkout.alerts).toHaveLength(1)
})

test('a refund that the provider will not make is left for a person', async () => {
  await using refusing = await openCheckoutShop({
    provider: (real) => ({
      ...real,
      refund: () => Promise.reject(new ProviderRefusal(422, 'Refunds are not possible', null)),
    }),
  })
  const old = await startedPayment(refusing)
  const reply = await refusing.pay(old.customerId, old.cartId, creditcard)
  const providerId = await refusing.providerIdOf(reply.body.id)
  for (const id of [providerId, old.providerId]) await refusing.bank.decide(id, 'paid', unheard)
  await webhook(refusing, reply.body.id, providerId)
  await webhook(refusing, old.id, old.providerId)
  await refusing.workUntil(async () => {
    const jobs = await refusing.rowsOf(
      `select last_error from jobs where task = 'refund_payment' and failed_at is not null`,
    )
    expect(jobs).toEqual([{ last_error: 'Refunds are not possible' }])
  })
  expect(refusing.alerts).toContainEqual(
    expect.stringMatching(/^alert refund: The provider refused a refund\. .*reason: Refunds are not possible\)$/),
  )
})
