import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'

/** Two processes on one database, with one bank. */
let checkout: CheckoutShop
let other: CheckoutShop
let anna: string
beforeAll(async () => {
  checkout = await openCheckoutShop()
  other = await openCheckoutShop({ database: checkout.shop.database, bank: checkout.running })
  anna = await checkout.customer()
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await checkout[Symbol.asyncDispose]()
})

interface Row {
  readonly id: string
  readonly order_id: string
  readonly method: string
  readonly superseded: boolean
}

function paymentsOf(cartId: string): Promise<Row[]> {
  return checkout.rowsOf<Row>(
    `select id, order_id, method, superseded_at is not null as superseded from payments where cart_id = $1
     order by created_at`,
    [cartId],
  )
}

/** What the bank has made for the cart. */
async function atBank(cartId: string): Promise<number> {
  const ids = new Set((await paymentsOf(cartId)).map(({ id }) => id))
  const payments = await checkout.bank.latest(1000)
  return payments.filter(({ metadata }) => ids.has((metadata as { paymentId: string }).paymentId)).length
}

test.each([
  ['without a key', {}],
  ['with the same key', { 'idempotency-key': 'click-1' }],
])('B106 twice, %s: the same answer, one call to the bank, one row', async (_, headers) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'), hostingChoice('h', 'd'))
  const before = checkout.created.length
  const first = await checkout.pay(anna, cartId, idealPayment, headers)
  const state = await checkout.shop.state()
  const again = await checkout.pay(anna, cartId, idealPayment, headers)
  expect([again.status, again.text]).toEqual([201, first.text])
  expect(checkout.created.length).toBe(before + 1)
  expect(await checkout.shop.state()).toBe(state)
  expect(await paymentsOf(cartId)).toHaveLength(1)
})

test.each([
  ['one process', () => [checkout]],
  ['two processes', () => [checkout, other]],
] as const)('B106 200 at once, %s: one row, one order, one payment at the bank', async (_, processes) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'), hostingChoice('h', 'd'))
  const shops = processes()
  const before = shops.map(({ created }) => created.length)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (__, index) => (shops[index % shops.length] ?? checkout).pay(anna, cartId)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await paymentsOf(cartId)).toHaveLength(1)
  expect(await checkout.rowsOf('select id from orders where cart_id = $1', [cartId])).toHaveLength(1)
  expect(await atBank(cartId)).toBe(1)
  if (shops.length === 1) expect(checkout.created.length).toBe((before[0] ?? 0) + 1)
})

test.each([
  ['another method', { ...idealPayment, paymentMethod: 'creditcard' }],
  ['another issuer', { ...idealPayment, paymentMethod: 'kbc', issuer: 'cbc' }],
  ['another partner', { ...idealPayment, affiliateId: '7' }],
  ['other consents', { paymentMethod: 'ideal', consents: { terms: true, immediateStart: false } }],
  ['no consents', { paymentMethod: 'ideal' }],
])('B107 the same key with %s is refused, and the bank is not asked', async (_, body) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const headers = { 'idempotency-key': 'click-1' }
  expect((await checkout.pay(anna, cartId, idealPayment, headers)).status).toBe(201)
  const [state, before] = [await checkout.shop.state(), checkout.created.length]
  const refused = await checkout.pay(anna, cartId, body, headers)
  expect([refused.status, refused.body.code]).toEqual([422, 'idempotency_key_reused'])
  expect(await checkout.shop.state()).toBe(state)
  expect(checkout.created.length).toBe(before)
})

test('B106 a key counts for its cart alone, and answers whatever the cart has become', async () => {
  const headers = { 'idempotency-key': 'click-1' }
  const [one, two] = [await checkout.cartOf(anna, domainChoice('d')), await checkout.cartOf(anna, domainChoice('d'))]
  const first = await checkout.pay(anna, one, idealPayment, headers)
  const second = await checkout.pay(anna, two, idealPayment, headers)
  expect(second.body.id).not.toBe(first.body.id)
  await checkout.add(anna, one, hostingChoice('h', 'd'))
  expect((await checkout.pay(anna, one, idealPayment, headers)).text).toBe(first.text)
  expect((await checkout.pay(anna, one)).body.id).not.toBe(first.body.id)
})

