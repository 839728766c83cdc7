import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartResponseOf } from '#features/carts/schema/cart-wire.ts'
import { totalsOf } from '#core/cart/cart.ts'
import { cents } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { domain, keptId } from '#tests/builders/open-cart.ts'
import { domainChoice } from '#tests/builders/sample-catalogue.ts'
import { httpCartCalls } from './carts.ts'

interface Heard {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Reply = (response: ServerResponse) => void

const item = domain('d', 'tuin')
const cart = { id: keptId, anonymous: true, items: [item], noLongerSold: [], totals: totalsOf([item], visitorVatRate) }
const answer = cartResponseOf(cart, 'nl')

let heard: Heard[] = []
let replies: Reply[] = []
const pauses: number[] = []
const server = createServer((request, response) => void hear(request, response))

async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const piece of request) body += String(piece)
  heard.push({ method: request.method, url: request.url, headers: request.headers, body })
  const reply = replies.shift()
  if (reply) reply(response)
  else response.destroy()
}

const calls = httpCartCalls({
  locale: 'de',
  pause: (ms) => {
    pauses.push(ms)
    return Promise.resolve()
  },
})

const json = (status: number, body: unknown): Reply => {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
}
const cutOff: Reply = (response) => {
  response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': '900' })
  response.write(JSON.stringify(answer).slice(0, 20), () => response.destroy())
}

beforeEach(async () => {
  heard = []
  replies = []
  pauses.length = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('[K1] [K8] a cart is created by a JSON request in the language of the page', async () => {
  replies = [json(201, answer)]
  expect(await calls.create()).toMatchObject({ status: 201, cart: { id: keptId, vatRate: 2100 } })
  expect(heard).toMatchObject([
    { method: 'POST', url: '/api/carts', headers: { 'content-type': 'application/json', 'stek-locale': 'de' } },
  ])
})

test('[C15] [K2] a cart is converted to cents', async () => {
  replies = [json(200, answer)]
  const { cart: loaded } = await calls.load(keptId)
  expect(loaded?.items).toMatchObject([{ id: 'd', price: item.price, discount: item.discount, renewal: null }])
})

test('[C16] [K3] a request contains the choice, never an amount', async () => {
  replies = [json(201, { item: answer.items[0], cart: answer })]
  expect(await calls.add(keptId, item)).toMatchObject({ status: 201, cart: { id: keptId } })
  expect(heard[0]).toMatchObject({ method: 'POST', url: `/api/carts/${keptId}/items` })
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    id: 'd',
    parentId: null,
    type: 'domain',
    parameters: { sld: 'tuin', tld: 'nl' },
    productSlug: 'domain-nl',
    priceType: 'purchase',
    priceFrequency: 'yearly',
  })
})

test('[K4] an item is removed by its id', async () => {
  replies = [json(200, answer)]
  expect(await calls.remove(keptId, 'd')).toMatchObject({ status: 200, cart: { id: keptId } })
  expect(heard).toMatchObject([{ method: 'DELETE', url: `/api/carts/${keptId}/items/d`, body: '' }])
})

test('a refusal has its code and is not retried', async () => {
  replies = [json(422, { code: 'too_many_items', status: 422 })]
  expect(await calls.add(keptId, item)).toEqual({ status: 422, cart: null, code: 'too_many_items' })
  expect(heard).toHaveLength(1)
})

test('a refusal that is not from the API has no code', async () => {
  replies = [(response) => void response.writeHead(502).end('<html>bad gateway')]
  expect(await calls.add(keptId, item)).toEqual({ status: 502, cart: null })
})

test('without a response the same choice is sent again with the same id', async () => {
  replies = [(response) => void response.destroy(), cutOff, json(201, { item: answer.items[0], cart: answer })]
  expect(await calls.add(keptId, item)).toMatchObject({ status: 201, cart: { id: keptId } })
  expect(heard).toHaveLength(3)
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1)
  expect(pauses).toEqual([400, 1500])
})

const cutWithoutLength: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write(JSON.stringify(answer).slice(0, 20), () => response.destroy())
}

test.each([
  ['of a known length', cutOff],
  ['of an unknown length', cutWithoutLength],
])('C5 an incomplete response %s is retried with the same request', async (_, cut) => {
  for (const [work, whole] of [
    [() => calls.create(), json(201, answer)],
    [() => calls.add(keptId, item), json(201, { item: answer.items[0], cart: answer })],
    [() => calls.remove(keptId, 'd'), json(200, answer)],
  ] as const) {
    heard = []
    replies = [cut, cut, whole]
    expect(await work()).toMatchObject({ cart: { id: keptId } })
    expect(heard).toHaveLength(3)
    expect(new Set(heard.map(({ method, url, body }) => `${method} ${url} ${body}`)).size).toBe(1)
    replies = [cut, cut, cut]
    expect(await work()).toEqual({ status: 500, cart: null })
  }
})

test.each([
  [200, JSON.stringify(answer).slice(0, 20)],
  [201, 'no cart'],
  [202, '{}'],
  [204, undefined],
  [302, undefined],
])('[C7] a complete but unreadable response %i is not retried', async (status, body) => {
  for (const work of [() => calls.create(), () => calls.add(keptId, item), () => calls.remove(keptId, 'd')]) {
    heard = []
    replies = [(response) => void response.writeHead(status).end(body)]
    expect(await work()).toEqual({ status, cart: null })
    expect(heard).toHaveLength(1)
  }
})

test('[K2] [K3] [K4] a request without a response counts as status 500', async () => {
  const unanswered = { status: 500, cart: null }
  expect(await calls.create()).toEqual(unanswered)
  expect(await calls.load(keptId)).toEqual(unanswered)
  expect(await calls.add(keptId, item)).toEqual(unanswered)
  expect(await calls.remove(keptId, 'd')).toEqual(unanswered)
})

test('changed prices and items no longer sold are included', async () => {
  const [first] = answer.items
  const unsold = { ...domainChoice('x', 'kas') }
  replies = [json(200, { ...answer, items: [{ ...first, priceChanged: { from: 2.5 } }], noLongerSold: [unsold] })]
  const { cart: loaded } = await calls.load(keptId)
  expect(loaded?.changedFrom).toEqual(new Map([['d', cents(250)]]))
  expect(loaded?.noLongerSold).toEqual([unsold])
})
