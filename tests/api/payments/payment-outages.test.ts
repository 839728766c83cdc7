import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createMollieProvider } from '#platform/clients/mollie/mollie-provider.ts'
import { type PaymentProvider, ProviderRefusal } from '#platform/clients/payment-provider.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { listening } from '#tests/builders/vies-server.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { logTo } from '#tests/builders/log.ts'

/** What stands between the shop and its bank, for one test. */
let instead: Partial<PaymentProvider> = {}
let real: PaymentProvider
let checkout: CheckoutShop
let anna: string
beforeAll(async () => {
  checkout = await openCheckoutShop({
    provider: (provider) => {
      real = provider
      return {
        ...provider,
        create: (payment) => instead.create?.(payment) ?? provider.create(payment),
        createCustomer: (customer) => instead.createCustomer?.(customer) ?? provider.createCustomer(customer),
      }
    },
  })
  anna = await checkout.customer()
})
afterEach(() => {
  instead = {}
})
afterAll(() => checkout[Symbol.asyncDispose]())

const down = () => Promise.reject(new Unavailable('payment_provider_unavailable'))
const newCart = () => checkout.cartOf(anna, domainChoice('d'))

async function attemptsOf(cartId: string) {
  return checkout.rowsOf<{ id: string; status: string; provider_id: string | null; failure_reason: string | null }>(
    'select id, status, provider_id, failure_reason from payments where cart_id = $1 order by created_at',
    [cartId],
  )
}

/** What the bank made for these attempts. */
async function madeFor(...paymentIds: readonly string[]): Promise<readonly string[]> {
  const payments = await checkout.bank.latest(1000)
  const ours = payments.map(({ metadata }) => (metadata as { paymentId: string }).paymentId)
  return ours.filter((id) => paymentIds.includes(id))
}

function ageBy(paymentId: string, minutes: number): Promise<unknown> {
  const text = `update payments set created_at = created_at - $2 * interval '1 minute' where id = $1`
  return checkout.pool.query(text, [paymentId, minutes])
}

test('C44 the bank is down: 503, the cart is untouched, and the next call goes on with the same attempt', async () => {
  const cartId = await newCart()
  instead = { create: down }
  const refused = await checkout.pay(anna, cartId)
  expect([refused.status, refused.body.code]).toEqual([503, 'payment_provider_unavailable'])
  const [attempt] = await attemptsOf(cartId)
  expect(attempt).toMatchObject({ status: 'open', provider_id: null })
  const cart = await checkout.shop.ask('GET', `/api/carts/${cartId}`, { headers: { 'x-customer': anna } })
  expect(cart.body.items).toHaveLength(1)
  instead = {}
  const { status, body } = await checkout.pay(anna, cartId)
  expect([status, body.id]).toEqual([201, attempt?.id])
  expect(await madeFor(body.id)).toHaveLength(1)
})

test.each([1, 2])('C49 the bank made it and %i answers got lost: one payment, one row', async (times) => {
  const cartId = await newCart()
  let left = times
  instead = {
    create: async (payment) => {
      const made = await real.create(payment)
      left -= 1
      return left < 0 ? made : down()
    },
  }
  const answers = []
  for (let call = 0; call <= times; call += 1) answers.push(await checkout.pay(anna, cartId))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: times }, () => 503), 201])
  const [attempt, ...others] = await attemptsOf(cartId)
  expect(others).toEqual([])
  expect(await madeFor(attempt?.id ?? '')).toHaveLength(1)
  expect(answers.at(-1)?.body.checkoutUrl).toContain(attempt?.provider_id)
})

test('C49 answers that get lost on the line itself are asked for again by the same call', async () => {
  const cartId = await newCart()
  await checkout.methods(anna, cartId)
  await checkout.pay(anna, cartId, { paymentMethod: 'creditcard' })
  checkout.bank.faults.dropNext = 1
  const { status, body } = await checkout.pay(anna, cartId)
  expect([status, checkout.bank.faults.dropNext]).toEqual([201, 0])
  expect(await madeFor(body.id)).toHaveLength(1)
})

