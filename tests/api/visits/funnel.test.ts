import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFunnel, readFunnel, type Funnel } from '#features/visits/repository.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { testDatabase } from '#tests/builders/database.ts'

const today = shopDayOf(new Date())
const nothing = { search: 0, add: 0, checkout: 0, paid: 0 }
let checkout: CheckoutShop
let funnel: Funnel
beforeAll(async () => {
  checkout = await openCheckoutShop({ overrides: { today: () => today } })
  funnel = checkout.deps.funnel
})
afterAll(() => checkout[Symbol.asyncDispose]())

test('every step of an order is counted where it happens, by day and language, with nothing about anybody', async () => {
  const { shop, bank } = checkout
  const anna = await checkout.customer()
  const search = (query: string) => shop.ask('GET', `/api/domains/search?${query}`)
  await search('q=groenevingers&language=de')
  await search('q=groenevingers')
  await search('q=groenevingers&group=cities')
  expect((await search('q=')).status).toBe(422)

  const cartId = await checkout.cartOf(anna, domainChoice('d'), hostingChoice('h', 'd'))
  expect((await checkout.add(anna, cartId, { ...domainChoice('x'), productSlug: 'nothing' })).status).toBe(422)
  expect((await checkout.pay(null, cartId)).status).toBe(401)
  const { body } = await checkout.pay(anna, cartId, undefined, { 'stek-locale': 'de' })
  expect(await readFunnel(checkout.pool, 1)).toEqual([])

  await funnel.write()
  await funnel.write()
  const [de, nl] = [
    { day: today, language: 'de', counts: { ...nothing, search: 1, checkout: 1 } },
    { day: today, language: 'nl', counts: { ...nothing, search: 1, add: 2 } },
  ]
  expect(await readFunnel(checkout.pool, 1)).toEqual([de, nl])

  await bank.decide(await checkout.providerIdOf(body.id), 'paid')
  await vi.waitFor(async () => expect((await checkout.payment(anna, body.id)).body.status).toBe('paid'), 20_000)
  const [order] = await checkout.rowsOf<{ language: 'nl' | 'de' }>(
    'select language from orders where paid_at is not null',
  )
  const paid = [de, nl].map((row) =>
    row.language === order?.language ? { ...row, counts: { ...row.counts, paid: 1 } } : row,
  )
  expect(await readFunnel(checkout.pool, 1)).toEqual(paid)
  const columns = await checkout.rowsOf<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'funnel_counts' order by 1`,
  )
  expect(columns.map(({ name }) => name)).toEqual(['count', 'day', 'language', 'step'])
})

test('several processes add up, also what each could not write at first', async () => {
  const database = await testDatabase()
  const { pool } = database
  let isAway = true
  const unsteady = Object.assign(Object.create(pool) as typeof pool, {
    query: (...words: Parameters<typeof pool.query>) =>
      isAway ? Promise.reject(new Error('away')) : pool.query(...words),
  })
  const [one, other] = [createFunnel(unsteady, () => today), createFunnel(pool, () => today)]
  try {
    one.count('add', 'nl')
    await expect(one.write()).rejects.toThrow('away')
    one.count('add', 'nl')
    for (let time = 0; time < 1000; time += 1) other.count('add', time % 2 === 0 ? 'nl' : 'de')
    isAway = false
    await Promise.all([one.write(), other.write()])
    expect(await readFunnel(pool, 1)).toEqual([
      { day: today, language: 'de', counts: { ...nothing, add: 500 } },
      { day: today, language: 'nl', counts: { ...nothing, add: 502 } },
    ])
  } finally {
    await database.drop()
  }
})