test.each(['', 'a b', 'x'.repeat(256), 'é'])('a key that is none is refused: %j', async (key) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const before = await checkout.shop.state()
  const { status, body } = await checkout.pay(anna, cartId, idealPayment, { 'idempotency-key': key })
  expect([status, body.code]).toEqual([422, 'validation_failed'])
  expect(await checkout.shop.state()).toBe(before)
})

test('another method gives up the first attempt, which is cancelled at the bank; the order stays one', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const first = await checkout.pay(anna, cartId, { paymentMethod: 'banktransfer' })
  const second = await checkout.pay(anna, cartId, { paymentMethod: 'ideal' })
  expect(second.body).toMatchObject({ method: 'ideal', status: 'open', orderNumber: first.body.orderNumber })
  expect(await paymentsOf(cartId)).toMatchObject([
    { id: first.body.id, superseded: true },
    { id: second.body.id, superseded: false },
  ])
  const providerId = await checkout.providerIdOf(first.body.id)
  await checkout.workUntil(async () => {
    expect((await checkout.bank.find(providerId))?.status).toBe('canceled')
    expect((await checkout.payment(anna, first.body.id)).body.status).toBe('canceled')
  })
  expect((await checkout.pay(anna, cartId, { paymentMethod: 'ideal' })).body.id).toBe(second.body.id)
  expect((await checkout.pay(anna, cartId, { paymentMethod: 'banktransfer' })).body.id).not.toBe(first.body.id)
})

test('B79 a changed cart is another order and another payment; the first order stays what it was', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const first = await checkout.pay(anna, cartId)
  expect((await checkout.add(anna, cartId, hostingChoice('h', 'd'))).status).toBe(201)
  const second = await checkout.pay(anna, cartId)
  expect(second.body.orderNumber).not.toBe(first.body.orderNumber)
  expect(second.body.amount).toBeGreaterThan(first.body.amount)
  expect(await paymentsOf(cartId)).toMatchObject([{ superseded: true }, { superseded: false }])
  const lines = await checkout.rowsOf<{ number: string; ids: string[] }>(
    `select number, array(select line ->> 'itemId' from jsonb_array_elements(snapshot -> 'lines') as line) as ids
     from orders where cart_id = $1 order by number`,
    [cartId],
  )
  expect(lines).toEqual([
    { number: first.body.orderNumber, ids: ['d'] },
    { number: second.body.orderNumber, ids: ['d', 'h'] },
  ])
  await checkout.shop.ask('DELETE', `/api/carts/${cartId}/items/h`, { headers: { 'x-customer': anna } })
  const third = await checkout.pay(anna, cartId)
  expect(third.body.orderNumber, 'the same content again is the same order').toBe(first.body.orderNumber)
  expect(third.body.id).not.toBe(first.body.id)
})

test('a cart that goes into another takes its attempt to pay with it', async () => {
  const [from, into] = [await checkout.cartOf(anna, domainChoice('d')), await checkout.cartOf(anna)]
  const first = await checkout.pay(anna, from, { paymentMethod: 'banktransfer' })
  const headers = { 'x-customer': anna }
  expect((await checkout.shop.ask('POST', `/api/carts/${into}/join`, { json: { from }, headers })).status).toBe(200)
  const providerId = await checkout.providerIdOf(first.body.id)
  await checkout.workUntil(async () => expect((await checkout.bank.find(providerId))?.status).toBe('canceled'))
  expect((await checkout.pay(anna, from)).status).toBe(404)
  expect((await checkout.pay(anna, into)).body).toMatchObject({ status: 'open', amount: first.body.amount })
})