test('C11 after an hour the key is forgotten: what the bank made is found by our id', async () => {
  const cartId = await newCart()
  instead = {
    create: async (payment) => {
      await real.create(payment)
      return down()
    },
  }
  await checkout.pay(anna, cartId)
  const [attempt] = await attemptsOf(cartId)
  await ageBy(attempt?.id ?? '', 61)
  instead = { create: () => Promise.reject(new Error('would be a second payment')) }
  const { status, body } = await checkout.pay(anna, cartId)
  expect([status, body.id]).toEqual([201, attempt?.id])
  expect(await madeFor(body.id)).toHaveLength(1)
})

test('C10 after an hour an attempt that never reached the bank is over, and there is a new one', async () => {
  const cartId = await newCart()
  instead = { create: down }
  await checkout.pay(anna, cartId)
  const [first] = await attemptsOf(cartId)
  await ageBy(first?.id ?? '', 56)
  instead = {}
  const { status, body } = await checkout.pay(anna, cartId)
  expect(status).toBe(201)
  expect(await attemptsOf(cartId)).toMatchObject([
    { id: first?.id, status: 'expired', provider_id: null },
    { id: body.id, status: 'open' },
  ])
  expect(await madeFor(first?.id ?? '', body.id)).toEqual([body.id])
})

test.each([
  [422, 422, [{ path: 'paymentMethod', code: 'payment_refused' }]],
  [403, 502, undefined],
] as const)(
  'the bank says no with %i: %i, the attempt has failed, and another can be made',
  async (said, told, errors) => {
    const cartId = await newCart()
    instead = { create: () => Promise.reject(new ProviderRefusal(said, 'The amount is higher than the maximum', null)) }
    const refused = await checkout.pay(anna, cartId)
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([told, 'payment_refused', errors])
    expect(await attemptsOf(cartId)).toMatchObject([
      { status: 'failed', failure_reason: expect.stringContaining('higher') },
    ])
    instead = {}
    const { status, body } = await checkout.pay(anna, cartId)
    expect([status, body.status]).toEqual([201, 'open'])
  },
)

test('a bank that does not want the customer still takes the payment', async () => {
  const customer = await checkout.customer()
  const cartId = await checkout.cartOf(customer, domainChoice('d'))
  instead = { createCustomer: () => Promise.reject(new ProviderRefusal(422, 'The email address is invalid', 'email')) }
  const { status, body } = await checkout.pay(customer, cartId)
  expect(status).toBe(201)
  expect(await checkout.bank.find(await checkout.providerIdOf(body.id))).toMatchObject({ sequenceType: 'oneoff' })
})

test('another method while the bank is slow: the first attempt is cancelled as soon as it is there', async () => {
  const cartId = await newCart()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  instead = {
    create: async (payment) => {
      if (payment.method === 'banktransfer') await released
      return real.create(payment)
    },
  }
  const slow = checkout.pay(anna, cartId, { paymentMethod: 'banktransfer' })
  await expect.poll(() => attemptsOf(cartId)).toHaveLength(1)
  const quick = await checkout.pay(anna, cartId, { paymentMethod: 'ideal' })
  expect(quick.status).toBe(201)
  release()
  const first = await slow
  expect(first.body, 'nobody is led there any more').toMatchObject({ status: 'open', checkoutUrl: null })
  const providerId = await checkout.providerIdOf(first.body.id)
  await checkout.workUntil(async () => expect((await checkout.bank.find(providerId))?.status).toBe('canceled'))
  expect((await checkout.pay(anna, cartId, { paymentMethod: 'ideal' })).body.id).toBe(quick.body.id)
})

