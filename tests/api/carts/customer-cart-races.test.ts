import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiResponse, openShop, type Shop, today } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice } from './choices.ts'
import { as, callerNamed, insertCustomer } from '#tests/builders/customers.ts'

/** Three processes on one database, each with a memory of its own. */
let shops: readonly Shop[]
let shop: Shop
let anna: string
let bert: string

beforeAll(async () => {
  shop = await openShop({ caller: callerNamed(() => shop.pool, today) })
  const more = { caller: callerNamed(() => shop.pool, today), database: shop.database }
  shops = [shop, await openShop(more), await openShop(more)]
  anna = await insertCustomer(shop.pool)
  bert = await insertCustomer(shop.pool)
})
afterAll(async () => {
  for (const each of shops.toReversed()) await each[Symbol.asyncDispose]()
})

const processAt = (index: number) => shops[index % shops.length] ?? shop
const addAs = (customer: string | null, cartId: string, choice: unknown, at: Shop) =>
  at.ask('POST', `/api/carts/${cartId}/items`, { json: choice, ...as(customer) })
const readAs = (customer: string | null, cartId: string, at = shop) =>
  at.ask('GET', `/api/carts/${cartId}`, as(customer))
const joinAs = (customer: string, cartId: string, from: string, at: Shop) =>
  at.ask('POST', `/api/carts/${cartId}/join`, { json: { from }, ...as(customer) })
const newCartOf = async (customer: string | null) => (await shop.ask('POST', '/api/carts', as(customer))).body.id
const idsOf = ({ body }: ApiResponse) => body.items.map(({ id }) => id).toSorted()
const times = <Made>(length: number, make: (index: number) => Made) => Array.from({ length }, (_, index) => make(index))

/** Every item under its parent, one a subject; the constraints of the table would not let it be otherwise. */
function expectWhole({ body }: ApiResponse): void {
  const ids = body.items.map(({ id }) => id)
  for (const { parentId } of body.items) if (parentId !== null) expect(ids).toContain(parentId)
  expect(new Set(ids).size).toBe(ids.length)
}

test('[C5] two customers claim one cart at the same moment: exactly one has it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const cartId = await newCartOf(null)
    await shop.add(cartId, domainChoice('d'))
    const answers = await Promise.all(times(12, (index) => readAs(index % 2 ? anna : bert, cartId, processAt(index))))
    const owners = [anna, bert].filter((_, side) => answers[side === 0 ? 1 : 0]?.status === 200)
    expect(owners).toHaveLength(1)
    for (const [index, { status }] of answers.entries()) {
      expect(status).toBe((index % 2 ? anna : bert) === owners[0] ? 200 : 404)
    }
    const { rows } = await shop.pool.query<{ customer_id: string }>('select customer_id from carts where id = $1', [
      cartId,
    ])
    expect(rows[0]?.customer_id).toBe(owners[0])
  }
})

test('[C5] a hundred items are added while the cart is claimed: what was said to be in is in, and nobody else adds', async () => {
  const cartId = await newCartOf(null)
  const adding = times(99, (index) =>
    addAs(index % 2 ? anna : null, cartId, domainChoice(`i${index}`, `naam-${index}`), processAt(index)),
  )
  const claiming = times(3, (index) => readAs(anna, cartId, processAt(index)))
  const added = await Promise.all(adding)
  for (const { status, body } of await Promise.all(claiming)) expect([status, body.anonymous]).toEqual([200, false])
  for (const [index, { status }] of added.entries()) expect(index % 2 ? [201] : [201, 404]).toContain(status)
  const read = await readAs(anna, cartId)
  const accepted = added.flatMap(({ status }, index) => (status === 201 ? [`i${index}`] : []))
  expect(idsOf(read)).toEqual(accepted.toSorted())
  expect((await readAs(null, cartId)).status).toBe(404)
})

test('B97 joining against adding against claiming, in three processes: nothing lost, nothing doubled', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [cart, from] = [await newCartOf(anna), await newCartOf(null)]
    await addAs(anna, cart, domainChoice('d'), shop)
    await addAs(anna, cart, hostingChoice('h', 'd'), shop)
    const toCart = times(15, (index) =>
      addAs(anna, cart, domainChoice(`c${index}`, `hier-${index}`), processAt(index + round)),
    )
    const toFrom = times(15, (index) => addAs(anna, from, domainChoice(`f${index}`, `daar-${index}`), processAt(index)))
    const extra = addAs(anna, cart, extraChoice('e', 'h'), processAt(1))
    const claims = times(3, (index) => readAs(anna, from, processAt(index)))
    const joins = times(3, (index) => joinAs(anna, cart, from, processAt(index)))
    const [inCart, inFrom, claimed, joined] = await Promise.all([
      Promise.all(toCart),
      Promise.all(toFrom),
      Promise.all(claims),
      Promise.all(joins),
    ])
    expect((await extra).status).toBe(201)
    expect(inCart.every(({ status }) => status === 201)).toBe(true)
    expect(joined.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 404, 404])
    for (const { status } of [...inFrom, ...claimed]) expect([200, 201, 404]).toContain(status)
    const read = await readAs(anna, cart, processAt(round))
    expectWhole(read)
    const wanted = [
      'd',
      'h',
      'e',
      ...inCart.map((_, index) => `c${index}`),
      ...inFrom.flatMap(({ status }, index) => (status === 201 ? [`f${index}`] : [])),
    ]
    expect(idsOf(read)).toEqual(wanted.toSorted())
    expect((await readAs(anna, from)).status).toBe(404)
  }
})

test('two carts that join each other at the same moment: one takes in the other, and both choices are there', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await newCartOf(anna), await newCartOf(anna)]
    await addAs(anna, one, domainChoice('a', 'een'), shop)
    await addAs(anna, two, domainChoice('b', 'twee'), shop)
    const answers = await Promise.all([
      joinAs(anna, one, two, processAt(round)),
      joinAs(anna, two, one, processAt(round + 1)),
    ])
    expect(answers.map(({ status }) => status).toSorted((first, last) => first - last)).toEqual([200, 404])
    const left = answers[0].status === 200 ? one : two
    expect(idsOf(await readAs(anna, left))).toEqual(['a', 'b'])
  }
})

test('one cart goes into two others at the same moment: into one of them', async () => {
  const [from, one, two] = [await newCartOf(anna), await newCartOf(anna), await newCartOf(anna)]
  await addAs(anna, from, domainChoice('a'), shop)
  const answers = await Promise.all([joinAs(anna, one, from, processAt(0)), joinAs(anna, two, from, processAt(1))])
  expect(answers.map(({ status }) => status).toSorted((first, last) => first - last)).toEqual([200, 404])
  const lengths = [(await readAs(anna, one)).body.items.length, (await readAs(anna, two)).body.items.length]
  expect(lengths.toSorted((first, last) => first - last)).toEqual([0, 1])
})
