import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiResponse, openShop, type Shop } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice } from './choices.ts'

/** Two processes on one database: what one remembers of a cart, the other changes. */
let shop: Shop
let other: Shop
const ways = 200

beforeAll(async () => {
  shop = await openShop()
  other = await openShop({ database: shop.database })
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
})

const setups = [
  ['one process', () => [shop]],
  ['two processes', () => [shop, other]],
] as const

/** All at once, spread over the processes. */
function atOnce(
  processes: readonly Shop[],
  call: (shop: Shop, index: number) => Promise<ApiResponse>,
): Promise<readonly ApiResponse[]> {
  return Promise.all(
    Array.from({ length: ways }, (_, index) => call(processes[index % processes.length] ?? shop, index)),
  )
}

async function versionOf(cartId: string): Promise<number> {
  const { rows } = await shop.pool.query<{ version: number }>('select version from carts where id = $1', [cartId])
  return rows[0]?.version ?? -1
}

const statusesOf = (answers: readonly ApiResponse[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, next) => one - next)
const idsOf = ({ body }: ApiResponse) => body.items.map(({ id }) => id)

test.each(setups)('the same choice 200 times at once, %s: 200 × 201, one item, one change', async (_, processes) => {
  const cartId = await shop.newCart()
  const answers = await atOnce(processes(), (each) => each.add(cartId, domainChoice('a')))
  expect(statusesOf(answers)).toEqual([201])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(idsOf(await shop.read(cartId))).toEqual(['a'])
  expect(await versionOf(cartId)).toBe(1)
})

test.each(setups)('B101 one domain under 200 ids at once, %s: exactly one survives', async (_, processes) => {
  const cartId = await shop.newCart()
  const answers = await atOnce(processes(), (each, index) => each.add(cartId, domainChoice(`a${index}`)))
  expect(statusesOf(answers)).toEqual([201])
  const { body } = await shop.read(cartId)
  expect(body.items).toHaveLength(1)
  expect(await versionOf(cartId)).toBe(ways)
  const before = await shop.state()
  await atOnce(processes(), (each, index) => each.add(cartId, domainChoice(`a${index}`)))
  expect(await shop.state()).toBe(before)
})

test.each(setups)('B104 100 different items at once, %s: all present, as many changes', async (_, processes) => {
  const cartId = await shop.newCart()
  const answers = await atOnce(processes(), (each, index) =>
    each.add(cartId, domainChoice(`a${index >> 1}`, `naam-${index >> 1}`)),
  )
  expect(statusesOf(answers)).toEqual([201])
  expect(idsOf(await shop.read(cartId)).toSorted()).toEqual(
    Array.from({ length: 100 }, (__, index) => `a${index}`).toSorted(),
  )
  expect(await versionOf(cartId)).toBe(100)
})

test.each(setups)('200 different items at once, %s: a hundred fit, the rest is told so', async (_, processes) => {
  const cartId = await shop.newCart()
  const answers = await atOnce(processes(), (each, index) =>
    each.add(cartId, domainChoice(`a${index}`, `naam-${index}`)),
  )
  expect(statusesOf(answers)).toEqual([201, 422])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(100)
  expect((await shop.read(cartId)).body.items).toHaveLength(100)
})

test.each(setups)('B100 one id with 200 bodies at once, %s: one is taken, the rest is 409', async (_, processes) => {
  const cartId = await shop.newCart()
  const answers = await atOnce(processes(), (each, index) => each.add(cartId, domainChoice('a', `naam-${index}`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(ways - 1)
  expect(idsOf(await shop.read(cartId))).toEqual(['a'])
})

test.each(setups)('adding and removing one item at once, %s: what was removed stays removed', async (_, processes) => {
  const cartId = await shop.newCart()
  await shop.add(cartId, domainChoice('a'))
  const answers = await atOnce(processes(), (each, index) =>
    index % 2 === 0 ? each.add(cartId, domainChoice('a')) : each.remove(cartId, 'a'),
  )
  expect(statusesOf(answers)).toEqual([200, 201])
  expect(idsOf(await shop.read(cartId))).toEqual([])
  expect(await versionOf(cartId)).toBe(2)
})

test.each(setups)(
  'replacing a parent while children are added, %s: no child without its parent',
  async (_, processes) => {
    const cartId = await shop.newCart()
    await shop.add(cartId, hostingChoice('h0', null))
    const answers = await atOnce(processes(), (each, index) =>
      index % 4 === 0
        ? each.add(cartId, hostingChoice(`h${index}`, null))
        : each.add(cartId, extraChoice(`e${index}`, `h${index - (index % 4)}`)),
    )
    expect(statusesOf(answers).every((status) => status === 201 || status === 422)).toBe(true)
    const { items } = (await shop.read(cartId)).body
    const [parent, ...children] = items
    expect(parent?.productSlug).toBe('webhosting-stek')
    expect(children.every(({ parentId }) => parentId === parent?.id)).toBe(true)
    expect(children.length).toBeLessThanOrEqual(1)
  },
)

test('200 carts at once are 200 carts', async () => {
  const answers = await atOnce([shop, other], (each) => each.ask('POST', '/api/carts'))
  expect(statusesOf(answers)).toEqual([201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(ways)
})

test('many carts at once do not mix', async () => {
  const carts = await Promise.all(Array.from({ length: ways }, () => shop.newCart()))
  await Promise.all(
    carts.map((cartId, index) => (index % 2 ? shop : other).add(cartId, domainChoice(`i${index}`, `naam-${index}`))),
  )
  const read = await Promise.all(carts.map((cartId, index) => (index % 2 ? other : shop).read(cartId)))
  expect(read.map(idsOf)).toEqual(carts.map((_, index) => [`i${index}`]))
})