test('C53 the bank has news before it has answered: the answer is about the same payment', async () => {
  const cartId = await newCart()
  checkout.bank.faults.early = 'paid'
  const { status, body } = await checkout.pay(anna, cartId)
  checkout.bank.faults.early = null
  expect(status).toBe(201)
  await expect.poll(async () => (await checkout.payment(anna, body.id)).body.status).toBe('paid')
  expect(await attemptsOf(cartId)).toHaveLength(1)
  expect(checkout.alerts).toEqual([])
})

test('B103 the cart changes between the look and the order, exactly there: what is ordered is the new cart', async () => {
  const cartId = await newCart()
  await interrupted(
    'voorbeeld.nl',
    1,
    () => checkout.add(anna, cartId, hostingChoice('h', 'd')),
    async () => {
      const { status, body } = await checkout.pay(anna, cartId)
      expect(status).toBe(201)
      const [order] = await checkout.rowsOf<{ lines: number }>(
        `select jsonb_array_length(snapshot -> 'lines') as lines from orders where number = $1`,
        [body.orderNumber],
      )
      expect(order).toEqual({ lines: 2 })
    },
  )
  expect(await checkout.rowsOf('select id from orders where cart_id = $1', [cartId])).toHaveLength(1)
})

test('the provider answers with a page instead of a payment: told to the buyer, alerted once, and then it works', async () => {
  const { port, close } = await listening((_, response) => response.end('<!doctype html><title>Sorry</title>'))
  onTestFinished(close)
  const lines: string[] = []
  const url = `http://127.0.0.1:${port}`
  const broken = createMollieProvider({ apiKey: 'test_key', url, log: logTo((line) => lines.push(line)) })
  const cartId = await newCart()
  instead = { create: (payment) => broken.create(payment) }
  for (const _ of [1, 2, 3]) {
    const refused = await checkout.pay(anna, cartId)
    expect([refused.status, refused.body.code]).toEqual([503, 'payment_provider_unavailable'])
  }
  expect(lines.map((line) => line.startsWith('alert payment_provider: '))).toEqual([true])
  instead = {}
  expect((await checkout.pay(anna, cartId)).status).toBe(201)
  const attempts = await attemptsOf(cartId)
  expect(await madeFor(...attempts.map(({ id }) => id))).toHaveLength(1)
})

test('B103 a cart that keeps changing is busy, and nothing is ordered', async () => {
  const cartId = await newCart()
  let number = 0
  const add = () => checkout.add(anna, cartId, domainChoice(`n${(number += 1)}`, `nieuw-${number}`))
  await interrupted('voorbeeld.nl', 3, add, async () => {
    const { status, body } = await checkout.pay(anna, cartId)
    expect([status, body.code]).toEqual([503, 'busy'])
  })
  expect(await attemptsOf(cartId)).toEqual([])
  expect((await checkout.pay(anna, cartId)).status).toBe(201)
})

test('C35 somebody holds the cart: busy within its time, and then it works', async () => {
  const cartId = await newCart()
  const holder = await checkout.pool.connect()
  await holder.query('begin')
  await holder.query('select from carts where id = $1 for update', [cartId])
  const { status, body } = await checkout.pay(anna, cartId)
  await holder.query('rollback')
  holder.release()
  expect([status, body.code]).toEqual([503, 'busy'])
  expect(await attemptsOf(cartId)).toEqual([])
  expect((await checkout.pay(anna, cartId, idealPayment)).status).toBe(201)
})

/** Something happens elsewhere each time a name is looked up, a number of times. */
async function interrupted(
  name: string,
  times: number,
  interrupt: () => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const { lookup } = checkout
  const look = lookup.lookUp.bind(lookup)
  let left = times
  lookup.lookUp = async (asked, options) => {
    if (asked.ascii === name && left > 0) {
      left -= 1
      await interrupt()
    }
    return look(asked, options)
  }
  try {
    await work()
  } finally {
    lookup.lookUp = look
  }
}
