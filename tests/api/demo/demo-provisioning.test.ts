import { once } from 'node:events'
import { createServer, type IncomingMessage, request as httpRequest, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDeliveries, readUnfinishedDeliveries, createProvisioningEvents } from '#features/deliveries/repository.ts'
import { createProvisioningSender } from '#platform/clients/provisioning/send-event.ts'
import type { Receiver } from '#apps/receiver/receiver.ts'
import type { PaidOrder } from '#features/orders/repository.ts'
import { type DeliveryShop, openDeliveryShop } from '#tests/api/deliveries/delivery-shop.ts'
import { ownHost } from '#tests/api/shop.ts'
import { openDemoProvisioning } from '#tests/builders/demo-provisioning.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { hostingLine, insertPaidOrder, movingLine, nameLine } from '#tests/builders/paid-order.ts'
import { silentLog } from '#platform/telemetry/log.ts'

let deliveryShop: DeliveryShop
let door: Server
let twin: Receiver | undefined
let shopIsOpen = true
let onReported = async () => {}
const servers: Server[] = []

beforeEach(async () => {
  deliveryShop = await openDeliveryShop()
  shopIsOpen = true
  onReported = async () => {}
  // The shop knows its own name only; the twin finds it here.
  door = await opened((request, response) => {
    if (!shopIsOpen) return void response.writeHead(503).end()
    const { method, url: path, headers } = request
    const forward = httpRequest(
      { port: deliveryShop.shop.port, method, path, headers: { ...headers, host: ownHost } },
      (answer) => void passOn(answer, response),
    )
    request.pipe(forward)
  })
})
afterEach(async () => {
  await twin?.close()
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
  await deliveryShop[Symbol.asyncDispose]()
})

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  await onReported()
  response.writeHead(answer.statusCode ?? 502)
  answer.pipe(response)
}

async function opened(listener: Parameters<typeof createServer>[1]): Promise<Server> {
  const server = createServer(listener ?? (() => {})).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return server
}
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function openTwin(pace: number): Promise<Receiver> {
  twin = await openDemoProvisioning({
    seal: deliveryShop.seal,
    shopOrigin: urlOf(door),
    unfinished: () => readUnfinishedDeliveries(deliveryShop.pool),
    pace,
  })
  return twin
}

/** Sends the order's event to the twin, as often as wanted. */
async function announce(order: PaidOrder, { listener }: Receiver, times = 1): Promise<void> {
  const event = await createProvisioningEvents(deliveryShop.pool).next(order.id)
  if (event === null) throw new Error('there is no event')
  const line = createProvisioningSender({
    url: urlOf(await opened(listener)),
    seal: deliveryShop.seal,
    log: silentLog,
  })
  for (let time = 0; time < times; time += 1) await line.send(event)
}

const paid = async (lines?: Parameters<typeof insertPaidOrder>[2]) => {
  const customerId = await insertCustomer(deliveryShop.pool, { customerType: 'business', language: 'de' })
  await deliveryShop.pool.query('update customers set email_verified_at = now() where id = $1', [customerId])
  return insertPaidOrder(deliveryShop.pool, customerId, lines)
}
const note = async (orderId: string, itemId: string) =>
  (await readDeliveries(deliveryShop.pool, orderId)).find((delivery) => delivery.itemId === itemId)?.note

test('it delivers in steps, the name first and the move last, with a note in the words of the customer', async () => {
  const demo = await openTwin(0.05)
  const order = await paid({
    lines: [nameLine('name'), hostingLine('packet', { parentId: 'name' }), movingLine('boxes', { parentId: 'name' })],
  })
  const seen: string[] = []
  const notes = new Set<string | null | undefined>()
  onReported = async () => {
    seen.push((await deliveryShop.states(order.id)).join(', '))
    notes.add(await note(order.id, 'boxes'))
  }
  await announce(order, demo)
  await expect.poll(() => deliveryShop.states(order.id)).toEqual(['boxes: done', 'name: done', 'packet: done'])
  // On a busy machine several reports come at once: then a state in between is not seen, but none out of turn.
  expect(seen.filter((states) => /boxes: done, (?!name: done, packet: done)/.test(states))).toEqual([])
  expect([...notes].join('\n')).toMatch(/^Wir kopieren/m)
})

test('a name that begins with mislukt- fails, and what hangs under it does not', async () => {
  const demo = await openTwin(0.005)
  const name = 'mislukt-dit.nl'
  const order = await paid({ lines: [nameLine('name', { name }), hostingLine('packet', { name, parentId: 'name' })] })
  await announce(order, demo)
  await expect.poll(() => deliveryShop.states(order.id)).toEqual(['name: failed', 'packet: done'])
  expect(await note(order.id, 'name')).toMatch(/^Diese Domain/)
})

test('an event that comes again is recognised: each step is reported once', async () => {
  const demo = await openTwin(0.005)
  const order = await paid()
  await announce(order, demo, 3)
  await expect.poll(() => deliveryShop.states(order.id)).toEqual(['name: done', 'packet: done'])
  await announce(order, demo)
  await demo.close()
  const { rows } = await deliveryShop.pool.query('select from provisioning_reports')
  // A step that is over before it could be told is left out.
  expect(rows.length).toBeLessThanOrEqual(4)
})

test('killed in between, its successor goes on; a shop that is away for a while does not matter', async () => {
  const first = await openTwin(0.1)
  const order = await paid()
  await announce(order, first)
  await expect.poll(() => deliveryShop.states(order.id)).toContain('name: busy')
  await first.close()
  const before = await deliveryShop.states(order.id)
  shopIsOpen = false
  await openTwin(0.005)
  const { promise, resolve } = Promise.withResolvers<void>()
  door.once('request', () => resolve())
  await promise
  expect(await deliveryShop.states(order.id)).toEqual(before)
  shopIsOpen = true
  await expect.poll(() => deliveryShop.states(order.id)).toEqual(['name: done', 'packet: done'])
})

test('it believes only what is signed', async () => {
  const server = await opened((await openTwin(0.005)).listener)
  const response = await fetch(urlOf(server), { method: 'POST', body: '{"data":{}}' })
  expect(response.status).toBe(401)
})
