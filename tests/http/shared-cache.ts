import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Door, ownHost } from './shop-door.ts'

interface Kept {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/** What a cache does with an answer of the shop. */
export interface CacheRules {
  readonly keyOf: (request: IncomingMessage) => string
  readonly keeps: (answer: Kept) => boolean
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/'
const encodingOf = ({ headers }: IncomingMessage) => headers['accept-encoding']?.toString() ?? 'identity'
const cacheControlOf = ({ headers }: Kept) => headers['cache-control'] ?? ''

/** The rules of docs/operations/scaling.md. */
export const documentedRules: CacheRules = {
  keyOf: (request) => `${request.headers.host} ${pathOf(request)} ${encodingOf(request)}`,
  keeps: (answer) => answer.status === 200 && /^(?:no-cache|public)/.test(cacheControlOf(answer)),
}

/** A cache that nobody configured: it decodes paths, resolves their dots, and keeps redirects unless they forbid it. */
export const carelessRules: CacheRules = {
  keyOf: (request) => {
    const { pathname } = new URL(`http://host${pathOf(request)}`)
    return `${request.headers.host} ${decodeURIComponent(pathname)} ${encodingOf(request)}`
  },
  keeps: (answer) => [200, 308].includes(answer.status) && !/no-store|private/.test(cacheControlOf(answer)),
}

/** A shared cache in front of a shop. Responses say `X-Cache: HIT` or `MISS`. */
export async function openCache(door: Door, rules: CacheRules) {
  const kept = new Map<string, Kept>()
  const server = createServer((request, response) => void respond(request, response))
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const key = rules.keyOf(request)
    const hit = kept.get(key)
    const answer = hit ?? (await door.ask(request.url ?? '/', { headers: { 'accept-encoding': encodingOf(request) } }))
    if (rules.keeps(answer)) kept.set(key, answer)
    response.writeHead(answer.status, { ...answer.headers, 'x-cache': hit ? 'HIT' : 'MISS' }).end(answer.body)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Asks for a path exactly as it is written; `fetch` would resolve its dots. */
export async function askRaw(port: number, path: string) {
  const sent = httpRequest({ host: '127.0.0.1', port, path, headers: { host: ownHost, 'accept-encoding': 'br' } })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const { location = null, 'x-cache': cache = null } = response.headers
  return { status: response.statusCode, location, cache, length: body.length }
}
