import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop, today } from '#tests/api/shop.ts'
import { domainChoice, extraChoice, hostingChoice } from './choices.ts'
import { as, callerNamed, insertCustomer } from '#tests/builders/customers.ts'

let shop: Shop
let anna: string
let bert: string
let annasCart: string
let closedCart: string
let anonymousCart: string

beforeAll(async () => {
  shop = await openShop({ caller: callerNamed(() => shop.pool, today) })
  anna = await insertCustomer(shop.pool)
  bert = await insertCustomer(shop.pool)
  annasCart = (await shop.ask('POST', '/api/carts', as(anna))).body.id
  anonymousCart = await shop.newCart()
  closedCart = await shop.newCart()
  for (const choice of [domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h')]) {
    await shop.ask('POST', `/api/carts/${annasCart}/items`, { json: choice, ...as(anna) })
    await shop.add(anonymousCart, choice)
    await shop.add(closedCart, choice)
  }
  await shop.pool.query('update carts set closed_at = now(), version = version + 1 where id = $1', [closedCart])
})
afterAll(() => shop[Symbol.asyncDispose]())

const malformed = [
  'abc%00def',
  '%00',
  "'%20OR%201=1--",
  '1;drop%20table%20carts',
  '%27',
  "\\'",
  '%5C%27',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff',
  '__proto__',
  'constructor',
  'payments',
  'AAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAA%C3%A9',
  'AAAAAAAAAAAAAAAAAAAAA%0A',
  `${'A'.repeat(22)}%20`,
  'A'.repeat(4000),
  '*',
  '..',
  '%2e%2e',
  ';x',
]

test.each(malformed)('B22 B53 B88 the cart id %s is 404, and nothing is asked of the database', async (id) => {
  const before = await shop.state()
  let asked = 0
  const count = () => void (asked += 1)
  shop.pool.on('acquire', count)
  const itemId = /^[\w-]+$/.test(id) ? `${id}%00` : id
  for (const [method, path] of [
    ['GET', `/api/carts/${id}`],
    ['POST', `/api/carts/${id}/items`],
    ['DELETE', `/api/carts/${id}/items/d`],
    ['DELETE', `/api/carts/${anonymousCart}/items/${itemId}`],
  ] as const) {
    const question = method === 'POST' ? { json: domainChoice('n') } : {}
    const { status, body } = await shop.ask(method, path, question)
    expect([status, body.code], `${method} ${path}`).toEqual([404, 'not_found'])
  }
  shop.pool.off('acquire', count)
  expect(asked).toBe(0)
  expect(await shop.state()).toBe(before)
})

test.each([
  ['B85 a visitor', () => null],
  ['B86 another customer', () => bert],
])('%s gets 404 for a cart that belongs to somebody, like for one that is not there', async (_, who) => {
  const customer = who()
  const before = await shop.state()
  const nobodys = 'AAAAAAAAAAAAAAAAAAAAAA'
  const join = (cartId: string, from: string) =>
    shop.ask('POST', `/api/carts/${cartId}/join`, { json: { from }, ...as(customer) })
  const setNames = (cartId: string) => {
    const names = [{ itemId: 'd', holderId: null, nameServers: ['ns1.vreemd.nl', 'ns2.vreemd.nl'], dnssecKeys: [] }]
    const json = { names: names.map((each) => ({ ...each, dnssec: false })) }
    return shop.ask('PATCH', `/api/carts/${cartId}/names`, { json, ...as(customer) })
  }
  const answersFor = async (cartId: string) => [
    await shop.ask('GET', `/api/carts/${cartId}`, as(customer)),
    await shop.ask('POST', `/api/carts/${cartId}/items`, { json: domainChoice('n', 'nieuw'), ...as(customer) }),
    await shop.ask('POST', `/api/carts/${cartId}/items`, { json: domainChoice('d', 'ander'), ...as(customer) }),
    await shop.ask('DELETE', `/api/carts/${cartId}/items/d`, as(customer)),
    ...(customer === null
      ? []
      : [await join(cartId, anonymousCart), await join(anonymousCart, cartId), await setNames(cartId)]),
  ]
  const [theirs, absent, closed] = [
    await answersFor(annasCart),
    await answersFor(nobodys),
    await answersFor(closedCart),
  ]
  const shapeOf = ({ status, body }: (typeof theirs)[number]) => ({ status, body: { ...body, requestId: '' } })
  expect(theirs.map(shapeOf)).toEqual(absent.map(shapeOf))
  expect(closed.map(shapeOf)).toEqual(absent.map(shapeOf))
  expect(theirs.every(({ status }) => status === 404)).toBe(true)
  expect(await shop.state()).toBe(before)
})

test('the owner of a cart is served, and it says that it is theirs', async () => {
  const { status, body } = await shop.ask('GET', `/api/carts/${annasCart}`, as(anna))
  expect(status).toBe(200)
  expect(body.anonymous).toBe(false)
  expect(body.items).toHaveLength(3)
})

test('B89 removing an item of another cart is 200, and the item stays with its children', async () => {
  const own = await shop.newCart()
  const before = await shop.state()
  const { status, body } = await shop.remove(own, 'd')
  expect([status, body.id, body.items]).toEqual([200, own, []])
  expect(await shop.state()).toBe(before)
})

test.each([
  '/api/carts/',
  '/api//carts',
  '/api/Carts',
  '/api/carts;x',
  '/api/carts/../carts',
  '/api/x/../carts',
  '/api/%63arts',
  '/api/carts%2f',
  '/api/carts\\',
])('B140 %s is no way to the carts: 404', async (path) => {
  const before = await shop.state()
  for (const method of ['GET', 'POST']) expect((await shop.ask(method, path)).status).toBe(404)
  expect(await shop.state()).toBe(before)
})

test.each(['x.css', 'items/x.js', 'items/d/x', 'payments'])(
  'B218 %s below a cart is 404, never the cart',
  async (tail) => {
    const { status, text } = await shop.ask('GET', `/api/carts/${anonymousCart}/${tail}`)
    expect(status === 404 || status === 405).toBe(true)
    expect(text).not.toContain('voorbeeld')
  },
)
