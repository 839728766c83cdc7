import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { parse } from '#platform/schema/parse.ts'
import { checkedNames } from '#features/names/schema/search-row.ts'
import { freeFinding, type NameShopServer, openNameShop, ScriptedLookup } from './name-shop.ts'

let shop: NameShopServer
beforeAll(async () => {
  shop = await openNameShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

test('200 names in one call: a row each, in the order given', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `tuin${index}.${catalogue.featured.nl[index % 12]}`)
  const { status, rows, text, ms } = await shop.check(names)
  expect(status).toBe(200)
  expect(rows.map(({ name }) => name)).toEqual(names)
  const answer: unknown = JSON.parse(text)
  expect(parse(checkedNames, answer)).toEqual({ ok: true, value: answer })
  expect(ms).toBeLessThan(500 * 20)
})

test('names as people type them; the same name twice is asked once', async () => {
  const lookup = new ScriptedLookup(() => true)
  await using own = await openNameShop({ lookup })
  const { rows } = await own.check([
    'https://Tuin.NL/',
    'tuin.nl',
    'tuin',
    'voor_beeld.nl',
    'tuin.google',
    'münchen.de',
  ])
  expect(rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'tuin.nl available',
    'tuin.nl available',
    'tuin.nl available',
    'voor_beeld.nl invalid',
    'tuin.google invalid',
    'xn--mnchen-3ya.de available',
  ])
  expect(rows[3]).toMatchObject({ suggestion: 'voor-beeld.nl' })
  expect(lookup.asked).toEqual(['tuin.nl', 'xn--mnchen-3ya.de'])
})

test('a name without an extension gets the first of the language', async () => {
  const { rows } = await shop.check(['garten'], { 'stek-locale': 'de' })
  expect(rows[0]?.name).toBe('garten.de')
})

test.each([
  ['201 names', Array.from({ length: 201 }, (_, index) => `tuin${index}.nl`), 'names', 'too_long'],
  ['no names', [], 'names', 'too_short'],
  ['a number among them', ['tuin.nl', 7], 'names.1', 'wrong_type'],
  ['an empty one', [''], 'names.0', 'too_short'],
  ['B188 a long one', ['a'.repeat(4000)], 'names.0', 'too_long'],
  ['B205 half a character', ['\ud800.nl'], 'names.0', 'malformed'],
  ['no list', 'tuin.nl', 'names', 'wrong_type'],
])('%s is 422', async (_, names, path, code) => {
  const { status, problem } = await shop.check(names)
  expect([status, problem.code, problem.errors]).toEqual([422, 'validation_failed', [{ path, code }]])
})

const longNames = (count: number) => Array.from({ length: count }, (_, index) => `${String(index).padEnd(600, 'a')}.nl`)

test('B48 more than 64 KiB is 413; 60 KiB are read', async () => {
  expect((await shop.check(longNames(120))).status).toBe(413)
  const { status, rows } = await shop.check(longNames(90))
  expect(status).toBe(200)
  expect(rows.every(({ state, reason }) => state === 'invalid' && reason === 'label_too_long')).toBe(true)
})

test('B182 keys that we do not know are refused', async () => {
  for (const body of [{ names: ['a.nl'], extra: 1 }, JSON.parse('{"names":["a.nl"],"__proto__":{"polluted":1}}')]) {
    expect((await shop.ask('POST', '/api/domains/check', body)).status).toBe(422)
  }
})

test('B11 it takes JSON from here only', async () => {
  const body = { names: ['a.nl'] }
  const type = { 'content-type': 'text/plain' }
  expect((await shop.ask('POST', '/api/domains/check', body, type)).status).toBe(415)
  const foreign = { origin: 'https://evil.example' }
  expect((await shop.ask('POST', '/api/domains/check', body, foreign)).status).toBe(403)
})

test('C62 what is not known in time is unknown; the rest is answered', async () => {
  const lookup = new ScriptedLookup((name) => name.endsWith('.nl'))
  await using own = await openNameShop({ lookup, searchTimeoutMs: 200 })
  const { rows } = await own.check(['tuin.nl', 'tuin.com', 'bloem.nl'])
  expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['available', undefined],
    ['unknown', 'timeout'],
    ['available', undefined],
  ])
})

test('who goes away stops the check: all lookups under way end, none is begun', async () => {
  const lookup = new ScriptedLookup()
  await using own = await openNameShop({ lookup })
  const body = JSON.stringify({ names: Array.from({ length: 100 }, (_, index) => `tuin${index}.nl`) })
  const headers = { host: 'shop.example', 'content-type': 'application/json' }
  const request = httpRequest({
    port: own.port,
    host: '127.0.0.1',
    path: '/api/domains/check',
    method: 'POST',
    headers,
  })
  request.on('error', () => {}).end(body)
  await expect.poll(() => lookup.asked.length).toBe(16)
  request.destroy()
  await expect.poll(() => lookup.stopped.length).toBe(16)
  expect(lookup.asked).toHaveLength(16)
})

test('at most sixteen names of a call are looked up at the same time', async () => {
  let atOnce = 0
  let most = 0
  const lookup = {
    async lookUp() {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      return freeFinding
    },
  }
  await using own = await openNameShop({ lookup })
  expect((await own.check(Array.from({ length: 100 }, (_, index) => `tuin${index}.nl`))).status).toBe(200)
  expect(most).toBe(16)
})

test('B140 twenty checks a minute', async () => {
  await using own = await openNameShop({ limits: true })
  for (let index = 0; index < 20; index += 1) expect((await own.check(['tuin.nl'])).status).toBe(200)
  expect((await own.check(['tuin.nl'])).status).toBe(429)
  expect((await own.search({ q: 'tuin.nl' })).status).toBe(200)
})
