import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartResponse } from '#features/carts/schema/cart-response.ts'
import { type ApiResponse, openShop, type Shop, today } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from './choices.ts'
import { as, callerNamed, insertCustomer } from '#tests/builders/customers.ts'

/** Two processes on one database: what one remembers of a cart, the other changes. */
let shop: Shop
let other: Shop
let anna: string
let bert: string

beforeAll(async () => {
  shop = await openShop({ caller: callerNamed(() => shop.pool, today) })
  other = await openShop({ caller: callerNamed(() => shop.pool, today), database: shop.database })
  anna = await insertCustomer(shop.pool)
  bert = await insertCustomer(shop.pool)
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
})

const readAs = (customer: string | null, cartId: string, at = shop) =>
  at.ask('GET', `/api/carts/${cartId}`, as(customer))
const addAs = (customer: string | null, cartId: string, choice: unknown, at = shop) =>
  at.ask('POST', `/api/carts/${cartId}/items`, { json: choice, ...as(customer) })
const joinAs = (customer: string | null, cartId: string, from: string, at = shop) =>
  at.ask('POST', `/api/carts/${cartId}/join`, { json: { from }, ...as(customer) })
const listAs = async (customer: string | null) => {
  const answer = await shop.ask('GET', '/api/carts', as(customer))
  return { status: answer.status, carts: (answer.body as unknown as { carts: readonly CartResponse[] }).carts }
}
async function cartOf(customer: string | null, choices: readonly unknown[], at = shop): Promise<string> {
  const { body } = await at.ask('POST', '/api/carts', as(customer))
  for (const choice of choices) expect((await addAs(customer, body.id, choice, at)).status).toBe(201)
  return body.id
}
const named = ({ body }: ApiResponse) =>
  body.items.map(({ type, productSlug, parameters }) =>
    type === 'domain' ? `${parameters.sld}.${parameters.tld}` : `${parameters.domain} ${productSlug}`,
  )

test('[C5] a customer who reads an anonymous cart makes it their own; from then on it answers nobody else', async () => {
  const cartId = await cartOf(null, [domainChoice('d')])
  await addAs(null, cartId, hostingChoice('h', 'd'), other)
  const claimed = await readAs(anna, cartId)
  expect([claimed.status, claimed.body.anonymous, claimed.body.items.length]).toEqual([200, false, 2])
  for (const at of [shop, other]) {
    for (const customer of [null, bert]) {
      expect((await readAs(customer, cartId, at)).status).toBe(404)
      expect((await addAs(customer, cartId, extraChoice('e', 'h'), at)).status).toBe(404)
      expect((await at.ask('DELETE', `/api/carts/${cartId}/items/d`, as(customer))).status).toBe(404)
    }
  }
  expect((await addAs(anna, cartId, extraChoice('e', 'h'), other)).body.cart.items).toHaveLength(3)
})

test('[C5] a process that remembers the cart as nobody’s does not let a visitor change it once more', async () => {
  const cartId = await cartOf(null, [domainChoice('d')], other)
  await readAs(anna, cartId, shop)
  const before = await shop.state()
  expect((await addAs(null, cartId, domainChoice('late', 'laat'), other)).status).toBe(404)
  expect((await addAs(bert, cartId, domainChoice('late', 'laat'), other)).status).toBe(404)
  expect((await other.remove(cartId, 'd')).status).toBe(404)
  expect(await shop.state()).toBe(before)
})

test('[C5] reading it again changes nothing, and adding to it alone claims nothing', async () => {
  const cartId = await cartOf(null, [domainChoice('d')])
  await addAs(anna, cartId, hostingChoice('h', 'd'))
  expect((await readAs(null, cartId)).body.anonymous).toBe(true)
  await readAs(anna, cartId)
  const before = await shop.state()
  for (const at of [shop, other]) expect((await readAs(anna, cartId, at)).body.anonymous).toBe(false)
  expect(await shop.state()).toBe(before)
})

