import type { Server } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { apiHeaders, type HeaderSettings } from '#http/pipeline/headers.ts'
import { problemBody } from '#http/pipeline/problem.ts'

const refusals = new Map([
  ['HPE_HEADER_OVERFLOW', { status: 431, code: 'headers_too_large' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, code: 'payload_too_large' }],
  ['HPE_INVALID_METHOD', { status: 405, code: 'method_not_allowed' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, code: 'request_timeout' }],
])

/** What is no request for Node never reaches a handler. It gets the same kind of answer, and the connection ends. */
export function answerBrokenRequests(server: Server, settings: HeaderSettings): void {
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
