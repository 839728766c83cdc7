import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCartCleaning, cleanUpCarts } from '#features/carts/cleaning-repository.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { type CrashingShop, openCrashingShop } from './crashing-shop.ts'
import { inLongRun, sliced } from '#tests/builders/slices.ts'

let shop: CrashingShop
beforeAll(async () => {
  shop = await openCrashingShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const writers = 16

async function newCart(): Promise<string> {
  const reply = await shop.ask('POST', '/api/carts')
  return reply?.body.id ?? ''
}

async function idsIn(cartId: string): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<{ id: string }>('select id from cart_items where cart_id = $1', [cartId])
  return rows.map(({ id }) => id).toSorted()
}

function add(cartId: string, index: number) {
  return shop.ask('POST', `/api/carts/${cartId}/items`, { json: domainChoice(`d${index}`, `naam-${index}`) })
}

const kills = [
  ['C1', 'before', 7, 6],
  ['C4', 'after', 9, 9],
  ['C1', 'before', 1, 0],
  ['C4', 'after', 1, 1],
] as const
for (const { cases, options } of sliced(kills, 2)) {
  test.each(cases)(
    '%s killed %s item %i is written: acknowledged items are kept, and a repeated request adds the rest',
    options,
    async (_, when, hit, least) => {
      await shop.start({ when, statement: 'add_items', hit })
      const cartId = await newCart()
      const said: number[] = []
      const indexes = Array.from({ length: writers }, (__, index) => index)
      for (const index of indexes) if ((await add(cartId, index))?.status === 201) said.push(index)
      expect(await shop.ended()).toBe('SIGKILL')
      const there = await idsIn(cartId)
      expect(there).toEqual(expect.arrayContaining(said.map((index) => `d${index}`)))
      expect(there).toHaveLength(least)

      await shop.start()
      const again = await Promise.all(indexes.map((index) => add(cartId, index)))
      expect(new Set(again.map((reply) => reply?.status))).toEqual(new Set([201]))
      expect(await idsIn(cartId)).toEqual(indexes.map((index) => `d${index}`).toSorted())
      const { rows } = await shop.pool.query('select version from carts where id = $1', [cartId])
      expect(rows).toEqual([{ version: writers }])
      await shop.kill()
    },
  )
}

test(
  'C1 C4 killed repeatedly during sixteen writes: no acknowledged item is lost, and none is duplicated',
  inLongRun,
  async () => {
    await shop.start()
    const cartId = await newCart()
    await shop.kill()
    const indexes = Array.from({ length: 64 }, (_, index) => index)
    const said = new Set<number>()
    for (const [when, hit] of [
      ['before', 5],
      ['after', 20],
      ['after', 33],
    ] as const) {
      await shop.start({ when, statement: 'add_items', hit })
      const waiting = indexes.filter((index) => !said.has(index)).values()
      const write = async () => {
        for (const index of waiting) if ((await add(cartId, index))?.status === 201) said.add(index)
      }
      await Promise.all(Array.from({ length: writers }, write))
      expect(await shop.ended()).toBe('SIGKILL')
      expect(await idsIn(cartId)).toEqual(expect.arrayContaining([...said].map((index) => `d${index}`)))
    }
    await shop.start()
    for (const index of indexes) expect((await add(cartId, index))?.status).toBe(201)
    expect(await idsIn(cartId)).toHaveLength(indexes.length)
    await shop.kill()
  },
)

test('C8 killed after a cart was created: it stays behind empty, the next call creates another, and the clean-up deletes it', async () => {
  await shop.start({ when: 'after', statement: 'create_carts', hit: 1 })
  expect(await shop.ask('POST', '/api/carts')).toBeNull()
  const orphans = 'select id from carts where not exists (select from cart_items where cart_id = carts.id)'
  const { rows: left } = await shop.pool.query<{ id: string }>(orphans)
  expect(left).toHaveLength(1)
  await shop.start()
  const cartId = await newCart()
  expect((await add(cartId, 1))?.status).toBe(201)
  const cleaning = createCartCleaning(shop.pool)
  await cleanUpCarts(cleaning)
  expect((await shop.pool.query(orphans)).rows).toEqual(left)
  await shop.pool.query(
    `update carts set created_at = created_at - interval '25 hours', updated_at = updated_at - interval '25 hours'`,
  )
  await cleanUpCarts(cleaning)
  expect((await shop.pool.query(orphans)).rows).toEqual([])
  expect(await idsIn(cartId)).toEqual(['d1'])
  await shop.kill()
})
