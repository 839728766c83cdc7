import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteIndex } from '#platform/http/site/site-index.ts'
import { openDoor } from './shop-door.ts'

const { files } = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/site.json'), 'utf8')) as SiteIndex
const asset = files.find(({ kind, type }) => kind === 'asset' && type.startsWith('text/css'))?.path ?? ''

test('a page is revalidated, an asset is immutable, an order page is not stored', async () => {
  await using door = await openDoor()
  const cacheControl = async (path: string) => (await door.ask(path)).headers['cache-control']
  expect(await cacheControl('/webhosting')).toBe('no-cache')
  expect(await cacheControl('/de')).toBe('no-cache')
  expect(await cacheControl('/favicon.svg')).toBe('no-cache')
  expect(await cacheControl('/sitemap.xml')).toBe('no-cache')
  expect(await cacheControl('/order/domains')).toBe('no-store')
  expect(await cacheControl('/de/order/payment')).toBe('no-store')
  // Pages that mailed links lead to.
  expect(await cacheControl('/factuur')).toBe('no-store')
  expect(await cacheControl('/partnerprogramma/overzicht')).toBe('no-store')
  expect(await cacheControl(asset)).toBe('public, max-age=31536000, immutable')
})

test('a shared cache may store order pages, which are the same for all visitors, and nothing else that browsers may not store', async () => {
  await using door = await openDoor()
  const toldCaches = async (path: string) => (await door.ask(path)).headers['cdn-cache-control']
  expect(await toldCaches('/order/domains')).toBe('max-age=600')
  expect(await toldCaches('/de/order/payment')).toBe('max-age=600')
  for (const path of ['/factuur', '/partnerprogramma/overzicht', '/xyz', '/api/health/live']) {
    expect(await toldCaches(path), path).toBeUndefined()
  }
})

test('everything below /assets/ has a hash in its name and never changes', async () => {
  const changing = files.filter(({ path, kind }) => path.startsWith('/assets/') && kind !== 'asset')
  expect(changing.map(({ path }) => path)).toEqual([])
})

test('every published file has a strong ETag of its own', async () => {
  await using door = await openDoor()
  const etags = new Map<string, string>()
  for (const { path, notFound } of files) {
    if (notFound) continue
    const { status, headers } = await door.ask(path)
    expect(status, path).toBe(200)
    expect(headers.etag, path).toMatch(/^"[\w-]{20,}"$/)
    expect(etags.get(headers.etag ?? ''), `${path} has the ETag of another file`).toBeUndefined()
    etags.set(headers.etag ?? '', path)
  }
})

test('each encoding of a page has its own ETag', async () => {
  await using door = await openDoor()
  const etagFor = async (encoding: string) =>
    (await door.ask('/', { headers: { 'accept-encoding': encoding } })).headers.etag
  const etags = await Promise.all(['identity', 'gzip', 'br'].map(etagFor))
  expect(new Set(etags).size).toBe(3)
})

test.each(['identity', 'gzip', 'br'])(
  'a page that the client has as %s is answered with 304 without a body',
  async (encoding) => {
    await using door = await openDoor()
    const first = await door.ask('/webhosting', { headers: { 'accept-encoding': encoding } })
    const etag = first.headers.etag ?? ''
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, `W/"other",W/${etag} , "third"`, '*']) {
      const again = await door.ask('/webhosting', {
        headers: { 'accept-encoding': encoding, 'if-none-match': condition },
      })
      expect(again.status, condition).toBe(304)
      expect(again.body.length, condition).toBe(0)
      expect(again.headers.etag, condition).toBe(etag)
      expect(again.headers['cache-control'], condition).toBe('no-cache')
      expect(again.headers.vary, condition).toBe('Accept-Encoding')
      expect(again.headers['content-encoding'], condition).toBeUndefined()
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    }
  },
)

test.each(['"other"', 'W/"other"', '"other", "third"', 'nonsense', '""'])(
  'If-None-Match %s is answered with the page',
  async (condition) => {
    await using door = await openDoor()
    const { status, body } = await door.ask('/', { headers: { 'if-none-match': condition } })
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(1000)
  },
)

test('a 304 never contains an ETag that the client did not send', async () => {
  await using door = await openDoor()
  const { headers } = await door.ask('/', { headers: { 'accept-encoding': 'br' } })
  const asked = await door.ask('/', { headers: { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' } })
  expect([200, 304]).toContain(asked.status)
  if (asked.status === 304) expect(asked.headers.etag).toBe(headers.etag)
})

test('an unknown path stays 404, whatever If-None-Match says', async () => {
  await using door = await openDoor()
  expect((await door.ask('/xyz', { headers: { 'if-none-match': '*' } })).status).toBe(404)
})

test.each(['/', '/de/webhosting', '/order/domains', '/xyz', '/sitemap.xml'])(
  'HEAD %s has the same headers as GET, without a body',
  async (path) => {
    await using door = await openDoor()
    const headers = { 'accept-encoding': 'br' }
    const get = await door.ask(path, { headers })
    const head = await door.ask(path, { method: 'HEAD', headers })
    const { date: _, ...expected } = get.headers
    const { date: __, ...received } = head.headers
    expect(head.status).toBe(get.status)
    expect(head.body.length).toBe(0)
    expect(received).toEqual(expected)
    expect(received['content-length']).toBe(String(get.body.length))
  },
)
