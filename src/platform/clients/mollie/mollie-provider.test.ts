import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import { type NewProviderPayment, ProviderRefusal } from '#platform/clients/payment-provider.ts'
import { openDemoBank, type OpenBank } from '#tests/builders/demo-bank.ts'

let open: OpenBank
let now: number
beforeEach(async () => {
  now = Date.UTC(2026, 10, 15, 12)
  open = await openDemoBank({ clock: () => now })
})
afterEach(() => open[Symbol.asyncDispose]())

const newPayment: NewProviderPayment = {
  paymentId: 'AAAAAAAAAAAAAAAAAAAAAA',
  orderNumber: '2026-000123',
  cartId: 'cart',
  sealedOrder: null,
  description: 'Bestelling 2026-000123',
  amount: cents(6050),
  method: 'ideal',
  issuer: null,
  restrictTo: null,
  locale: 'nl',
  returnUrl: 'https://shop.example/order/complete?payment=AAAAAAAAAAAAAAAAAAAAAA',
  webhookUrl: null,
  mandateFor: null,
}

test('a payment is created and found by either id, with all its details', async () => {
  const { provider } = open
  const made = await provider.create(newPayment)
  expect(made).toEqual({
    id: expect.stringMatching(/^tr_\w{22}$/),
    status: 'open',
    amount: 6050,
    currency: 'EUR',
    refunded: 0,
    chargedBack: 0,
    mode: 'test',
    method: 'ideal',
    paymentId: newPayment.paymentId,
    kept: { orderNumber: newPayment.orderNumber, cartId: newPayment.cartId, sealedOrder: null },
    createdAt: expect.any(Date),
    checkoutUrl: `https://shop.example/demo/bank?payment=${made.id}`,
    isCancelable: false,
    providerCustomerId: null,
    mandateId: null,
    failureReason: null,
  })
  expect(await provider.find(made.id)).toEqual(made)
  expect(await provider.findByPaymentId(newPayment.paymentId)).toEqual(made)
  expect(provider.mode).toBe('test')
})

test('an unknown payment is not found', async () => {
  expect(await open.provider.find('tr_nothing')).toBeNull()
  for (const id of ['', '..', '../methods', 'tr_1/refunds', 'tr_1?embed=refunds']) {
    expect(await open.provider.find(id)).toBeNull()
    expect(await open.provider.cancel(id)).toBe(false)
  }
  expect(await open.provider.findByPaymentId('BBBBBBBBBBBBBBBBBBBBBB')).toBeNull()
})

test('C11 a repeated request creates one payment; after an hour it is found by our id, on any page of the list', async () => {
  const { provider } = open
  const made = await provider.create(newPayment)
  expect(await provider.create(newPayment)).toEqual(made)
  for (let other = 0; other < 251; other += 1) {
    now += 1
    await provider.create({ ...newPayment, paymentId: `OTHER-${other}` })
  }
  now += 61 * 60_000
  expect(await provider.findByPaymentId(newPayment.paymentId)).toMatchObject({ id: made.id, status: 'expired' })
})

test('the same key for another request is refused with a clear error', async () => {
  await open.provider.create(newPayment)
  const other = open.provider.create({ ...newPayment, amount: cents(1) })
  await expect(other).rejects.toMatchObject({ name: 'ProviderRefusal', status: 400 })
})

test('an invalid request is refused with the field at fault', async () => {
  const tooMuch = open.provider.create({ ...newPayment, method: 'creditcard', amount: cents(1_000_001) })
  const refusal = new ProviderRefusal(422, 'The amount is higher than the maximum', 'amount')
  await expect(tooMuch).rejects.toEqual(refusal)
  const unknown = open.provider.create({ ...newPayment, paymentId: 'another', method: 'sofort' })
  await expect(unknown).rejects.toMatchObject({ status: 422, field: 'method' })
})

test('methods have a localised name, limits, and issuers only where the buyer must choose one beforehand', async () => {
  const { provider } = open
  const question = { amount: cents(6050), country: 'NL', sequence: 'oneoff' } as const
  const dutch = await provider.methods({ ...question, locale: 'nl' })
  expect(dutch.map(({ id }) => id)).toEqual([
    'ideal',
    'creditcard',
    'paypal',
    'bancontact',
    'banktransfer',
    'kbc',
    'eps',
    'trustly',
  ])
  expect(dutch[0]).toEqual({ id: 'ideal', name: 'iDEAL | Wero', issuers: [], least: 1, most: 5_000_000 })
  expect(dutch.find(({ id }) => id === 'kbc')?.issuers).toEqual([
    { id: 'kbc', name: 'KBC' },
    { id: 'cbc', name: 'CBC' },
  ])
  const german = await provider.methods({ ...question, locale: 'de' })
  expect(german.slice(0, 3).map(({ name }) => name)).toEqual(['PayPal', 'Kreditkarte', 'Überweisung'])
  const first = await provider.methods({ ...question, locale: 'en', sequence: 'first' })
  expect(first.map(({ name }) => name)).not.toContain('Bank transfer')
  expect(await provider.methods({ ...question, locale: 'nl', amount: cents(0) })).toEqual([])
})

