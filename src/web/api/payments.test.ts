import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPayment, listPaymentMethods, type PaymentRefusal, readPayment } from './payments.ts'

interface Heard {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Reply = (response: ServerResponse) => void

const cartId = 'c'.repeat(22)
const paymentId = 'p'.repeat(22)
const payment = {
  id: paymentId,
  status: 'open',
  amount: 89.52,
  currency: 'EUR',
  method: 'ideal',
  checkoutUrl: 'https://bank.example/pay',
  orderNumber: '2026-000123',
}
const checkout = {
  paymentMethod: 'ideal',
  issuer: null,
  affiliateId: '1204',
  wctId: 'click_9-Az',
  consents: { terms: true, immediateStart: false },
}

let heard: Heard[] = []
let replies: Reply[] = []
let pauses: number[] = []
let refusals: PaymentRefusal[] = []
const server = createServer((request, response) => void hear(request, response))

async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const piece of request) body += String(piece)
  heard.push({ method: request.method, url: request.url, headers: request.headers, body })
  const reply = replies.shift()
  if (reply) reply(response)
  else response.destroy()
}

const json = (status: number, body: unknown): Reply => {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
}
const settings = {
  locale: 'de',
  onRefusal: (refusal: PaymentRefusal) => void refusals.push(refusal),
  pause: (ms: number) => {
    pauses.push(ms)
    return Promise.resolve()
  },
}
const create = () => createPayment(cartId, checkout, settings)

beforeEach(async () => {
  heard = []
  replies = []
  pauses = []
  refusals = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('navigator', { onLine: true })
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('[K5] [F5] [K8] a payment request has method, issuer, both ids and the language of the page', async () => {
  replies = [json(201, payment)]
  expect(await create()).toEqual(payment)
  expect(heard).toMatchObject([
    {
      method: 'POST',
      url: `/api/carts/${cartId}/payments`,
      headers: { 'content-type': 'application/json', 'stek-locale': 'de' },
    },
  ])
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual(checkout)
  expect(refusals).toEqual([])
})

test('[K5] a refusal returns null and reports its reason; it is not retried', async () => {
  replies = [json(409, { status: 409, code: 'domain_taken', itemIds: ['d1'], requestId: 'r' })]
  expect(await create()).toBeNull()
  expect(refusals).toMatchObject([{ status: 409, code: 'domain_taken', errors: [], details: { itemIds: ['d1'] } }])
  expect(heard).toHaveLength(1)
})

test('a refusal that is not from the API has no code', async () => {
  replies = [(response) => void response.writeHead(502).end('<html>bad gateway')]
  expect(await create()).toBeNull()
  expect(refusals).toEqual([{ status: 502, code: undefined, errors: [], details: {} }])
})

const cutOff: Reply = (response) => {
  response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': '900' })
  response.write('{"id":"p', () => response.destroy())
}

test('C95: after a missing or incomplete response the same request is sent again', async () => {
  replies = [(response) => void response.destroy(), cutOff, json(201, payment)]
  expect(await create()).toEqual(payment)
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1)
  expect(pauses).toEqual([400, 1500])
  expect(refusals).toEqual([])
})

test('[K5] a request without a response returns null', async () => {
  expect(await create()).toBeNull()
  expect(heard).toHaveLength(3)
  expect(refusals).toMatchObject([{ status: 0 }])
})

test('C94: without a connection there are no retries', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await create()).toBeNull()
  expect(pauses).toEqual([])
  expect(refusals).toMatchObject([{ status: 0 }])
})

test('[K6] a payment is read by its id; a failure returns null', async () => {
  replies = [json(200, payment), json(404, { code: 'not_found' }), (response) => void response.destroy()]
  expect(await readPayment(paymentId)).toEqual(payment)
  expect(await readPayment(paymentId)).toBeNull()
  expect(await readPayment(paymentId)).toBeNull()
  expect(heard[0]).toMatchObject({ method: 'GET', url: `/api/carts/payments/${paymentId}` })
})

test('payment methods are requested for a cart and a language; a failure returns null', async () => {
  const methods = [{ id: 'ideal', name: 'iDEAL | Wero' }]
  replies = [json(200, methods), json(503, {})]
  expect(await listPaymentMethods(cartId, 'de')).toEqual(methods)
  expect(await listPaymentMethods(cartId, 'de')).toBeNull()
  expect(heard[0]).toMatchObject({
    url: `/api/payment-methods?cartId=${cartId}`,
    headers: { 'stek-locale': 'de' },
  })
})
