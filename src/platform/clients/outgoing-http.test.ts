import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer, type LookupFunction } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createOutgoingHttp, isPublicAddress, type OutgoingRequest } from './outgoing-http.ts'
import { selfSigned } from '#tests/builders/self-signed.ts'
import { listening } from '#tests/builders/vies-server.ts'

type Handler = (response: ServerResponse, path: string) => void

/** An address at which a handler answers, the connections made to it and the headers of its requests. */
async function serverOf(handler: Handler) {
  const connections = new Set<unknown>()
  const requestHeaders: IncomingHttpHeaders[] = []
  const { port, close } = await listening((request, response) => {
    connections.add(request.socket)
    requestHeaders.push(request.headers)
    request.resume()
    handler(response, request.url ?? '')
  })
  onTestFinished(close)
  return { url: new URL(`http://127.0.0.1:${port}/`), connections, requestHeaders }
}

const limits = { timeoutMs: 5000, maxBytes: 1000 }
const send = createOutgoingHttp()
const failsWith = (reason: string) => ({ name: 'OutgoingHttpError', reason })

test('status, headers and text of a response; the connection is used again', async () => {
  const { url, connections } = await serverOf((response) => response.writeHead(418, { 'X-Tea': 'yes' }).end('short'))
  for (let count = 0; count < 5; count += 1) {
    expect(await send(url, limits)).toMatchObject({ status: 418, headers: { 'x-tea': 'yes' }, text: 'short' })
  }
  expect(connections.size).toBeLessThanOrEqual(2)
})

test('a connection that the server closed meanwhile is not used again', async () => {
  const { url, connections } = await serverOf((response) => {
    const { socket } = response
    response.end('short', () => setTimeout(() => socket?.end(), 10))
  })
  for (let count = 0; count < 3; count += 1) {
    expect((await send(url, limits)).text).toBe('short')
    await pause(50)
  }
  expect(connections.size).toBe(3)
})

test('a server that says nothing, or sends its body forever, runs into the timeout', async () => {
  const { url } = await serverOf((response, path) => {
    if (path === '/silent') return
    response.writeHead(200)
    const timer = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(timer))
  })
  for (const path of ['silent', 'slow']) {
    const since = performance.now()
    await expect(send(new URL(path, url), { timeoutMs: 200, maxBytes: 1e6 })).rejects.toMatchObject(
      failsWith('timeout'),
    )
    expect(performance.now() - since).toBeLessThan(2000)
  }
})

test('somebody who takes the connection and says no word of TLS: connect timeout', async () => {
  const server = createSocketServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const hasty = createOutgoingHttp({ connectTimeoutMs: 300 })
  await expect(hasty(address, limits)).rejects.toMatchObject(failsWith('connect_timeout'))
})

test('a response of exactly the limit is read, one byte more is not, whatever Content-Length says', async () => {
  const { url } = await serverOf((response, path) => {
    const length = Number(path.slice(1))
    for (let sent = 0; sent < length; sent += 100) response.write('x'.repeat(Math.min(100, length - sent)))
    response.end()
  })
  expect((await send(new URL('1000', url), limits)).text).toHaveLength(1000)
  await expect(send(new URL('1001', url), limits)).rejects.toMatchObject(failsWith('too_large'))
  expect(await send(new URL('1001', url), { ...limits, maxBytes: 0 })).toMatchObject({ status: 200, text: '' })
})

test.each(['gzip', 'br', 'deflate', 'zstd', 'GZIP'])(
  'only answers that are not compressed are asked for and accepted: %s is refused, however small it is',
  async (encoding) => {
    const { url, requestHeaders } = await serverOf((response, path) => {
      response.writeHead(200, { 'Content-Encoding': path === '/plain' ? 'identity' : encoding }).end(gzipSync('short'))
    })
    await expect(send(new URL('packed', url), limits)).rejects.toMatchObject(failsWith('compressed'))
    expect((await send(new URL('plain', url), limits)).status).toBe(200)
    expect(await send(new URL('packed', url), { ...limits, maxBytes: 0 })).toMatchObject({ status: 200, text: '' })
    expect(requestHeaders.map((headers) => headers['accept-encoding'])).toEqual(['identity', 'identity', 'identity'])
  },
)

