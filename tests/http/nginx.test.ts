import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNginx } from '#tests/builders/nginx.ts'
import { freePort } from '#tests/builders/own-place.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { openDoor, ownHost } from '#tests/http/shop-door.ts'

/** As `max_conns` of carts in `deploy/nginx.conf` says. */
const places = 16
const slowBodies = 200

test(
  '[issue 20] a cache in front of the shop keeps order pages, no browser does, and what mailed links open neither does',
  inLongRun,
  async () => {
    await using door = await openDoor()
    await using nginx = await inFrontOf(door.port)
    const seen = async (path: string) => {
      const { headers } = await fetch(nginx.origin + path)
      return [headers.get('x-cache'), headers.get('cache-control')]
    }
    for (const path of ['/order/domains', '/de/order/payment']) {
      expect(await seen(path), path).toEqual(['MISS', 'no-store'])
      expect(await seen(`${path}?q=bakker`), path).toEqual(['HIT', 'no-store'])
    }
    expect(await seen('/webhosting')).toEqual(['MISS', 'no-cache'])
    expect(await seen('/webhosting')).toEqual(['HIT', 'no-cache'])
    expect(await seen('/factuur')).toEqual(['MISS', 'no-store'])
    expect(await seen('/factuur')).toEqual(['MISS', 'no-store'])
    expect(await seen('/nowhere')).toEqual([null, 'no-store'])
  },
)

/** Answers at once, but for carts that are held until they are let go and one that ends the connection. */
let held: ServerResponse[] = []
const standIn = createServer((request, response) => {
  if (request.url === '/api/carts/dies') request.socket.destroy()
  else if (request.url === '/api/carts/held') held.push(response)
  else response.end('served')
})

beforeAll(async () => {
  standIn.listen(0, '127.0.0.1')
  await once(standIn, 'listening')
})
afterAll(() => void standIn.close())

test("[issue 20] bodies that are sent slowly take nobody's place in nginx", inLongRun, async () => {
  await using own = await inFrontOf(portOf(standIn))
  const port = Number(new URL(own.origin).port)
  const head = 'POST /api/carts/slow/items HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{'
  const slow = Array.from({ length: slowBodies }, () => connect({ port, host: '127.0.0.1' }).on('error', () => {}))
  await Promise.all(slow.map(async (socket) => once(socket, 'connect')))
  for (const socket of slow) socket.write(head)
  const answers = await Promise.all(Array.from({ length: places }, () => fetch(`${own.origin}/api/carts/one`)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const socket of slow) socket.destroy()
})

test('[issue 20] without a place left carts are told to come back and payments go on', inLongRun, async () => {
  await using own = await inFrontOf(portOf(standIn))
  held = []
  const waiting = Array.from({ length: places }, () => fetch(`${own.origin}/api/carts/held`))
  await expect.poll(() => held.length).toBe(places)
  const refused = await fetch(`${own.origin}/api/carts/one`)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.json()).toMatchObject({ status: 503, code: 'busy' })
  for (const path of ['/api/carts/one/payments', '/api/carts/payments/one', '/api/auth/callback/credentials', '/']) {
    expect((await fetch(own.origin + path, { method: path === '/' ? 'GET' : 'POST' })).status, path).toBe(200)
  }
  for (const response of held) response.end('served')
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200)
  expect((await fetch(`${own.origin}/api/carts/one`)).status).toBe(200)
})

test('[issue 20] a call that reached a process which died is not told that nothing happened', inLongRun, async () => {
  await using own = await inFrontOf(portOf(standIn))
  for (const method of ['POST', 'GET']) {
    const { status, headers } = await fetch(`${own.origin}/api/carts/dies`, { method })
    expect([status, headers.get('retry-after')], method).toEqual([502, null])
  }
})

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

async function inFrontOf(port: number) {
  const setting = { port: await freePort(), addresses: [`127.0.0.1:${port}`], host: ownHost }
  return startNginx(setting, true)
}
