import { expect, test } from 'vitest'
import { openDoor, ownHost } from './shop-door.ts'

test.each([
  ['/webhosting/', '/webhosting'],
  ['/de/', '/de'],
  ['/de/webhosting/', '/de/webhosting'],
  ['/order/domains/', '/order/domains'],
  ['/website-verhuizen/transip///', '/website-verhuizen/transip'],
  ['/webhosting/?a=1&b=%2F', '/webhosting?a=1&b=%2F'],
  ['/order/domains/?q=x//y', '/order/domains?q=x//y'],
  ['/de/ueber-uns', '/de/uber-uns'],
  ['/de/kuendigen?x=1', '/de/kundigen?x=1'],
])('%s redirects permanently to %s', async (path, target) => {
  await using door = await openDoor()
  const { status, headers, body } = await door.ask(path)
  expect(status).toBe(308)
  expect(headers.location).toBe(target)
  expect(body.length).toBe(0)
  expect((await door.ask(target)).status).toBe(200)
})

test('an alias with a trailing slash is redirected too', async () => {
  await using door = await openDoor()
  const { headers } = await door.ask('/de/ueber-uns/')
  const { headers: next } = await door.ask(headers.location ?? '')
  expect(next.location ?? headers.location).toBe('/de/uber-uns')
})

test.each([
  '//evil.example/',
  '//evil.example//',
  '///evil.example/',
  '/\\evil.example/',
  '/\\/evil.example/',
  '\\\\evil.example/',
  '/%2f%2fevil.example/',
  '/%2fevil.example/',
  '/%5cevil.example/',
  '/.//evil.example/',
  '/./\\evil.example/',
  '/..//evil.example/',
  '/x/..//evil.example/',
  '/\t/evil.example/',
  '/;@evil.example/',
  '/?//evil.example/',
  '//',
  '///',
  '/.//',
])('%j never redirects to another site', async (path) => {
  await using door = await openDoor()
  const answer = await door.say([`GET ${path} HTTP/1.1`, `Host: ${ownHost}`])
  const location = /^location: (.*)\r$/im.exec(answer.text)?.[1]
  if (location === undefined) expect([200, 400, 404, 421]).toContain(answer.status)
  else expect(new URL(location, 'https://shop.example/somewhere').host).toBe('shop.example')
})

test('the home page is never redirected', async () => {
  await using door = await openDoor()
  expect((await door.ask('/')).status).toBe(200)
  expect((await door.ask('/?a=1')).status).toBe(200)
})
