import { depsOver } from '#tests/builders/deps.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domainChoice as pricedChoice } from '#tests/builders/sample-catalogue.ts'
import { addItem } from '#features/carts/add-item.ts'
import { visitor } from '#platform/http/pipeline/caller.ts'
import { paidOnce, tracesOf, unpaid } from '#tests/api/payments/payment-traces.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { type CrashingShop, openCrashingShop } from './crashing-shop.ts'
import { sliced } from '#tests/builders/slices.ts'

let shop: CrashingShop
beforeAll(async () => {
  shop = await openCrashingShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

/** Creates an open payment while its process is still running. */
async function openPayment() {
  const customer = await insertCustomer(shop.pool)
  const cart = await shop.ask('POST', '/api/carts', { customer })
  const path = `/api/carts/${cart?.body.id}`
  await shop.ask('POST', `${path}/items`, { customer, json: domainChoice('d') })
  const json = { paymentMethod: 'ideal', consents: { terms: true, immediateStart: true } }
  const reply = await shop.ask('POST', `${path}/payments`, { customer, json })
  expect(reply?.status).toBe(201)
  const { id = '', amount = 0 } = reply?.body ?? {}
  const { rows } = await shop.pool.query<{ provider_id: string }>('select provider_id from payments where id = $1', [
    id,
  ])
  const providerId = rows[0]?.provider_id ?? ''
  return { id, cartId: cart?.body.id ?? '', customer, cents: Math.round(amount * 100), providerId }
}

const rowsOf = async <Row extends object>(statement: string, values: readonly unknown[] = []) =>
  (await shop.pool.query<Row>(statement, [...values])).rows
const traces = (id: string) => tracesOf({ rowsOf }, id)

const crashes = {
  'before the report is written': { when: 'before', statement: 'begin', hit: 1 },
  'before the report is committed': { when: 'before', statement: 'commit', hit: 1 },
} as const

test.each([
  ['C16', 'before the report is written'],
  ['C17', 'before the report is committed'],
] as const)('%s killed %s: no partial state, and the bank’s next webhook settles the order once', async (_, at) => {
  await shop.start()
  const { id, cents, providerId } = await openPayment()
  await shop.bank.decide(providerId, 'paid', { webhook: 'never' })
  await shop.kill()
  await shop.start(crashes[at])
  const hear = () =>
    fetch(`${shop.origin}/api/payments/webhook/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ id: providerId }),
    })
  await expect(hear()).rejects.toThrow()
  expect(await shop.ended()).toBe('SIGKILL')
  expect(await traces(id)).toEqual(unpaid('open'))
  await shop.start()
  const answers = await Promise.all([hear(), hear(), hear()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await traces(id)).toEqual(paidOnce(cents))
  await shop.kill()
})

for (const { cases, options } of sliced(
  [
    ['C17', 'before the report is committed'],
    ['C16', 'before the report is written'],
  ] as const,
  1,
)) {
  test.each(cases)(
    '%s killed %s after the buyer returned: reloading the page settles the order once',
    options,
    async (_, at) => {
      await shop.start()
      const { id, cents, providerId, customer } = await openPayment()
      await shop.bank.decide(providerId, 'paid', { webhook: 'never' })
      await shop.kill()
      await shop.start(crashes[at])
      expect(await shop.ask('GET', `/api/carts/payments/${id}`, { customer })).toBeNull()
      expect(await traces(id)).toEqual(unpaid('open'))
      await shop.start()
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => shop.ask('GET', `/api/carts/payments/${id}`, { customer })),
      )
      expect(new Set(replies.map((reply) => reply?.body.status))).toEqual(new Set(['paid']))
      expect(await traces(id)).toEqual(paidOnce(cents))
      await shop.kill()
    },
  )
}

test('C2 killed while it holds the lock on the cart: the lock is released, and another change succeeds', async () => {
  await shop.start()
  const { id, cartId, providerId, customer } = await openPayment()
  await shop.bank.decide(providerId, 'paid', { webhook: 'never' })
  await shop.kill()
  await shop.start(crashes['before the report is committed'])
  expect(await shop.ask('GET', `/api/carts/payments/${id}`, { customer })).toBeNull()
  expect(await shop.ended()).toBe('SIGKILL')
  const other = await depsOver(shop.pool)
  /* The lock timeout is 1.2 seconds. */
  const added = await addItem(other, { ...visitor, customerId: customer }, cartId, pricedChoice('later', 'moestuin'))
  expect(added).toMatchObject({ ok: true, value: { item: { id: 'later' } } })
  const { rows } = await shop.pool.query('select from cart_items where cart_id = $1', [cartId])
  expect(rows).toHaveLength(2)
  expect(await traces(id)).toEqual(unpaid('open'))
})
