import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFormCache } from '#platform/http/site/site-store.ts'
import type { SiteIndex } from '#platform/http/site/site-index.ts'
import { openDoor, type ApiResponse } from './shop-door.ts'

const dist = join(import.meta.dirname, '../../dist')
const { files } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as SiteIndex

function plainBody({ headers, body }: ApiResponse): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body)
  return body
}

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br;q=0.0', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['gzip;q=0.5, br;Q=0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  ['deflate, zstd', undefined],
  ['x-gzip, brotli', undefined],
  ['broken;;;,,,;q=', undefined],
])('Accept-Encoding "%s" is answered with %s', async (accepted, encoding) => {
  await using door = await openDoor()
  const answer = await door.ask('/', { headers: { 'accept-encoding': accepted } })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toBe('Accept-Encoding')
  expect(answer.headers['content-length']).toBe(String(answer.body.length))
  expect(plainBody(answer).equals(readFileSync(join(dist, 'site/index.html')))).toBe(true)
})

test('a request without Accept-Encoding gets the plain page', async () => {
  await using door = await openDoor()
  const { headers } = await door.ask('/')
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toBe('Accept-Encoding')
})

test('every published file has the same content in every encoding, with its type and length', async () => {
  await using door = await openDoor()
  for (const { path, file, type, hasBrotli, notFound } of files) {
    if (notFound) continue
    const original = readFileSync(join(dist, 'site', file))
    for (const accepted of ['identity', 'gzip', 'br']) {
      const answer = await door.ask(path, { headers: { 'accept-encoding': accepted } })
      expect(answer.headers['content-type'], path).toBe(type)
      expect(answer.headers['content-length'], path).toBe(String(answer.body.length))
      expect(answer.headers['content-encoding'], path).toBe(hasBrotli && accepted !== 'identity' ? accepted : undefined)
      expect(plainBody(answer).equals(original), `${path} in ${accepted}`).toBe(true)
    }
  }
})

test('files that exist only uncompressed have no Vary header', async () => {
  await using door = await openDoor()
  const { headers } = await door.ask('/documenten/algemene-voorwaarden-2023-01-31.pdf', {
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers.vary).toBeUndefined()
  expect(headers['content-encoding']).toBeUndefined()
})

test('API responses are never compressed', async () => {
  await using door = await openDoor()
  const { headers } = await door.ask('/api/health/live', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(headers['content-encoding']).toBeUndefined()
})

test('decompressed files are cached up to a size, least recently used evicted first', () => {
  const unpack = createFormCache(250, (packed) => gunzipSync(packed))
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => gzipSync(letter.repeat(100))) as [Buffer, Buffer, Buffer]
  const [first, second] = [unpack(a), unpack(b)]
  expect(first.toString()).toBe('a'.repeat(100))
  expect(unpack(a)).toBe(first)
  unpack(c)
  expect(unpack(a)).toBe(first)
  expect(unpack(b)).not.toBe(second)
  expect(unpack(b).equals(second)).toBe(true)
})

test('a file larger than the cache is not stored', () => {
  const unpack = createFormCache(50, (packed) => gunzipSync(packed))
  const large = gzipSync('a'.repeat(100))
  expect(unpack(large)).not.toBe(unpack(large))
})
