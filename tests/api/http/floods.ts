import { randomBytes } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { openBrowser } from './browser.ts'
import { ownHost, type Shop } from '#tests/api/shop.ts'

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Connections that attackers hold together. */
const connectionsOf = (addresses: number) => Math.max(60, addresses)
/** More than a process accepts. */
const halfOpenConnections = 2200

const addressOf = (index: number) => `198.${18 + (index >> 8)}.${index & 255}.7`

/** Sends calls as fast as they are answered, until it is stopped. */
function floodOf(shop: Shop, addresses: number, callOf: () => Call): () => Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let isRunning = true
  const send = (address: string) =>
    new Promise<void>((resolve) => {
      const { method, path, headers, body } = callOf()
      const fixed = { host: ownHost, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address }
      const request = httpRequest({ agent, port: shop.port, path, method, headers: { ...fixed, ...headers } })
      request.once('response', (response) => response.resume().once('close', resolve))
      request.once('error', () => resolve())
      request.end(body)
    })
  const loops = Array.from({ length: connectionsOf(addresses) }, async (_, index) => {
    while (isRunning) await send(addressOf(index % addresses))
  })
  return async () => {
    isRunning = false
    await Promise.all(loops)
    agent.destroy()
  }
}

/** Opens connections that begin a request and never end it, and opens another for each that is closed. */
function hold(shop: Shop, addresses: number, count: number, headOf: (address: string) => string): () => Promise<void> {
  const open = new Set<ReturnType<typeof connect>>()
  let isRunning = true
  const begin = (index: number): void => {
    if (!isRunning) return
    const socket = connect(shop.port, '127.0.0.1')
    open.add(socket)
    socket.on('error', () => {})
    socket.once('connect', () => socket.write(headOf(addressOf(index % addresses))))
    socket.once('close', () => {
      open.delete(socket)
      setTimeout(begin, 100, index)
    })
  }
  for (let index = 0; index < count; index += 1) begin(index)
  return async () => {
    isRunning = false
    for (const socket of open) socket.destroy()
  }
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const headOf = (address: string) =>
  `POST /api/carts/x/items HTTP/1.1\r\nHost: ${ownHost}\r\nX-Forwarded-For: ${address}\r\n` +
  'Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 100\r\n'

/** Each begins an attack from so many addresses, and returns a function that ends it. */
export const floods = {
  'bodies that are sent slowly': async (shop: Shop, addresses: number) =>
    hold(shop, addresses, connectionsOf(addresses), (address) => `${headOf(address)}\r\n{"x"`),

  'tokens for log-ins': async (shop: Shop, addresses: number) =>
    floodOf(shop, addresses, () => ({ method: 'GET', path: '/api/auth/csrf' })),

  'calls that are half open': async (shop: Shop, addresses: number) =>
    hold(shop, addresses, addresses < 200 ? connectionsOf(addresses) : halfOpenConnections, headOf),

  'health checks and ways to log in': async (shop: Shop, addresses: number) => {
    let count = 0
    const paths = ['/api/health/ready', '/api/auth/providers']
    return floodOf(shop, addresses, () => ({ method: 'GET', path: paths[(count += 1) % 2] ?? '' }))
  },

  'webhooks of unknown payments': async (shop: Shop, addresses: number) =>
    floodOf(shop, addresses, () => ({
      method: 'POST',
      path: `/api/payments/webhook/${randomBytes(16).toString('base64url')}`,
      headers: form,
      body: `id=tr_${randomBytes(8).toString('hex')}`,
    })),

  "strangers' log-ins": async (shop: Shop, addresses: number) => {
    const browser = openBrowser(shop, { 'x-forwarded-for': '192.0.2.99' })
    const csrfToken = await browser.csrfToken()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return floodOf(shop, addresses, () => {
      const email = `${randomBytes(8).toString('hex')}@example.nl`
      const body = new URLSearchParams({ email, password: 'wrong wrong wrong', csrfToken }).toString()
      return { method: 'POST', path: '/api/auth/callback/credentials', headers: { ...form, cookie }, body }
    })
  },
} as const satisfies Readonly<Record<string, (shop: Shop, addresses: number) => Promise<() => Promise<void>>>>