test('B94 with a log-in: an own or an anonymous cart is claimed, all else is left alone', async () => {
  const claim = async (cartId: string, customer: string) => (await shop.deps.carts.claim(cartId, customer)) !== null
  const cartId = await cartOf(null, [domainChoice('d')])
  expect([await claim(cartId, anna), await claim(cartId, anna)]).toEqual([true, true])
  const before = await shop.state()
  for (const odd of [cartId, 'A'.repeat(22), '', 'undefined', `${'A'.repeat(21)}\0`, 'A'.repeat(5000), '{}']) {
    expect(await claim(odd, bert), odd.slice(0, 30)).toBe(false)
  }
  const closed = await cartOf(null, [domainChoice('d')])
  await shop.pool.query('update carts set closed_at = now(), version = version + 1 where id = $1', [closed])
  expect(await claim(closed, anna)).toBe(false)
  await shop.pool.query('delete from carts where id = $1', [closed])
  expect(await shop.state()).toBe(before)
})

test('a customer finds the open carts that hold something, the last used first, twenty at most', async () => {
  const customer = await insertCustomer(shop.pool)
  expect(await listAs(customer)).toEqual({ status: 200, carts: [] })
  const made: string[] = []
  for (let index = 0; index < 23; index += 1) made.push(await cartOf(customer, [domainChoice('d', `naam-${index}`)]))
  await cartOf(customer, [])
  const closed = await cartOf(customer, [domainChoice('d')])
  await shop.pool.query('update carts set closed_at = now(), version = version + 1 where id = $1', [closed])
  await cartOf(bert, [domainChoice('d')])
  const [first = ''] = made
  await addAs(customer, first, domainChoice('again', 'opnieuw'))
  const { carts } = await listAs(customer)
  expect(carts.map(({ id }) => id)).toEqual([first, ...made.slice(1).toReversed()].slice(0, 20))
  expect(carts[0]).toEqual((await readAs(customer, first)).body)
})

test('who is not logged in has no carts to find, and none to join', async () => {
  const [one, two] = [await cartOf(null, [domainChoice('a')]), await cartOf(null, [domainChoice('b')])]
  const before = await shop.state()
  const listed = await shop.ask('GET', '/api/carts')
  expect([listed.status, listed.body.code]).toEqual([401, 'login_required'])
  const joined = await joinAs(null, one, two)
  expect([joined.status, joined.body.code]).toEqual([401, 'login_required'])
  expect(await shop.state()).toBe(before)
})

test('B97 two carts become one: what is equivalent is replaced, children stay with their parents, one is gone', async () => {
  const cart = await cartOf(anna, [
    domainChoice('d'),
    hostingChoice('h', 'd'),
    extraChoice('e', 'h'),
    domainChoice('x', 'blijft'),
  ])
  const from = await cartOf(null, [
    domainChoice('d', 'nieuw'),
    hostingChoice('h', 'd', 'nieuw.nl'),
    domainChoice('v'),
    movingChoice('m', 'v'),
  ])
  const joined = await joinAs(anna, cart, from)
  expect(joined.status).toBe(200)
  expect(joined.body.anonymous).toBe(false)
  expect(named(joined)).toEqual([
    'blijft.nl',
    'nieuw.nl',
    'nieuw.nl webhosting-stek',
    'voorbeeld.nl',
    'voorbeeld.nl moving-service',
    'voorbeeld.nl webhosting-stek',
    'voorbeeld.nl extra-backup',
  ])
  const { items } = joined.body
  const idOf = (index: number) => items[index]?.id
  expect(items.map(({ parentId }) => parentId)).toEqual([null, null, idOf(1), null, idOf(3), idOf(3), idOf(5)])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  expect(idOf(3)).toBe('v')
  for (const at of [shop, other]) {
    expect((await readAs(anna, cart, at)).body).toEqual(joined.body)
    expect((await readAs(anna, from, at)).status).toBe(404)
    expect((await addAs(null, from, domainChoice('late', 'laat'), at)).status).toBe(404)
  }
  const before = await shop.state()
  expect((await joinAs(anna, cart, from)).status).toBe(404)
  expect(await shop.state()).toBe(before)
})

test('an id that was used in the cart is not brought back by the other, and what came in can be removed', async () => {
  const cart = await cartOf(anna, [domainChoice('a', 'weg'), domainChoice('b', 'blijft')])
  await shop.ask('DELETE', `/api/carts/${cart}/items/a`, as(anna))
  const from = await cartOf(anna, [domainChoice('a', 'anders'), hostingChoice('b', 'a', 'anders.nl')])
  const { body } = await joinAs(anna, cart, from)
  const [, domain, hosting] = body.items
  expect(body.items).toHaveLength(3)
  expect(domain?.id).not.toBe('a')
  expect(hosting).toMatchObject({ parentId: domain?.id })
  expect((await addAs(anna, cart, domainChoice('a', 'weg'))).body.cart.items).toHaveLength(3)
  expect((await addAs(anna, cart, domainChoice('a', 'anders'))).status).toBe(409)
  const left = await shop.ask('DELETE', `/api/carts/${cart}/items/${domain?.id}`, as(anna))
  expect(left.body.items.map(({ id }) => id)).toEqual(['b'])
})

