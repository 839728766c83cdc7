import { expect, test } from 'vitest'
import { openDoor, ownHost } from './shop-door.ts'

const headingOf = (body: Buffer) => /<h1>([^<]*)/.exec(body.toString())?.[1]

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s of a page is 405 with Allow', async (method) => {
  await using door = await openDoor()
  for (const path of ['/', '/order/domains', '/favicon.svg']) {
    const { status, headers, body } = await door.ask(path, { method })
    expect(status, path).toBe(405)
    expect(headers.allow, path).toBe('GET, HEAD')
    expect(headers['cache-control'], path).toBe('no-store')
    expect(headers['content-type'], path).toBe('application/problem+json; charset=utf-8')
    expect(JSON.parse(body.toString()), path).toMatchObject({ status: 405, code: 'method_not_allowed' })
  }
})

test.each([
  'evil.example',
  'shop.example.evil.example',
  'evil.example:80',
  'shop.example@evil.example',
  'shop.example, evil.example',
  '',
])('Host "%s" is 421', async (host) => {
  await using door = await openDoor()
  for (const path of ['/', '/webhosting/', '/api/health/live']) {
    const { status, headers, body } = await door.ask(path, { headers: { host } })
    expect(status, path).toBe(421)
    expect(headers['content-type'], path).toBe('application/problem+json; charset=utf-8')
    expect(JSON.parse(body.toString()), path).toMatchObject({ status: 421, code: 'bad_host' })
    expect(headers.location, path).toBeUndefined()
  }
})

test('without a Host header an HTTP/1.1 request is 400 and an HTTP/1.0 request 421', async () => {
  await using door = await openDoor()
  expect((await door.say(['GET / HTTP/1.1'])).status).toBe(400)
  expect((await door.say(['GET / HTTP/1.0'])).status).toBe(421)
})

test('two Host headers are 421, even if both name this shop', async () => {
  await using door = await openDoor()
  const hosts = [
    [ownHost, 'evil.example'],
    ['evil.example', ownHost],
    [ownHost, ownHost],
  ]
  for (const [first, second] of hosts) {
    const { status } = await door.say(['GET / HTTP/1.1', `Host: ${first}`, `Host: ${second}`])
    expect([400, 421], `${first} and ${second}`).toContain(status)
  }
})

test.each([`http://${ownHost}/`, 'http://evil.example/', 'https://evil.example/api/health/live'])(
  'a request line that names %s is 421',
  async (target) => {
    await using door = await openDoor()
    expect((await door.say([`GET ${target} HTTP/1.1`, `Host: ${ownHost}`])).status).toBe(421)
  },
)

test('OPTIONS * is answered like any other OPTIONS', async () => {
  await using door = await openDoor()
  expect((await door.say(['OPTIONS * HTTP/1.1', `Host: ${ownHost}`])).status).toBe(405)
})

test('a URL longer than 4 KiB is 414, one at the limit is served', async () => {
  await using door = await openDoor()
  const long = await door.ask(`/?q=${'a'.repeat(4096 - 3)}`)
  expect(long.status).toBe(414)
  expect(JSON.parse(long.body.toString())).toMatchObject({ status: 414, code: 'uri_too_long' })
  expect((await door.ask(`/?q=${'a'.repeat(4096 - 4)}`)).status).toBe(200)
})

test.each([
  '/../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..\\..\\etc\\passwd',
  '/assets/../main.ts',
  '/assets/..%2f..%2fsite.json',
  '/site.json',
  '/index.html',
  '/webhosting.html',
  '/index.html.br',
  '/manifest.json',
  '/404',
  '/webhosting%00',
  '/%77ebhosting',
  '/WEBHOSTING',
  '/__proto__',
  '/constructor',
  '/.env',
  '/.git/config',
  '//webhosting',
])('%s is an unknown page', async (path) => {
  await using door = await openDoor()
  const { status, headers, body } = await door.ask(path)
  expect(status).toBe(404)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headingOf(body)).toBe('Deze pagina bestaat niet.')
})

test('non-ASCII bytes in a path are an unknown page', async () => {
  await using door = await openDoor()
  const { status } = await door.say(['GET /de/prüfen HTTP/1.1', `Host: ${ownHost}`])
  expect([400, 404]).toContain(status)
})

test.each(['/de/xyz', '/de/404', '/de/', '/de//', '/de/webhosting/x', '/de/..%2f'])(
  '%s is answered in German or redirected to German',
  async (path) => {
    await using door = await openDoor()
    const { status, headers, body } = await door.ask(path)
    if (status === 308) expect(headers.location).toMatch(/^\/de(\/|$)/)
    else {
      expect(status).toBe(404)
      expect(headingOf(body)).toBe('Diese Seite gibt es nicht.')
    }
  },
)
