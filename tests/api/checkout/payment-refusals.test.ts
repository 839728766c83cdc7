import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, idealPayment, openCheckoutShop } from './checkout-shop.ts'
import { domainChoice, hostingChoice, movingChoice } from '#tests/api/carts/choices.ts'

let checkout: CheckoutShop
let anna: string
let bert: string
beforeAll(async () => {
  checkout = await openCheckoutShop()
  anna = await checkout.customer()
  bert = await checkout.customer()
})
afterAll(() => checkout[Symbol.asyncDispose]())

/** Nothing happened, neither here nor at the bank. */
async function unchanged<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const [state, asked] = [await checkout.shop.state(), checkout.created.length]
  const outcome = await work()
  expect(await checkout.shop.state()).toBe(state)
  expect(checkout.created.length).toBe(asked)
  return outcome
}

test('B82 an empty cart cannot be paid', async () => {
  const cartId = await checkout.cartOf(anna)
  const { status, body } = await unchanged(() => checkout.pay(anna, cartId))
  expect([status, body.code]).toEqual([409, 'cart_empty'])
})

test('a visitor is asked to log in, whosever cart it is', async () => {
  const mine = await checkout.shop.newCart()
  const annas = await checkout.cartOf(anna, domainChoice('d'))
  for (const cartId of [mine, annas, 'AAAAAAAAAAAAAAAAAAAAAA']) {
    const { status, body } = await unchanged(() => checkout.pay(null, cartId))
    expect([status, body.code]).toEqual([401, 'login_required'])
  }
})

test('B85 B86 somebody else gets the same answer for a cart as for one that is not there', async () => {
  const annas = await checkout.cartOf(anna, domainChoice('d'))
  await checkout.pay(anna, annas)
  const closed = await checkout.cartOf(anna, domainChoice('d'))
  await checkout.pool.query('update carts set closed_at = now(), paid_payment_id = $2 where id = $1', [
    closed,
    'x'.repeat(22),
  ])
  for (const cartId of [annas, closed, 'AAAAAAAAAAAAAAAAAAAAAA']) {
    for (const headers of [{}, { 'idempotency-key': 'k' }]) {
      const { status, body } = await unchanged(() => checkout.pay(bert, cartId, idealPayment, headers))
      expect({ ...body, requestId: '' }).toEqual({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        code: 'not_found',
        requestId: '',
      })
      expect(status).toBe(404)
    }
    expect((await checkout.methods(bert, cartId)).status).toBe(404)
  }
})

test.each([['payments'], ['d'], ['%00'], ["'%20OR%201=1--"], ['A'.repeat(23)]])(
  'B88 B53 %s is no cart: 404, and nobody is asked',
  async (id) => {
    const { status } = await unchanged(() => checkout.pay(anna, id))
    expect(status).toBe(404)
    expect((await checkout.methods(anna, id)).status).toBe(404)
  },
)

test('B88 a payment id is no cart id, and a cart id no payment id', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const { body } = await checkout.pay(anna, cartId)
  expect((await checkout.pay(anna, body.id)).status).toBe(404)
  expect((await checkout.payment(anna, cartId)).status).toBe(404)
  expect((await checkout.shop.ask('GET', '/api/carts/payments', { headers: { 'x-customer': anna } })).status).toBe(404)
})

test('B37 a partner number that is none is left out, and the sale goes on', async () => {
  for (const wrong of ['0', '-1', -1, 0, 1.5, '1e3', '٣', '99999999999', "1' OR '1'='1", {}, [7], true]) {
    const cartId = await checkout.cartOf(anna, domainChoice('d'))
    const { status, body } = await checkout.pay(anna, cartId, {
      paymentMethod: 'ideal',
      affiliateId: wrong,
      wctId: wrong,
    })
    expect(status, JSON.stringify(wrong)).toBe(201)
    expect(await checkout.rowsOf('select affiliate_id from orders where number = $1', [body.orderNumber])).toEqual([
      { affiliate_id: null },
    ])
  }
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const { body } = await checkout.pay(anna, cartId, { paymentMethod: 'ideal', affiliateId: 1001 })
  expect(await checkout.rowsOf('select affiliate_id from orders where number = $1', [body.orderNumber])).toEqual([
    { affiliate_id: '1001' },
  ])
})