test('a late duplicate of a choice that was replaced by joining changes nothing', async () => {
  const cart = await cartOf(anna, [domainChoice('d'), hostingChoice('h', 'd')])
  await joinAs(anna, cart, await cartOf(anna, [domainChoice('n')]))
  const before = await shop.state()
  for (const choice of [domainChoice('d'), hostingChoice('h', 'd'), domainChoice('n')]) {
    expect((await addAs(anna, cart, choice)).status).toBe(201)
  }
  expect(await shop.state()).toBe(before)
})

test('an anonymous cart that takes another in becomes the customer’s, in another process too', async () => {
  const cart = await cartOf(null, [domainChoice('a', 'een')], other)
  const joined = await joinAs(anna, cart, await cartOf(anna, [domainChoice('b', 'twee')]))
  expect(joined.body.anonymous).toBe(false)
  expect((await addAs(null, cart, domainChoice('c', 'drie'), other)).status).toBe(404)
  expect((await addAs(anna, cart, domainChoice('c', 'drie'), other)).body.cart.items).toHaveLength(3)
})

test('an empty cart joins and is joined', async () => {
  const cart = await cartOf(anna, [])
  const full = await cartOf(anna, [domainChoice('a', 'een'), hostingChoice('h', 'a', 'een.nl')])
  expect((await joinAs(anna, cart, full)).body.items).toHaveLength(2)
  const joined = await joinAs(anna, cart, await cartOf(anna, []))
  expect([joined.status, joined.body.items.length]).toEqual([200, 2])
})

const domains = (prefix: string, length: number) =>
  Array.from({ length }, (_, index) => domainChoice(`${prefix}${index}`, `${prefix}-${index}`))

test('more than a hundred items: 422, and both carts are as they were', async () => {
  const cart = await cartOf(anna, domains('a', 51))
  const from = await cartOf(anna, domains('b', 50))
  const before = await shop.state()
  const refused = await joinAs(anna, cart, from)
  expect([refused.status, refused.body.code]).toEqual([422, 'too_many_items'])
  expect(await shop.state()).toBe(before)
  await shop.ask('DELETE', `/api/carts/${cart}/items/a0`, as(anna))
  expect((await joinAs(anna, cart, from)).body.items).toHaveLength(100)
})

test('a cart does not join itself, nor with nothing, nor with what is no cart', async () => {
  const cart = await cartOf(anna, [domainChoice('a')])
  const before = await shop.state()
  const itself = await joinAs(anna, cart, cart)
  expect([itself.status, itself.body.code]).toEqual([422, 'same_cart'])
  for (const from of [1, null, '', 'A'.repeat(21), `${'A'.repeat(21)}\u0000`, [cart], { id: cart }]) {
    const { status } = await shop.ask('POST', `/api/carts/${cart}/join`, { json: { from }, ...as(anna) })
    expect(status, JSON.stringify(from)).toBe(422)
  }
  expect((await shop.ask('POST', `/api/carts/${cart}/join`, { json: {}, ...as(anna) })).status).toBe(422)
  expect((await joinAs(anna, cart, 'A'.repeat(22))).status).toBe(404)
  expect((await joinAs(anna, 'nothing', cart)).status).toBe(404)
  expect(await shop.state()).toBe(before)
})

test('a join that breaks off half-way leaves both carts as they were', async () => {
  const cart = await cartOf(anna, [domainChoice('d'), hostingChoice('h', 'd')])
  const from = await cartOf(anna, [domainChoice('v'), domainChoice('breaks', 'breekt')])
  await shop.pool.query(
    `create function break_off() returns trigger language plpgsql as $$
     begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
     create trigger break_off before insert on cart_items for each row when (new.name = 'breekt.nl')
     execute function break_off()`,
  )
  const before = await shop.state()
  const broken = await joinAs(anna, cart, from)
  expect([broken.status, broken.body.code]).toEqual([503, 'database_unavailable'])
  expect(await shop.state()).toBe(before)
  await shop.pool.query('drop function break_off() cascade')
  expect((await joinAs(anna, cart, from)).body.items).toHaveLength(3)
})