test('an attempt that ended makes way for a new one; its key still means it', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const headers = { 'idempotency-key': 'click-1' }
  const first = await checkout.pay(anna, cartId, idealPayment, headers)
  await checkout.bank.decide(await checkout.providerIdOf(first.body.id), 'failed')
  await expect.poll(async () => (await checkout.payment(anna, first.body.id)).body.status).toBe('failed')
  const second = await checkout.pay(anna, cartId)
  expect(second.body).toMatchObject({ status: 'open', orderNumber: first.body.orderNumber })
  expect(second.body.id).not.toBe(first.body.id)
  const again = await checkout.pay(anna, cartId, idealPayment, headers)
  expect(again.body).toEqual({ ...first.body, status: 'failed', checkoutUrl: null })
})

test.each([
  ['expired', 201],
  ['canceled', 201],
  ['paid', 409],
] as const)(
  'C58 the bank’s news got lost and the payment is %s: asking again finds out (%i)',
  async (outcome, status) => {
    const cartId = await checkout.cartOf(anna, domainChoice('d'))
    const first = await checkout.pay(anna, cartId)
    await checkout.bank.decide(await checkout.providerIdOf(first.body.id), outcome, { webhook: 'never' })
    expect((await checkout.pay(anna, cartId)).text, 'a young one is answered without a look').toBe(first.text)
    await checkout.pool.query(`update payments set created_at = created_at - interval '2 minutes' where id = $1`, [
      first.body.id,
    ])
    const again = await checkout.pay(anna, cartId)
    expect(again.status).toBe(status)
    expect(again.body.id).not.toBe(first.body.id)
    if (outcome === 'paid') expect(again.body).toMatchObject({ code: 'cart_already_paid', paymentId: first.body.id })
  },
)

test('C44 a bank that cannot be asked does not take away the address to pay at', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const first = await checkout.pay(anna, cartId)
  await checkout.pool.query(`update payments set created_at = created_at - interval '2 minutes' where id = $1`, [
    first.body.id,
  ])
  checkout.bank.faults.failNext = Number.POSITIVE_INFINITY
  const again = await checkout.pay(anna, cartId)
  checkout.bank.faults.failNext = 0
  expect([again.status, again.text]).toEqual([201, first.text])
})

test('B103 B104 items come and go while the payment is made: what is paid is one of the states the cart had', async () => {
  for (let round = 0; round < 10; round += 1) {
    const cartId = await checkout.cartOf(anna, domainChoice('a', 'eerste'), domainChoice('b', 'tweede'))
    const [payment, removed, added] = await Promise.all([
      (round % 2 === 0 ? checkout : other).pay(anna, cartId),
      checkout.shop.ask('DELETE', `/api/carts/${cartId}/items/b`, { headers: { 'x-customer': anna } }),
      checkout.add(anna, cartId, domainChoice('c', 'derde')),
    ])
    expect([payment.status, removed.status, added.status]).toEqual([201, 200, 201])
    const [order] = await checkout.rowsOf<{ ids: string[]; cart_version: number; total_cents: number }>(
      `select array(select line ->> 'itemId' from jsonb_array_elements(snapshot -> 'lines') as line) as ids,
         cart_version, total_cents from orders where number = $1`,
      [payment.body.orderNumber],
    )
    const states: Record<number, readonly string[][]> = {
      2: [['a', 'b']],
      3: [['a'], ['a', 'b', 'c']],
      4: [['a', 'c']],
    }
    expect(states[order?.cart_version ?? 0]).toContainEqual(order?.ids)
    expect(Math.round(payment.body.amount * 100)).toBe(order?.total_cents)
    const [{ version } = { version: 0 }] = await checkout.rowsOf<{ version: number }>(
      'select version from carts where id = $1',
      [cartId],
    )
    expect(version).toBe(4)
  }
})