test('B36 an issuer for a method without a choice of issuers: 422, and the bank is not asked', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  for (const paymentMethod of ['ideal', 'creditcard']) {
    const refused = await unchanged(() => checkout.pay(anna, cartId, { paymentMethod, issuer: 'ideal_ABNANL2A' }))
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'issuer', code: 'unknown_payment_method' }]])
  }
})

test('B92 an id inside the body that is somebody else’s, or nobody’s, opens nothing', async () => {
  const annas = await checkout.cartOf(anna, domainChoice('d'))
  const payment = await checkout.pay(anna, annas)
  const berts = await checkout.cartOf(bert, domainChoice('d'))
  const issuer = await unchanged(() => checkout.pay(bert, berts, { paymentMethod: 'kbc', issuer: annas }))
  expect([issuer.status, issuer.body.errors]).toEqual([422, [{ path: 'issuer', code: 'unknown_payment_method' }]])
  const tracked = await checkout.pay(bert, berts, { paymentMethod: 'ideal', wctId: annas })
  expect(tracked.status, 'a mark of somebody else’s is only a mark').toBe(201)
  expect(tracked.body.id).not.toBe(payment.body.id)
})

test.each([
  ['amount', -1],
  ['amount', 0],
  ['total', 0.01],
  ['quantity', -3],
  ['price', 1.005],
  ['vatRate', 0],
  ['discount', 100],
  ['currency', 'USD'],
  ['status', 'paid'],
])('B67 %s %s in the body is refused', async (name, value) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const { status, body } = await unchanged(() => checkout.pay(anna, cartId, { ...idealPayment, [name]: value }))
  expect([status, body.code]).toEqual([422, 'validation_failed'])
  expect(body.errors).toEqual([{ path: '', code: 'unknown_key' }])
})

test.each([
  ['B1', '{"paymentMethod":', 'application/json', 400, 'invalid_json'],
  ['B2', '', 'application/json', 400, 'invalid_json'],
  ['B4', '[]', 'application/json', 422, 'validation_failed'],
  ['B4', '[{"paymentMethod":"ideal"}]', 'application/json', 422, 'validation_failed'],
  ['B5', '{"paymentMethod":"ideal"}{}', 'application/json', 400, 'invalid_json'],
  ['B8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]), 'application/json', 400, 'invalid_encoding'],
  ['B10', "{'paymentMethod':'ideal'}", 'application/json', 400, 'invalid_json'],
  ['B11', '{"paymentMethod":"ideal"}', 'text/plain', 415, 'unsupported_media_type'],
  ['B182', '{"paymentMethod":"ideal","__proto__":{"polluted":1}}', 'application/json', 422, 'validation_failed'],
] as const)('%s %s as %s: %i %s, and nothing happens', async (_, body, type, status, code) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const answer = await unchanged(() =>
    checkout.shop.ask('POST', `/api/carts/${cartId}/payments`, {
      headers: { 'x-customer': anna, 'content-type': type },
      body,
    }),
  )
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test.each([
  ['no method', {}, 'paymentMethod'],
  ['a malformed method', { paymentMethod: 'iDEAL!' }, 'paymentMethod'],
  ['terms of another kind', { paymentMethod: 'ideal', consents: { terms: 'yes' } }, 'consents.terms'],
])('%s is refused at its field', async (_, json, path) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const { status, body } = await unchanged(() => checkout.pay(anna, cartId, json))
  expect([status, body.errors?.[0]?.path]).toEqual([422, path])
})

test('who does not agree to the terms cannot order', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const refused = { paymentMethod: 'ideal', consents: { terms: false, immediateStart: true } }
  const { status, body } = await unchanged(() => checkout.pay(anna, cartId, refused))
  expect([status, body.code, body.errors]).toEqual([
    422,
    'terms_required',
    [{ path: 'consents.terms', code: 'terms_required' }],
  ])
})

test.each(['wero', 'sofort', 'klarna', '1'])('a method the bank does not offer is refused: %s', async (method) => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const { status, body } = await unchanged(() => checkout.pay(anna, cartId, { paymentMethod: method }))
  expect([status, body.code]).toEqual([422, 'unknown_payment_method'])
  expect(body.errors).toEqual([{ path: 'paymentMethod', code: 'unknown_payment_method' }])
})

