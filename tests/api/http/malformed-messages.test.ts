import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, ownHost, type ApiRequest, type Shop } from '#tests/api/shop.ts'
import { postHead, say } from './raw-request.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'

let shop: Shop
let cartId: string
let path: string
const valid = JSON.stringify(domainChoice('valid'))
const json = { 'content-type': 'application/json' }

beforeAll(async () => {
  shop = await openShop()
  cartId = await shop.newCart()
  path = `/api/carts/${cartId}/items`
})
afterAll(() => shop[Symbol.asyncDispose]())

async function expectRefused(question: ApiRequest, status: number, code: string): Promise<void> {
  const before = await shop.state()
  const answer = await shop.ask('POST', path, question)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(await shop.state()).toBe(before)
}

test.each([
  ['B1 cut off', '{"id":'],
  ['B2 empty', ''],
  ['B5 followed by garbage', `${valid}garbage`],
  ['B5 twice', `${valid}${valid}`],
  ['B10 a key without quotes', '{a:1}'],
  ['B10 single quotes', "{'a':1}"],
  ['B10 a comment', '{} // c'],
  ['B10 a trailing comma', '{"a":1,}'],
  ['B10 NaN', 'NaN'],
  ['B10 Infinity', '{"a":Infinity}'],
  ['B10 undefined', 'undefined'],
  ['a bare word', 'null null'],
  ['UTF-16 without a mark', Buffer.from(valid, 'utf16le')],
  ['a NUL', '\0'],
])('%s is no JSON: 400', (_, body) => expectRefused({ headers: json, body }, 400, 'invalid_json'))

test.each([
  ['B8 a broken sequence', Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])],
  ['an encoded surrogate', Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')])],
  ['an overlong slash', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(valid, 'utf16le')])],
  ['compressed bytes', Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0xff])],
])('%s is no UTF-8: 400', (_, body) => expectRefused({ headers: json, body }, 400, 'invalid_encoding'))

test.each(['[]', `[${valid}]`, '"x"', '7', 'true', 'null', '{}'])('B4 %s is JSON, but no choice: 422', (body) =>
  expectRefused({ headers: json, body }, 422, 'validation_failed'),
)

test.each([
  ['B11 nothing', {}],
  ['B14 a JSON of others', { 'content-type': 'application/vnd.api+json' }],
  ['B14 text/json', { 'content-type': 'text/json' }],
  ['B14 two types', { 'content-type': 'application/json, text/plain' }],
  ['B15 a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['B15 a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['B15 plain text, which needs no permission of another site', { 'content-type': 'text/plain' }],
  ['a longer word', { 'content-type': 'application/jsonx' }],
  ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
  ['a compressed body', { ...json, 'content-encoding': 'gzip' }],
])('the media type %s: 415', (_, headers) => expectRefused({ headers, body: valid }, 415, 'unsupported_media_type'))

test.each([
  ['application/json;charset=UTF-8'],
  ['APPLICATION/JSON'],
  ['application/json ; charset="utf-8"'],
  ['application/json'],
])('B13 the media type %s is taken: 201', async (type) => {
  const { status } = await shop.ask('POST', path, { headers: { 'content-type': type }, body: valid })
  expect(status).toBe(201)
})

test('B7 a byte order mark changes nothing', async () => {
  const body = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(valid)])
  expect((await shop.ask('POST', path, { headers: json, body })).status).toBe(201)
})

test.each([
  ['nothing', {}],
  ['nothing, of type JSON', { headers: json }],
  ['{}', { headers: json, body: '{}' }],
])('B2 a cart is made from %s', async (_, question) => {
  expect((await shop.ask('POST', '/api/carts', question)).status).toBe(201)
})

test.each([
  ['text without a type', { body: '{}' }, 415],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['half an object', { headers: json, body: '{' }, 400],
  ['a list', { headers: json, body: '[1]' }, 422],
  [
    'B59 a cart of their own',
    { json: { id: 'x', items: [], anonymous: false, customerId: 1, total: 0, vatRate: 0 } },
    422,
  ],
  ['B182 a prototype', { headers: json, body: '{"__proto__":{"polluted":1}}' }, 422],
])('no cart is made from %s', async (_, question, status) => {
  const before = await shop.state()
  expect((await shop.ask('POST', '/api/carts', question)).status).toBe(status)
  expect(await shop.state()).toBe(before)
})

