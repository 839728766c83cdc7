import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type AccessLog, noAccessLog } from '#platform/http/pipeline/access-log.ts'
import { refuse } from '#platform/http/pipeline/api-response.ts'
import { addressOf, isTrusted, subscriberOf } from '#platform/http/pipeline/client-address.ts'
import type { Api } from './api.ts'
import { apiHeaders, type HeaderSettings } from '#platform/http/pipeline/headers.ts'
import { problemBody, requestIdHeader } from '#platform/http/pipeline/send-response.ts'
import { cacheAccepted } from '#platform/http/pipeline/origin-check.ts'
import { type Aliases, serveSite } from '#platform/http/site/serve-site.ts'
import type { SiteStore } from '#platform/http/site/site-store.ts'
import type { BlockList, Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export interface HttpServerSettings extends HeaderSettings {
  /** Whether a Host header names this shop. */
  readonly isOwnHost: (host: string) => boolean
  readonly aliases?: Aliases
  /** Maximum of open connections per address, or per /64 with IPv6; 0: no limit. Trusted proxies have no limit. */
  readonly maxConnectionsPerAddress?: number
  readonly trustedProxies?: BlockList
}

const maxConnections = 2_000
const maxUrlLength = 4096
const maxHeaders = 100
/** Occurs in no path of the API: later normalisation of such a path could lead to another endpoint. */
const unsafePath = /[\\%]|\/\/|\/\.{1,2}(?:\/|$)/

/** Refuses foreign Host headers and unsafe requests, then serves the site from memory or the API. */
export function createHttpServer(
  site: SiteStore,
  api: Api,
  settings: HttpServerSettings,
  accessLog: AccessLog = noAccessLog,
): Server {
  const servePage = serveSite(site, settings, refuseRequest)
  const serveApi = getRequestListener(api.fetch)
  const isOwnHost = cacheAccepted(settings.isOwnHost)

  const server = createServer({ connectionsCheckingInterval: 1000 }, (request, response) => {
    dropForeignIds(request, settings.trustedProxies)
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (request.rawHeaders.length > 2 * maxHeaders) return refuseRequest(request, response, 431, 'headers_too_large')
    if (!namesOwnHost(request, isOwnHost)) return refuseRequest(request, response, 421, 'bad_host')
    if (url.length > maxUrlLength) return refuseRequest(request, response, 414, 'uri_too_long')
    if (path !== '/api' && !path.startsWith('/api/')) {
      return servePage(request, response, path, mark < 0 ? '' : url.slice(mark))
    }
    if (unsafePath.test(path)) return refuseRequest(request, response, 404, 'not_found')
    void serveApi(request, response)
  })
  answerBrokenRequests(server, settings)
  server.on('checkExpectation', (request, response) => {
    dropForeignIds(request, settings.trustedProxies)
    refuseRequest(request, response, 417, 'bad_request')
  })
  limitConnections(server, settings)
  closeIdleConnections(server)
  server.headersTimeout = 10_000
  server.requestTimeout = 15_000
  server.keepAliveTimeout = 65_000
  return server

  function refuseRequest(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    code: string,
    headers: Readonly<Record<string, string>> = {},
  ): void {
    const requestLog = accessLog.begin(request)
    requestLog.end(refuse(status, code))
    const own = {
      'Content-Type': 'application/problem+json; charset=utf-8',
      [requestIdHeader]: requestLog.requestId,
    }
    response
      .writeHead(status, { ...apiHeaders(settings), ...own, ...headers })
      .end(JSON.stringify(problemBody(status, code, requestLog.requestId)))
  }
}

/**
 * Closes the connections of an address beyond its limit, before anything is read. Many people may share an address, but
 * they do not have hundreds of connections open: a client that does would use up the connections of all others.
 */
function limitConnections(
  server: Server,
  { maxConnectionsPerAddress: max = 0, trustedProxies }: HttpServerSettings,
): void {
  if (max === 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = addressOf(socket)
    if (trustedProxies !== undefined && isTrusted(address, trustedProxies)) return
    const source = subscriberOf(address)
    const count = (open.get(source) ?? 0) + 1
    if (count > max) return socket.destroy()
    open.set(source, count)
    socket.once('close', () => {
      const left = (open.get(source) ?? 1) - 1
      if (left > 0) open.set(source, left)
      else open.delete(source)
    })
  })
}

/**
 * Closes the connection that has been without a request for longest, once there are too many, so that idle connections
 * and unfinished headers keep no visitor out. Connections behind a proxy have no limit per address.
 */
function closeIdleConnections(server: Server): void {
  const idle = new Set<Socket>()
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    idle.add(socket)
    socket.once('close', () => {
      open -= 1
      idle.delete(socket)
    })
    const [oldest] = idle
    if (open > maxConnections) oldest?.destroy()
  })
  server.prependListener('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
}

/** Drops the request id and the trace context of untrusted clients, which could imitate other requests in the log. */
function dropForeignIds({ headers, socket }: IncomingMessage, trustedProxies: BlockList | undefined): void {
  if (headers['x-request-id'] === undefined && headers.traceparent === undefined) return
  if (trustedProxies !== undefined && isTrusted(addressOf(socket), trustedProxies)) return
  delete headers['x-request-id']
  delete headers.traceparent
}

/** Checks the request line too, because an absolute URL or a second Host header could name another host. */
function namesOwnHost(request: IncomingMessage, isOwnHost: (host: string) => boolean): boolean {
  if (!request.url?.startsWith('/')) return request.url === '*'
  const { host } = request.headers
  return host !== undefined && isOwnHost(host) && countOf('host', request.rawHeaders) === 1
}

function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index]
    if (header?.length === name.length && header.toLowerCase() === name) count += 1
  }
  return count
}

const refusals = new Map([
  ['HPE_HEADER_OVERFLOW', { status: 431, code: 'headers_too_large' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, code: 'payload_too_large' }],
  ['HPE_INVALID_METHOD', { status: 405, code: 'method_not_allowed' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, code: 'request_timeout' }],
])

/**
 * Answers requests that Node cannot parse, and which reach no handler, in the same format, and closes their connection.
 */
function answerBrokenRequests(server: Server, settings: HeaderSettings): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const { status, code } = refusals.get(error.code ?? '') ?? { status: 400, code: 'bad_request' }
    end(socket, status, code)
  })
  server.on('connect', (_request, socket) => end(socket, 405, 'method_not_allowed'))

  function end(socket: Duplex, status: number, code: string): void {
    const body = JSON.stringify(problemBody(status, code))
    const headers = {
      ...apiHeaders(settings),
      ...(status === 405 && { Allow: 'GET, HEAD, POST, PATCH, DELETE' }),
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  }
}