test.each([
  ['taken', 'domain_taken'],
  ['reserved', 'domain_taken'],
  ['premium', 'premium_name'],
] as const)('C64 a name that is %s by now: 409 %s with its item', async (state, code) => {
  const cartId = await checkout.cartOf(anna, domainChoice('free', 'vrij'), domainChoice('gone', `weg-${state}`))
  checkout.lookup.states.set(`weg-${state}.nl`, state)
  const { status, body } = await unchanged(() => checkout.pay(anna, cartId))
  expect([status, body.code, body.itemIds]).toEqual([409, code, ['gone']])
  checkout.lookup.states.delete(`weg-${state}.nl`)
  expect((await checkout.pay(anna, cartId)).status).toBe(201)
})

test('a name that moves here, or stays elsewhere, is not looked up; one nobody can say anything of goes through', async () => {
  const moving = domainChoice('t', 'verhuist', 'nl', { priceType: 'transfer' })
  const cartId = await checkout.cartOf(
    anna,
    moving,
    hostingChoice('h', null, 'elders.nl'),
    domainChoice('u', 'onduidelijk'),
    domainChoice('s', 'stil'),
  )
  checkout.lookup.states.set('verhuist.nl', 'taken')
  checkout.lookup.states.set('elders.nl', 'taken')
  checkout.lookup.states.set('onduidelijk.nl', 'unknown')
  checkout.lookup.states.set('stil.nl', 'silent')
  const since = performance.now()
  expect((await checkout.pay(anna, cartId)).status).toBe(201)
  expect(performance.now() - since).toBeGreaterThan(2400)
})

const confirmAddress = () => checkout.pool.query('update customers set email_verified_at = now() where id = $1', [anna])

test('B68 nothing to pay: paid at once, without a method and without the bank', async () => {
  await confirmAddress()
  const cartId = await checkout.cartOf(anna, movingChoice('m', null, 'elders.nl'))
  expect((await checkout.methods(anna, cartId)).list).toEqual([])
  const before = checkout.created.length
  const { status, body } = await checkout.pay(anna, cartId, { paymentMethod: 'whatever' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'paid', amount: 0, method: null, checkoutUrl: null })
  expect(checkout.created.length).toBe(before)
  const [order] = await checkout.rowsOf('select paid_payment_id, total_cents from orders where number = $1', [
    body.orderNumber,
  ])
  expect(order).toEqual({ paid_payment_id: body.id, total_cents: 0 })
  const again = await checkout.pay(anna, cartId, { paymentMethod: 'whatever' })
  expect([again.status, again.body.code, again.body.paymentId]).toEqual([409, 'cart_already_paid', body.id])
})

test('B68 200 at once with nothing to pay: one order, paid once', async () => {
  await confirmAddress()
  const cartId = await checkout.cartOf(anna, movingChoice('m', null, 'elders.nl'))
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      checkout.pay(anna, cartId, { paymentMethod: 'ideal', ...(index % 2 === 0 && { affiliateId: '7' }) }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(await checkout.rowsOf('select id from payments where cart_id = $1', [cartId])).toHaveLength(1)
  const [sum] = await checkout.rowsOf(
    `select count(*)::int as orders, count(invoices.number)::int as invoices
    from orders left join invoices on orders.id = invoices.order_id where cart_id = $1 and paid_at is not null`,
    [cartId],
  )
  expect(sum).toEqual({ orders: 1, invoices: 0 })
})

test('C92 a cart that was paid leads to its payment', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const { body } = await checkout.pay(anna, cartId)
  await checkout.bank.decide(await checkout.providerIdOf(body.id), 'paid')
  await expect.poll(async () => (await checkout.payment(anna, body.id)).body.status).toBe('paid')
  const again = await unchanged(() => checkout.pay(anna, cartId, { paymentMethod: 'creditcard' }))
  expect([again.status, again.body.code, again.body.paymentId]).toEqual([409, 'cart_already_paid', body.id])
})

test('an order never changes: the database refuses it', async () => {
  const cartId = await checkout.cartOf(anna, domainChoice('d'))
  const { body } = await checkout.pay(anna, cartId)
  for (const change of [
    `snapshot = snapshot || '{"affiliateId": "1"}'`,
    'total_cents = 1',
    `content_hash = 'x'`,
    `language = 'de'`,
    `affiliate_id = '1'`,
    'cart_version = 99',
    "created_at = now() + interval '1 day'",
  ]) {
    const work = checkout.pool.query(`update orders set ${change} where number = $1`, [body.orderNumber])
    await expect(work, change).rejects.toThrow('an order never changes')
  }
})
