import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, ownOrigin, type ApiRequest, type Shop } from '#tests/api/shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'

let shop: Shop
let cartId: string
beforeAll(async () => {
  shop = await openShop()
  cartId = await shop.newCart()
})
afterAll(() => shop[Symbol.asyncDispose]())

/** Every call that changes something. */
const calls = [
  (headers: Record<string, string>) => shop.ask('POST', '/api/carts', { headers }),
  (headers: Record<string, string>) =>
    shop.ask('POST', `/api/carts/${cartId}/items`, { headers, json: domainChoice('a') }),
  (headers: Record<string, string>) => shop.ask('DELETE', `/api/carts/${cartId}/items/x`, { headers }),
]

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'SAME-ORIGIN' },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'cross-site', origin: ownOrigin },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: `${ownOrigin}.evil.example` },
  { origin: ownOrigin.replace('https', 'http') },
  { origin: `${ownOrigin}:8443` },
  { origin: `${ownOrigin}/` },
  { origin: `${ownOrigin}, https://evil.example` },
  { cookie: 'any=thing' },
  { cookie: '' },
])('B124 B125 from %o nothing is changed: 403', async (headers) => {
  const before = await shop.state()
  for (const call of calls) {
    const { status, body } = await call(headers)
    expect([status, body.code]).toEqual([403, 'cross_site'])
  }
  expect(await shop.state()).toBe(before)
})

test.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: ownOrigin },
  { 'sec-fetch-site': 'same-origin', origin: ownOrigin, cookie: 'any=thing' },
  { origin: ownOrigin, cookie: 'any=thing' },
  {},
])('from %o it is served', async (headers) => {
  for (const call of calls) expect([200, 201]).toContain((await call(headers as Record<string, string>)).status)
})

test('B130 reading is not asked where it comes from, and no other site may see the answer', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const read = await shop.ask('GET', `/api/carts/${cartId}`, { headers })
  expect(read.status).toBe(200)
  const preflight = await shop.ask('OPTIONS', `/api/carts/${cartId}/items`, {
    headers: { ...headers, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  })
  expect(preflight.status).toBe(405)
  for (const { headers: answered } of [read, preflight]) {
    expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

async function statusOf(method: string, target: string, question: ApiRequest): Promise<number> {
  return (await shop.ask(method, target, question)).status
}

test('B.0 the order of the checks: the first that objects answers', async () => {
  const evil = { origin: 'https://evil.example' }
  const path = `/api/carts/${cartId}/items`
  expect(await statusOf('PUT', path, { headers: evil })).toBe(405)
  expect(await statusOf('POST', path, { headers: { ...evil, 'content-type': 'text/plain' }, body: 'x' })).toBe(403)
  expect(await statusOf('POST', path, { headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(20_000) })).toBe(
    415,
  )
  expect(
    await statusOf('POST', path, { headers: { 'content-type': 'application/json' }, body: 'x'.repeat(20_000) }),
  ).toBe(413)
  expect(
    await statusOf('POST', '/api/carts/nobodys/items', { headers: { 'content-type': 'application/json' }, body: '{' }),
  ).toBe(400)
  expect(await statusOf('POST', '/api/carts/nobodys/items', { json: {} })).toBe(422)
  expect(await statusOf('POST', '/api/carts/nobodys/items', { json: domainChoice('a') })).toBe(404)
})
