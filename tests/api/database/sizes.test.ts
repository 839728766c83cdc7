import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, postHead, say } from '#tests/api/http/raw-request.ts'
import { openShop, ownHost, type Shop } from '#tests/api/shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'

let shop: Shop
let cartId: string
let path: string
const limit = 16 * 1024

beforeAll(async () => {
  shop = await openShop()
  cartId = await shop.newCart()
  path = `/api/carts/${cartId}/items`
})
afterAll(() => shop[Symbol.asyncDispose]())

function paddedChoice(id: string, length: number): string {
  const choice = JSON.stringify(domainChoice(id, id))
  return choice + ' '.repeat(length - choice.length)
}

test('a body of 16 KiB is taken, B41 one byte more is 413', async () => {
  const headers = { 'content-type': 'application/json' }
  expect((await shop.ask('POST', path, { headers, body: paddedChoice('fits', limit) })).status).toBe(201)
  const before = await shop.state()
  for (const length of [limit + 1, 17 * 1024, 1024 * 1024]) {
    const { status, body } = await shop.ask('POST', path, { headers, body: paddedChoice('too-long', length) })
    expect([status, body.code]).toEqual([413, 'payload_too_large'])
  }
  expect(await shop.state()).toBe(before)
})

test('B42 what does not say how long it is is counted as it arrives', async () => {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  expect((await shop.ask('POST', path, { headers, body: paddedChoice('chunks', limit) })).status).toBe(201)
  expect((await shop.ask('POST', path, { headers, body: paddedChoice('more-chunks', limit + 1) })).status).toBe(413)
  expect((await shop.ask('POST', '/api/carts', { headers, body: ' '.repeat(limit + 1) })).status).toBe(413)
})

test('B42 what says it is too long is refused before it arrives', async () => {
  const head = postHead(path, 'Content-Length: 99999999', 'Connection: close')
  expect((await say(shop.port, head)).status).toBe(413)
})

test('B43 an endless stream is answered 413 and cut off', async () => {
  const socket = connect(shop.port, '127.0.0.1')
  await once(socket, 'connect')
  const before = process.memoryUsage().rss
  const reply = listen(socket)
  socket.write(`${postHead(path, 'Transfer-Encoding: chunked').join('\r\n')}\r\n\r\n`)
  const chunk = `400\r\n${'x'.repeat(1024)}\r\n`
  while (!socket.closed) {
    socket.write(chunk)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const { status, ms } = await reply
  expect(status).toBe(413)
  expect(ms).toBeLessThan(5000)
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
})

test.each([
  ['20 KiB in one header', [`X-Long: ${'x'.repeat(20 * 1024)}`]],
  ['a cookie of 20 KiB', [`Cookie: a=${'x'.repeat(20 * 1024)}`]],
  ['200 headers', Array.from({ length: 200 }, (_, index) => `X-${index}: x`)],
])('B44 %s: 431', async (_, headers) => {
  const { status } = await say(shop.port, [
    `GET /api/carts/${cartId} HTTP/1.1`,
    `Host: ${ownHost}`,
    'Connection: close',
    ...headers,
  ])
  expect(status).toBe(431)
})

test('B45 an address that is too long: 414', async () => {
  expect((await shop.ask('GET', `/api/carts/${cartId}?${'x'.repeat(9000)}`)).status).toBe(414)
})

test('B48 the 101st item is 422, and replacing one of a hundred is not', async () => {
  const full = await shop.newCart()
  for (let index = 0; index < 100; index += 1) {
    expect((await shop.add(full, domainChoice(`i${index}`, `naam-${index}`))).status).toBe(201)
  }
  const before = await shop.state()
  const { status, body } = await shop.add(full, domainChoice('more', 'naam-100'))
  expect([status, body.code]).toEqual([422, 'too_many_items'])
  expect((await shop.add(full, hostingChoice('under', 'i0', 'naam-0.nl'))).status).toBe(422)
  expect(await shop.state()).toBe(before)
  const replaced = await shop.add(full, domainChoice('again', 'naam-7'))
  expect(replaced.status).toBe(201)
  expect(replaced.body.cart.items).toHaveLength(100)
})
