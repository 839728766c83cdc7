import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startTracing } from '#platform/telemetry/tracing.ts'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { logTo } from '#tests/builders/log.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string>> }[]
  readonly status?: { readonly code: number }
}

interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] }
    readonly scopeSpans: readonly { readonly scope: { readonly name: string }; readonly spans: readonly Span[] }[]
  }[]
}

/** Receiver of OTLP over HTTP with JSON that refuses invalid requests. */
async function openReceiver() {
  const spans: Span[] = []
  const faults: string[] = []
  let mood = 200
  const check = (isRight: boolean, fault: string) => void (isRight || faults.push(fault))
  const server = createServer((request, response) => void text(request).then((body) => take(request, response, body)))
  const take = (request: IncomingMessage, response: ServerResponse, body: string) => {
    if (mood !== 200) return void response.writeHead(mood, { 'Retry-After': '1' }).end('{}')
    check(request.method === 'POST' && request.url === '/v1/traces', `${request.method} ${request.url}`)
    check(request.headers['content-type'] === 'application/json', 'media type')
    const { resourceSpans } = JSON.parse(body) as ExportRequest
    for (const { resource, scopeSpans } of resourceSpans) {
      check(
        resource.attributes.some(({ key }) => key === 'service.name'),
        'service.name',
      )
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        check(/^(?!0{32})[\da-f]{32}$/.test(span.traceId), 'traceId')
        check(/^(?!0{16})[\da-f]{16}$/.test(span.spanId), 'spanId')
        check(span.parentSpanId === undefined || /^[\da-f]{16}$/.test(span.parentSpanId), 'parentSpanId')
        check([1, 2, 3, 4, 5].includes(span.kind), 'kind')
        check(/^\d{19}$/.test(span.startTimeUnixNano) && /^\d{19}$/.test(span.endTimeUnixNano), 'time')
        check(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano), 'order of times')
        for (const { value } of span.attributes) {
          const [[kind, content] = []] = Object.entries(value)
          check(kind === 'stringValue' || (kind === 'intValue' && /^-?\d+$/.test(content ?? '')), 'attribute')
        }
        spans.push(span)
      }
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"partialSuccess":{}}')
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`)
  return { url, spans, faults, answerWith: (status: number) => (mood = status) }
}

const loopback = new BlockList()
loopback.addAddress('127.0.0.1', 'ipv4')

async function openTraced(share: number) {
  const receiver = await openReceiver()
  const lines: string[] = []
  const stop = startTracing({
    share,
    batchMs: 50,
    log: logTo((line) => lines.push(line)),
    url: receiver.url.href,
  })
  onTestFinished(stop)
  return { ...receiver, lines, stop }
}

test('a call is a span with its statements below it, and continues the trace of a trusted proxy', async () => {
  await using shop = await openShop({ trustedProxies: loopback })
  const { spans, faults } = await openTraced(1)
  const cartId = await shop.newCart()
  await shop.add(cartId, domainChoice('jansen'))
  const traceId = 'ab'.repeat(16)
  await shop.ask('GET', `/api/carts/${cartId}`, { headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` } })
  await expect.poll(() => spans.filter(({ kind }) => kind === 2).length).toBeGreaterThanOrEqual(3)
  expect(faults).toEqual([])
  const continued = spans.find((span) => span.kind === 2 && span.traceId === traceId)
  expect(continued).toMatchObject({ name: 'GET /api/carts/:cartId', parentSpanId: 'cd'.repeat(8) })
  const below = spans.filter(({ parentSpanId }) => parentSpanId === continued?.spanId)
  expect(below.length).toBeGreaterThan(0)
  expect(below.every((span) => span.traceId === traceId && span.kind === 3)).toBe(true)
  for (const secret of [cartId, 'jansen']) expect(JSON.stringify(spans)).not.toContain(secret)
})

const parent = (trace: string, flags: string) => ({
  traceparent: `00-${trace.repeat(16)}-${'cd'.repeat(8)}-${flags}`,
})

test('with a share of 0 only traces that trusted proxies request are sent; one that declines is obeyed', async () => {
  await using shop = await openShop({ trustedProxies: loopback })
  await using direct = await openShop()
  const { spans, stop } = await openTraced(0)
  await shop.ask('GET', '/api/health/live')
  await shop.ask('GET', '/api/health/live', { headers: parent('aa', '00') })
  await shop.ask('GET', '/api/health/live', { headers: parent('bb', '01') })
  await direct.ask('GET', '/api/health/live', { headers: parent('cc', '01') })
  await stop()
  expect(spans.map(({ traceId }) => traceId)).toEqual(['bb'.repeat(16)])
})

test('a busy receiver gets the spans later', async () => {
  await using shop = await openShop()
  const { spans, answerWith } = await openTraced(1)
  answerWith(503)
  await shop.ask('GET', '/api/health/live')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(spans).toEqual([])
  answerWith(200)
  await expect.poll(() => spans.length, { timeout: 5000 }).toBe(1)
})

test('a receiver that refuses spans is reported once, and once when it accepts them again', async () => {
  await using shop = await openShop()
  const { spans, lines, answerWith } = await openTraced(1)
  answerWith(400)
  for (let call = 1; call <= 3; call += 1) {
    await shop.ask('GET', '/api/health/live')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^error traces: Traces cannot be sent\. \(reason: /)])
  answerWith(200)
  await shop.ask('GET', '/api/health/live')
  await expect.poll(() => spans.length).toBe(1)
  await expect.poll(() => lines.slice(1)).toEqual([expect.stringMatching(/^info traces: Traces are sent again\./)])
})
