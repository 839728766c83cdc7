import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { freePort } from '#tests/builders/own-place.ts'
import { type Proxy, startHaproxy, startNginx } from '#tests/builders/proxies.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { openDoor, ownHost } from './shop-door.ts'

const slowBodies = 200
/** How many carts each sends to a process at a time, and how many more wait, as `deploy` says. */
const proxies = [
  { name: 'nginx', places: 16, waiting: 0 },
  { name: 'haproxy', places: 3, waiting: 1 },
] as const

describe.each(proxies)('[issue 20] $name in front of the shop', ({ name, places, waiting }) => {
  test('keeps order pages, which no browser does, and nothing that mailed links open', inLongRun, async () => {
    await using door = await openDoor()
    await using proxy = await inFrontOf(door.port)
    const seen = async (path: string) => {
      const { headers } = await fetch(proxy.origin + path)
      return [headers.get('x-cache'), headers.get('cache-control')]
    }
    for (const path of ['/order/domains', '/de/order/payment']) {
      expect(await seen(path), path).toEqual(['MISS', 'no-store'])
      expect(await seen(`${path}?q=bakker`), path).toEqual(['HIT', 'no-store'])
    }
    expect(await seen('/webhosting')).toEqual(['MISS', 'no-cache'])
    expect(await seen('/webhosting')).toEqual(['HIT', 'no-cache'])
    for (const path of ['/factuur', '/nowhere']) {
      await seen(path)
      expect((await seen(path))[0], path).not.toBe('HIT')
      expect((await seen(path))[1], path).toBe('no-store')
    }
    await door[Symbol.asyncDispose]()
    expect(await seen('/webhosting'), 'while no shop answers').toEqual(['HIT', 'no-cache'])
  })

  test('keeps each form of a page, and tells a browser that has it so', inLongRun, async () => {
    await using door = await openDoor()
    await using proxy = await inFrontOf(door.port)
    for (const form of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
      const { headers } = await fetch(`${proxy.origin}/webhosting`, { headers: { 'Accept-Encoding': form } })
      expect(headers.get('content-encoding') ?? 'identity').toBe(form)
      const known = { 'Accept-Encoding': form, 'If-None-Match': headers.get('etag') ?? '' }
      expect((await fetch(`${proxy.origin}/webhosting`, { headers: known })).status, form).toBe(304)
    }
  })

  test("bodies that are sent slowly take nobody's place", inLongRun, async () => {
    await using shop = await standIn()
    await using proxy = await inFrontOf(shop.port)
    const port = Number(new URL(proxy.origin).port)
    const heads = ['Content-Length: 60000\r\n\r\n{', 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'].map(
      (rest) => `POST /api/carts/slow/items HTTP/1.1\r\nHost: localhost\r\n${rest}`,
    )
    const more = 'x'.repeat(40_000)
    const slow = Array.from({ length: slowBodies }, () => connect({ port, host: '127.0.0.1' }).on('error', () => {}))
    await Promise.all(slow.map(async (socket) => once(socket, 'connect')))
    for (const [index, socket] of slow.entries())
      socket.write(index % 2 === 0 ? `${heads[0]}${more}` : `${heads[1]}${more.length.toString(16)}\r\n${more}\r\n`)
    const answers = await Promise.all(Array.from({ length: places }, () => fetch(`${proxy.origin}/api/carts/one`)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(shop.asked).not.toContain('POST /api/carts/slow/items')
    for (const socket of slow) socket.destroy()
  })

  test('without a place left carts are told to come back and payments go on', inLongRun, async () => {
    await using shop = await standIn()
    await using proxy = await inFrontOf(shop.port)
    const held = Array.from({ length: places + waiting }, () => fetch(`${proxy.origin}/api/carts/held`))
    await expect.poll(() => shop.held.length).toBe(places)
    const refused = await fetch(`${proxy.origin}/api/carts/one`)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({ status: 503, code: 'busy' })
    for (const path of ['/api/carts/one/payments', '/api/carts/payments/one', '/api/auth/callback/credentials', '/']) {
      expect((await fetch(proxy.origin + path, { method: path === '/' ? 'GET' : 'POST' })).status, path).toBe(200)
    }
    for (let count = 0; count < places + waiting; count += 1) {
      await expect.poll(() => shop.held.length).toBeGreaterThan(0)
      shop.held.shift()?.end('served')
    }
    for (const answer of await Promise.all(held)) expect(answer.status).toBe(200)
    expect((await fetch(`${proxy.origin}/api/carts/one`)).status).toBe(200)
  })

  test('a call that reached a process which died is not told that nothing happened', inLongRun, async () => {
    await using shop = await standIn()
    await using proxy = await inFrontOf(shop.port)
    for (const method of ['POST', 'GET']) {
      // HAProxy closes a connection that was used before, so that a browser asks again where it may.
      const closed = { status: 502, headers: new Headers() }
      const { status, headers } = await fetch(`${proxy.origin}/api/carts/dies`, { method }).catch(() => closed)
      expect([status, headers.get('retry-after')], method).toEqual([502, null])
    }
    expect(shop.asked.filter((call) => call === 'POST /api/carts/dies')).toHaveLength(1)
  })

  test('what one process cannot answer another does: pages, calls, files of its release', inLongRun, async () => {
    await using shop = await standIn()
    await using other = await standIn((_, response) => void response.writeHead(404).end())
    await using proxy = await inFrontOf(shop.port, await freePort(), other.port)
    for (let count = 0; count < 12; count += 1) {
      expect(await (await fetch(`${proxy.origin}/assets/one-${count}.js`)).text()).toBe('served')
    }
    await other[Symbol.asyncDispose]()
    for (const path of ['/', '/api/carts/one', '/api/domains/search', '/api/payment-methods']) {
      for (let count = 0; count < 6; count += 1) {
        expect((await fetch(`${proxy.origin}${path}`)).status, path).toBe(200)
      }
    }
  })

  async function inFrontOf(...ports: readonly number[]): Promise<Proxy> {
    const addresses = ports.map((port) => `127.0.0.1:${port}`)
    const setting = { port: await freePort(), addresses, host: ownHost }
    return name === 'nginx' ? startNginx(setting, true) : startHaproxy(setting)
  }
})

test(
  '[issue 20] haproxy sends no search on while carts have no place left, and counts what it refuses',
  inLongRun,
  async () => {
    await using shop = await standIn()
    const [port, metricsPort] = [await freePort(), await freePort()]
    await using proxy = await startHaproxy({ port, metricsPort, addresses: [`127.0.0.1:${shop.port}`], host: ownHost })
    const refusedOf = async (rank: string) => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return new RegExp(`^haproxy_backend_requests_denied_total\\{proxy="${rank}"\\} (\\d+)`, 'm').exec(metrics)?.[1]
    }
    const search = async () => (await fetch(`${proxy.origin}/api/domains/search?q=bakker`)).status
    expect(await search()).toBe(200)
    const held = Array.from({ length: 4 }, () => fetch(`${proxy.origin}/api/carts/held`))
    await expect.poll(() => shop.held.length).toBe(3)
    expect(await search()).toBe(503)
    expect([await refusedOf('carts'), await refusedOf('searches')]).toEqual(['0', '1'])
    expect((await fetch(`${proxy.origin}/api/carts/one`)).status).toBe(503)
    expect([await refusedOf('carts'), await refusedOf('searches')]).toEqual(['1', '1'])
    for (let count = 0; count < 3; count += 1) {
      await expect.poll(() => shop.held.length).toBeGreaterThan(0)
      shop.held.shift()?.end()
    }
    await expect.poll(search).toBe(200)
    for (const response of shop.held) response.end()
    await Promise.all(held)
  },
)

/** Answers at once, but for carts that are held until they are let go and one that ends the connection. */
async function standIn(answer: RequestListener = (_, response) => void response.end('served')) {
  const held: ServerResponse[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/api/carts/dies') request.socket.destroy()
    else if (request.url === '/api/carts/held') held.push(response)
    else answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    held,
    asked,
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
