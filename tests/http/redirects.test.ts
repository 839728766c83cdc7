import { expect, test } from 'vitest'
import { openDoor, ownHost } from './shop-door.ts'

test.each([
  ['/webhosting/', '/webhosting'],
  ['/de/', '/de'],
  ['/de/webhosting/', '/de/webhosting'],
  ['/order/domains/', '/order/domains'],
  ['/website-verhuizen/transip/', '/website-verhuizen/transip'],
  ['/helpdesk/domeinnaam-bezet/', '/helpdesk/domeinnaam-bezet'],
  ['/de/ueber-uns', '/de/uber-uns'],
  ['/de/ueber-uns/', '/de/uber-uns'],
  ['/webhosting/?a=1&via=7&b=%2F&via=8', '/webhosting?via=7&via=8'],
  ['/webhosting/?wctid=abcdef', '/webhosting?wctid=abcdef'],
  ['/webhosting/?WCTID=abcdef&wctId=x', '/webhosting?WCTID=abcdef&wctId=x'],
  ['/webhosting/?utm_source=x%20y&utm_=1&gclid=Q', '/webhosting?utm_source=x%20y&gclid=Q'],
  ['/order/domains/?q=x//y', '/order/domains'],
  ['/de/kuendigen?x=1&code=EVIL', '/de/kundigen'],
  ['/webhosting/?xvia=1&via&', '/webhosting'],
])('%s redirects permanently to %s', async (path, target) => {
  await using door = await openDoor()
  const { status, headers, body } = await door.ask(path)
  expect(status).toBe(308)
  expect(headers.location).toBe(target)
  expect(headers['cache-control']).toBe('no-store')
  expect(body.length).toBe(0)
  expect((await door.ask(target)).status).toBe(200)
})

test.each([
  '/nowhere/',
  '/sitemap.xml/',
  '/webhosting//',
  '/x/../',
  '/./',
  '/../',
  '/webhosting/.',
  '/webhosting/./',
  '/%77ebhosting/',
  '/webhosting%2f',
  '/.//evil.example/',
  '/%5cevil.example/',
  '/x%0d%0aSet-Cookie:a=b/',
  '/constructor/',
  '/__proto__',
])('B165 B171 %s leads to no page, so it is 404 and never a redirect', async (path) => {
  await using door = await openDoor()
  const { status, headers } = await door.ask(path)
  expect([status, headers.location, headers['cache-control']]).toEqual([404, undefined, 'no-store'])
  expect(headers['set-cookie']).toBeUndefined()
})

test.each(['/x\u20ac/', '/x\u0001/', '/x y/'])(
  'B171 %j in a path is 400, because no header may repeat it',
  async (path) => {
    await using door = await openDoor()
    const { status, text } = await door.say([`GET ${path} HTTP/1.1`, `Host: ${ownHost}`])
    expect(status).toBe(400)
    expect(text).not.toMatch(/^location:/im)
  },
)

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
