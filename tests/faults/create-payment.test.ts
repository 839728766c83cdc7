import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from '#features/payments/reconcile-payments.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { WillingLookup } from '#tests/builders/checkout.ts'
import { bankProvider, depsOver } from '#tests/builders/deps.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { type CrashingShop, openCrashingShop } from './crashing-shop.ts'
import { sliced } from '#tests/builders/slices.ts'
import { logTo } from '#tests/builders/log.ts'

let shop: CrashingShop
let anna: string
beforeAll(async () => {
  shop = await openCrashingShop()
  anna = await insertCustomer(shop.pool)
})
afterAll(() => shop[Symbol.asyncDispose]())

async function newCart(): Promise<string> {
  const reply = await shop.ask('POST', '/api/carts', { customer: anna })
  const cartId = reply?.body.id ?? ''
  for (const json of [domainChoice('d'), hostingChoice('h', 'd')]) {
    const added = await shop.ask('POST', `/api/carts/${cartId}/items`, { customer: anna, json })
    expect(added?.status).toBe(201)
  }
  return cartId
}

function pay(cartId: string) {
  return shop.ask('POST', `/api/carts/${cartId}/payments`, { customer: anna, json: { paymentMethod: 'ideal' } })
}

interface Row {
  readonly id: string
  readonly provider_id: string | null
  readonly checkout_url: string | null
  readonly orders: number
}

async function attemptsOf(cartId: string): Promise<readonly Row[]> {
  const { rows } = await shop.pool.query<Row>(
    `select id, provider_id, checkout_url, (select count(*)::int from orders where cart_id = $1) as orders
     from payments where cart_id = $1`,
    [cartId],
  )
  return rows
}

/** Ids of the bank's payments for a payment attempt. */
async function madeFor(paymentId: string): Promise<readonly string[]> {
  const payments = await shop.bank.latest(1000)
  return payments.filter(({ metadata }) => Object(metadata).paymentId === paymentId).map(({ id }) => id)
}

/**
 * After a restart, any number of repeated requests leaves one row, one order, one payment at the bank and one checkout
 * URL.
 */
async function expectResumed(cartId: string, paymentId: string): Promise<void> {
  const replies = await Promise.all(Array.from({ length: 10 }, () => pay(cartId)))
  const [row, ...others] = await attemptsOf(cartId)
  expect(others).toEqual([])
  expect(row).toMatchObject({ id: paymentId, orders: 1 })
  expect(await madeFor(paymentId)).toEqual([row?.provider_id])
  for (const reply of replies) {
    expect([reply?.status, reply?.body.id, reply?.body.checkoutUrl]).toEqual([201, paymentId, row?.checkout_url])
  }
  expect(row?.checkout_url).toContain(row?.provider_id)
}

const crashes = {
  'after the order is placed': { when: 'after', statement: 'commit', hit: 1 },
  'before the payment of the bank is stored': { when: 'before', statement: 'begin', hit: 2 },
  'after the payment of the bank is stored': { when: 'after', statement: 'commit', hit: 2 },
} as const

test.each([
  ['C10', 'after the order is placed', 0],
  ['C11', 'before the payment of the bank is stored', 1],
  ['C13', 'after the payment of the bank is stored', 1],
] as const)('%s killed %s: a repeated request continues the same payment', async (_, at, made) => {
  await shop.start(crashes[at])
  const cartId = await newCart()
  expect(await pay(cartId)).toBeNull()
  expect(await shop.ended()).toBe('SIGKILL')
  const [attempt] = await attemptsOf(cartId)
  expect(await madeFor(attempt?.id ?? '')).toHaveLength(made)
  await shop.start()
  await expectResumed(cartId, attempt?.id ?? '')
  await shop.kill()
})

for (const { cases, options } of sliced(
  [
    ['after the hour our id finds it', 61],
    ['within the hour the key does', 0],
  ] as const,
  1,
)) {
  test.each(cases)('C11 killed while the bank is responding: %s', options, async (_, minutes) => {
    await shop.start()
    const cartId = await newCart()
    await shop.ask('GET', `/api/payment-methods?cartId=${cartId}`, { customer: anna })
    shop.bank.faults.slowMs = 1000
    const lost = pay(cartId)
    await expect.poll(() => attemptsOf(cartId)).toHaveLength(1)
    const [{ id: paymentId } = { id: '' }] = await attemptsOf(cartId)
    await expect.poll(() => madeFor(paymentId)).toHaveLength(1)
    await shop.kill()
    expect(await lost).toBeNull()
    shop.bank.faults.slowMs = 0
    await shop.pool.query(`update payments set created_at = created_at - $2 * interval '1 minute' where id = $1`, [
      paymentId,
      minutes,
    ])
    await shop.start()
    await expectResumed(cartId, paymentId)
    await shop.kill()
  })
}

for (const { cases, options } of sliced(
  ['before the payment of the bank is stored', 'after the order is placed'] as const,
  1,
)) {
  test.each(cases)(
    'C10 killed %s and the buyer does not return: polling continues the payment',
    options,
    async (at) => {
      await shop.start(crashes[at])
      const cartId = await newCart()
      expect(await pay(cartId)).toBeNull()
      const [attempt] = await attemptsOf(cartId)
      const deps = await depsOver(shop.pool, {
        settings: { publicOrigin: shop.origin },
        overrides: {
          provider: bankProvider(shop.running.url),
          lookup: new WillingLookup(),
          log: logTo((line) => expect.fail(line)),
        },
      })
      await reconcilePayments(deps)
      expect(await attemptsOf(cartId), 'not before half a minute is over').toEqual([attempt])
      await shop.pool.query(`update payments set next_poll_at = next_poll_at - interval '30 seconds' where id = $1`, [
        attempt?.id,
      ])
      await reconcilePayments(deps)
      expect(await madeFor(attempt?.id ?? '')).toHaveLength(1)
      await shop.start()
      await expectResumed(cartId, attempt?.id ?? '')
      await shop.kill()
    },
  )
}

test('C14 killed while the buyer is at the bank: after the restart the bank’s webhook is processed', async () => {
  await shop.start()
  const cartId = await newCart()
  const reply = await pay(cartId)
  const paymentId = reply?.body.id ?? ''
  const [providerId = ''] = await madeFor(paymentId)
  await shop.kill()
  await shop.bank.decide(providerId, 'paid')
  await shop.start()
  const paidBy = () => shop.pool.query('select paid_payment_id from orders where cart_id = $1', [cartId])
  await expect.poll(async () => (await paidBy()).rows).toEqual([{ paid_payment_id: paymentId }])
  await shop.kill()
})