test.each([
  ['B16 a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['B17 two lengths', ['Content-Length: 2', 'Content-Length: 3'], '{}'],
  ['a length that is none', ['Content-Length: -1'], ''],
  ['B170 a bare line feed in a header', ['stek-locale: nl\nx: y\r'], ''],
  ['a folded header', ['stek-locale: nl', ' de'], ''],
])('%s is no request: 400 and the connection ends', async (_, headers, body) => {
  const before = [await shop.state(), shop.accessLog.length]
  const { status, text } = await say(shop.port, postHead(path, ...headers), body)
  expect(status).toBe(400)
  expect(text).toMatch(/content-type: application\/problem\+json/i)
  expect([await shop.state(), shop.accessLog.length]).toEqual(before)
})

test.each([
  ['an unknown transfer coding', ['Transfer-Encoding: sideways'], ''],
  ['a chunk without a length', ['Transfer-Encoding: chunked'], 'zz\r\n'],
])('%s breaks off the body: 400 and the connection ends', async (_, headers, body) => {
  const before = await shop.state()
  expect((await say(shop.port, postHead(path, ...headers), body)).status).toBe(400)
  expect(await shop.state()).toBe(before)
})

test.each([
  ['B19 another host', ['POST /api/carts HTTP/1.1', 'Host: evil.example', 'Content-Length: 0']],
  ['B19 two hosts', ['POST /api/carts HTTP/1.1', `Host: ${ownHost}`, 'Host: evil.example', 'Content-Length: 0']],
  ['B19 no name', ['POST /api/carts HTTP/1.1', 'Host:', 'Content-Length: 0']],
  ['B19 an odd name', ['POST /api/carts HTTP/1.1', 'Host: a b/c', 'Content-Length: 0']],
  ['B19 an absolute address', ['POST http://evil.example/api/carts HTTP/1.1', `Host: ${ownHost}`, 'Content-Length: 0']],
  ['B20 no host at all', ['POST /api/carts HTTP/1.0']],
  ['B20 a version to come', ['POST /api/carts HTTP/9.9', `Host: ${ownHost}`]],
])('%s is refused: 400 or 421', async (_, head) => {
  const before = await shop.state()
  expect([400, 421]).toContain((await say(shop.port, [...head, 'Connection: close'])).status)
  expect(await shop.state()).toBe(before)
})

test.each(['PUT', 'PATCH', 'TRACE', 'OPTIONS', 'DELETE', 'PROPFIND', 'QUERY'])(
  'B25 %s of a cart is 405, with what it takes',
  async (method) => {
    const before = await shop.state()
    for (const [target, allow] of [
      ['/api/carts', 'POST, GET, HEAD'],
      [`/api/carts/${cartId}`, 'GET, HEAD'],
      [`/api/carts/${cartId}/join`, 'POST'],
      [`/api/carts/${cartId}/items`, 'POST'],
    ] as const) {
      const answer = await shop.ask(method, target)
      expect([answer.status, answer.body.code, answer.headers.allow]).toEqual([405, 'method_not_allowed', allow])
    }
    expect(await shop.state()).toBe(before)
  },
)

test.each(['GET', 'POST', 'PUT', 'PATCH', 'TRACE'])('B25 %s of an item is 405', async (method) => {
  const answer = await shop.ask(method, `/api/carts/${cartId}/items/valid`)
  expect([answer.status, answer.headers.allow]).toEqual([405, 'DELETE'])
})

test.each(['GET', 'HEAD'])('B25 %s where only POST is taken is 405', async (method) => {
  for (const target of [`/api/carts/${cartId}/items`, `/api/carts/${cartId}/join`]) {
    const answer = await shop.ask(method, target)
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
  }
})

test.each(['CONNECT', 'FOO'])('B25 %s, which Node does not hand on, is 405 all the same', async (method) => {
  const { status, text } = await say(shop.port, [
    `${method} /api/carts HTTP/1.1`,
    `Host: ${ownHost}`,
    'Connection: close',
  ])
  expect(status).toBe(405)
  expect(text).toMatch(/\r\nallow: /i)
})

test('B26 no header turns a POST into something else', async () => {
  const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-original-url': '/api/carts' }
  const { status } = await shop.ask('POST', `${path}?_method=DELETE`, { headers, json: domainChoice('valid') })
  expect(status).toBe(201)
})
