import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createCallLimit } from '#platform/http/pipeline/call-limit.ts'
import { type Endpoint, endpointOf, textBody } from '#platform/http/pipeline/endpoint.ts'
import type { LimitName } from '#apps/shop/limits.ts'
import { openShop, ownHost, type Shop } from '#tests/api/shop.ts'

/** Calls that stay inside until the gate opens, as when the database does not answer. */
function gated() {
  const gate = Promise.withResolvers<void>()
  let inside = 0
  const staying = (name: LimitName): Endpoint =>
    endpointOf('Test', 'none')(`stay-${name}`, 'POST', `/api/staying/${name}`, {
      summary: 'A call of a test.',
      rateLimit: name,
      requestBody: textBody(['text/plain'], 100),
      success: { status: 200 },
      async respond() {
        inside += 1
        await gate.promise
        inside -= 1
        return { status: 200, body: {} }
      },
    })
  return {
    calls: (['carts', 'searches', 'payments', 'webhooks', 'logIns'] as const).map(staying),
    inside: () => inside,
    open: gate.resolve,
  }
}

const stay = (shop: Shop, name: LimitName) =>
  shop.ask('POST', `/api/staying/${name}`, { body: 'x', headers: { 'content-type': 'text/plain' } })

const many = <Item>(count: number, item: () => Item) => Array.from({ length: count }, item)

test('beyond the limit carts are told to come back, searches before them; payments, webhooks and log-ins go on', async () => {
  const { calls, inside, open } = gated()
  await using shop = await openShop({ callLimit: createCallLimit(8), calls: () => calls })
  const held = many(6, () => stay(shop, 'searches'))
  await expect.poll(inside).toBe(6)
  const refusals = [await stay(shop, 'searches')]
  held.push(...many(2, () => stay(shop, 'carts')))
  await expect.poll(inside).toBe(8)
  refusals.push(await stay(shop, 'carts'), await stay(shop, 'searches'), await shop.ask('POST', '/api/carts'))
  for (const { status, body, headers } of refusals)
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'busy', '1'])

  const reserved = (['payments', 'webhooks', 'logIns'] as const).flatMap((name) => many(4, () => stay(shop, name)))
  // Eight have a place, the others wait for one.
  await expect.poll(inside).toBe(16)
  expect((await shop.ask('GET', '/api/health/ready')).status).toBe(200)
  open()
  const answers = await Promise.all([...held, ...reserved])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await shop.ask('POST', '/api/carts')).status).toBe(201)
})

test('fifty webhooks at once are all answered', async () => {
  const { calls, inside, open } = gated()
  await using shop = await openShop({ callLimit: createCallLimit(), calls: () => calls })
  const answers = many(50, () => stay(shop, 'webhooks'))
  await expect.poll(inside).toBe(40)
  open()
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('a source sends eight bodies at a time: for the ninth the first is dropped with 408, and the ninth is served', async () => {
  const { calls, open } = gated()
  open()
  await using shop = await openShop({ limits: true, calls: () => calls })
  const sockets = await Promise.all(
    many(9, async () => {
      const socket = connect(shop.port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
      return { socket, answer: once(socket, 'data').then(([piece]) => String(piece)) }
    }),
  )
  const [first, ...others] = sockets
  for (const { socket } of sockets) {
    socket.write(head('carts'))
    // In this order.
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const dropped = (await first?.answer) ?? ''
  expect(dropped).toMatch(/^HTTP\/1\.1 408 /)
  expect(dropped).toContain('"code":"request_timeout"')
  for (const { socket } of others) socket.write('x'.repeat(16))
  for (const { answer } of others) expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})

const head = (name: LimitName) =>
  `POST /api/staying/${name} HTTP/1.1\r\nHost: ${ownHost}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: text/plain\r\nContent-Length: 20\r\n\r\nslow`

test('a body that is sent slowly holds no place', async () => {
  const { calls, inside, open } = gated()
  const callLimit = createCallLimit(4)
  await using shop = await openShop({ callLimit, calls: () => calls })
  const slow = await Promise.all(
    (['carts', 'payments'] as const).flatMap((name) =>
      many(40, async () => {
        const socket = connect(shop.port, '127.0.0.1')
        onTestFinished(() => void socket.destroy())
        await once(socket, 'connect')
        socket.write(head(name))
        return socket
      }),
    ),
  )
  for (let round = 0; round < 20; round += 1) expect((await shop.ask('POST', '/api/carts')).status).toBe(201)
  expect([callLimit.inFlight(), callLimit.refused()]).toEqual([0, 0])
  // The rest of a body arrives: now the call has a place.
  slow[0]?.write('x'.repeat(16))
  await expect.poll(inside).toBe(1)
  expect(callLimit.inFlight()).toBe(1)
  open()
  await expect.poll(callLimit.inFlight).toBe(0)
})