test('the issuer is sent only for methods where the buyer chooses one beforehand', async () => {
  const { provider } = open
  await expect(provider.create({ ...newPayment, method: 'kbc', issuer: 'rabo' })).rejects.toMatchObject({
    field: 'issuer',
  })
  expect((await provider.create({ ...newPayment, paymentId: 'kbc', method: 'kbc', issuer: 'cbc' })).method).toBe('kbc')
  expect((await provider.create({ ...newPayment, issuer: 'ideal_ABNANL2A' })).method).toBe('ideal')
})

test('the first payment of a customer creates a mandate', async () => {
  const { bank, provider } = open
  const customer = { customerId: randomUUID(), name: 'Änne Muß', email: 'aenne@müller.example', locale: 'de' } as const
  const providerCustomerId = await provider.createCustomer(customer)
  expect(await provider.createCustomer(customer)).toBe(providerCustomerId)
  const { id } = await provider.create({ ...newPayment, mandateFor: { providerCustomerId } })
  expect(await provider.find(id)).toMatchObject({ providerCustomerId, mandateId: null })
  await bank.decide(id, 'paid')
  expect(await provider.find(id)).toMatchObject({ providerCustomerId, mandateId: expect.stringMatching(/^mdt_/) })
})

test('a payment can be cancelled while its state allows it', async () => {
  const { provider } = open
  const transfer = await provider.create({ ...newPayment, method: 'banktransfer' })
  expect(transfer.isCancelable).toBe(true)
  expect(await provider.cancel(transfer.id)).toBe(true)
  expect(await provider.find(transfer.id)).toMatchObject({ status: 'canceled', checkoutUrl: null })
  expect(await provider.cancel(transfer.id)).toBe(false)
  const ideal = await provider.create({ ...newPayment, paymentId: 'another' })
  expect(await provider.cancel(ideal.id)).toBe(false)
  expect(await provider.cancel('tr_nothing')).toBe(false)
})

test('a repeated refund is made once, also concurrently and after the key has expired', async () => {
  const { bank, provider } = open
  const { id } = await provider.create(newPayment)
  const refund = { refundId: randomUUID(), amount: cents(6050), description: 'Dubbel betaald' }
  await expect(provider.refund(id, refund)).rejects.toMatchObject({ name: 'ProviderRefusal', status: 422 })
  await bank.decide(id, 'paid')
  const [first, second] = await Promise.all([provider.refund(id, refund), provider.refund(id, refund)])
  expect(second).toBe(first)
  now += 61 * 60_000
  expect(await provider.refund(id, refund)).toBe(first)
  expect(await provider.find(id)).toMatchObject({ status: 'paid', refunded: 6050 })
  await expect(provider.refund(id, { ...refund, refundId: randomUUID() })).rejects.toMatchObject({ field: 'amount' })
})

test('C59 a payment shows its chargeback', async () => {
  const { bank, provider } = open
  const { id } = await provider.create(newPayment)
  await bank.decide(id, 'paid')
  await bank.decide(id, 'chargedBack', { amount: cents(50) })
  expect(await provider.find(id)).toMatchObject({ status: 'paid', refunded: 0, chargedBack: 50 })
})

test('the reason of a declined card is passed on', async () => {
  const { bank, provider } = open
  const { id } = await provider.create({ ...newPayment, method: 'creditcard' })
  await bank.decide(id, 'failed')
  expect(await provider.find(id)).toMatchObject({ status: 'failed', failureReason: 'card_declined' })
})

test('C49 a lost response is recovered with the same key: one payment', async () => {
  const { bank, provider } = open
  bank.faults.dropNext = 1
  const made = await provider.create(newPayment)
  expect((await bank.latest(10)).map(({ id }) => id)).toEqual([made.id])
})

test('C46 after a request without any response, the next one returns the same payment', async () => {
  const { bank, provider } = open
  bank.faults.dropNext = 3
  await expect(provider.create(newPayment)).rejects.toMatchObject({ code: 'payment_provider_unavailable' })
  const made = await provider.create(newPayment)
  expect((await bank.latest(10)).map(({ id }) => id)).toEqual([made.id])
})