test.each<[string, Handler]>([
  ['before the response', (response) => void response.socket?.resetAndDestroy()],
  [
    'in the middle of a body of known length',
    (response) => response.writeHead(200, { 'Content-Length': '100' }).write('{"id"', () => response.destroy()),
  ],
  ['in the middle of a chunked body', (response) => void response.write('{"id"', () => response.destroy())],
  [
    'by switching to another protocol',
    (response) =>
      void response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
  ],
  ['with something that is no HTTP', (response) => void response.socket?.end('SSH-2.0-OpenSSH\r\n\r\n')],
])('a connection cut %s is unreachable, never half a response', async (_, handler) => {
  const { url } = await serverOf(handler)
  await expect(send(url, limits)).rejects.toMatchObject(failsWith('unreachable'))
})

test('a redirect is a response unless redirects are allowed, and then only so many', async () => {
  const { url } = await serverOf((response, path) => {
    const left = Number(path.slice(1))
    if (left === 0) response.end('there')
    else response.writeHead(302, { Location: `/${left - 1}` }).end()
  })
  expect(await send(new URL('1', url), limits)).toMatchObject({ status: 302, text: '' })
  expect(await send(new URL('3', url), { ...limits, maxRedirects: 3 })).toMatchObject({ status: 200, text: 'there' })
  await expect(send(new URL('4', url), { ...limits, maxRedirects: 3 })).rejects.toMatchObject(
    failsWith('too_many_redirects'),
  )
})

test.each([
  'http://8.8.8.8/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://user:password@example.com/',
  'file:///etc/passwd',
])('B212 %s is refused unless it was configured', async (address) => {
  const strict: OutgoingRequest = { ...limits, isConfigured: () => false }
  await expect(send(new URL(address), strict)).rejects.toMatchObject(failsWith('refused_address'))
})

test('B212 a name that leads to a private address is refused when the connection is made', async () => {
  const asked: string[] = []
  const lookup: LookupFunction = (hostname, _, callback) => {
    asked.push(hostname)
    callback(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])
  }
  const strict = createOutgoingHttp({ lookup })
  const request = { ...limits, isConfigured: () => false }
  await expect(strict(new URL('https://rebinding.example/'), request)).rejects.toMatchObject(
    failsWith('refused_address'),
  )
  expect(asked).toEqual(['rebinding.example'])
})

test('B212 a configured server cannot redirect to a private address', async () => {
  const inner = await serverOf((response) => response.end('secret'))
  const { url } = await serverOf((response) => response.writeHead(302, { Location: inner.url.href }).end())
  const request = { ...limits, maxRedirects: 3, isConfigured: ({ origin }: URL) => origin === url.origin }
  await expect(send(url, request)).rejects.toMatchObject(failsWith('refused_address'))
  expect(inner.connections.size).toBe(0)
})

test('nobody there is unreachable, a certificate nobody vouches for is untrusted', async () => {
  const { url } = await serverOf(() => {})
  const free = createSocketServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  await expect(send(new URL(`http://127.0.0.1:${port}/`), limits)).rejects.toMatchObject(failsWith('unreachable'))
  const tls = createTlsServer(selfSigned, (_, response) => response.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void tls.close())
  await once(tls, 'listening')
  const secure = new URL(`https://127.0.0.1:${(tls.address() as AddressInfo).port}/`)
  await expect(send(secure, limits)).rejects.toMatchObject(failsWith('untrusted_certificate'))
  await expect(send(new URL(url.href.replace('http', 'https')), limits)).rejects.toMatchObject(
    failsWith('untrusted_certificate'),
  )
})

test('an abort by the caller is thrown as its reason, before and during the request', async () => {
  const { url, connections } = await serverOf(() => {})
  const controller = new AbortController()
  const pending = send(url, { ...limits, signal: controller.signal })
  await expect.poll(() => connections.size).toBe(1)
  controller.abort(new Error('gone'))
  await expect(pending).rejects.toThrow('gone')
  await expect(send(url, { ...limits, signal: controller.signal })).rejects.toThrow('gone')
})

const special =
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.168.0.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ' +
  '::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 fe80::1 fc00::1 fd12::1 ff02::1 2001:db8::1 2002:a00:1:: 2001::1 localhost'

test.each([...special.split(' '), ''])('B212 %s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '192.0.32.7', '2620:0:2d0:200::7', '2a00:1450:400e::1', '172.32.0.1'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
)
