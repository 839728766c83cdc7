import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type AccessLog, noAccessLog } from '#http/pipeline/access-log.ts'
import { refuse } from '#http/pipeline/api-response.ts'
import type { Api } from './api.ts'
import { apiHeaders, type HeaderSettings } from '#http/pipeline/headers.ts'
import { problemBody } from '#http/pipeline/send-response.ts'
import { cacheAccepted } from '#http/pipeline/origin-check.ts'
import { serveSite } from '#http/site/serve-site.ts'
import type { SiteStore } from '#http/site/site-store.ts'
import type { Duplex } from 'node:stream'

export interface HttpServerSettings extends HeaderSettings {
  /** Whether a Host header names this shop. */
  readonly isOwnHost: (host: string) => boolean
}

const maxUrlLength = 4096
const maxHeaders = 100
/** What a path of the API never has. Later on such a path would be tidied up, and lead where it should not. */
const untidy = /[\\%]|\/\/|\/\.{1,2}(?:\/|$)/

/** The one door of the shop: refuses foreign hosts, then hands over to the site in memory or to the API. */
export function createHttpServer(
  site: SiteStore,
  api: Api,
  settings: HttpServerSettings,
  accessLog: AccessLog = noAccessLog,
): Server {
  const answerPage = serveSite(site, settings)
  const answerCall = getRequestListener(api.fetch)
  const isOwnHost = cacheAccepted(settings.isOwnHost)

  const server = createServer({ connectionsCheckingInterval: 1000 }, (request, response) => {
    const url = request.url ?? '/'
    if (request.rawHeaders.length > 2 * maxHeaders) return turnAway(request, response, 431, 'headers_too_large')
    if (!namesOwnHost(request, isOwnHost)) return turnAway(request, response, 421, 'bad_host')
    if (url.length > maxUrlLength) return turnAway(request, response, 414, 'uri_too_long')
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (path !== '/api' && !path.startsWith('/api/')) {
      return answerPage(request, response, path, mark < 0 ? '' : url.slice(mark))
    }
    if (untidy.test(path)) return turnAway(request, response, 404, 'not_found')
    void answerCall(request, response)
  })
  answerBrokenRequests(server, settings)
  server.headersTimeout = 10_000
  server.requestTimeout = 15_000
  server.keepAliveTimeout = 65_000
  server.maxConnections = 2_000
  return server

  function turnAway(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
    const visit = accessLog.begin(request)
    visit.end(refuse(status, code))
    response
      .writeHead(status, { ...apiHeaders(settings), 'Content-Type': 'application/problem+json; charset=utf-8' })
      .end(JSON.stringify(problemBody(status, code, visit.requestId)))
  }
}

/** Absolute-form request lines and a second Host header are ways to name another host. */
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

/** What is no request for Node never reaches a handler. It gets the same kind of answer, and the connection ends. */
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
      ...(status === 405 && { Allow: 'GET, HEAD, POST, DELETE' }),
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  }
}
