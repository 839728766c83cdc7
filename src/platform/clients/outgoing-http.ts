import { lookup as systemLookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { channels, type OutgoingEvent } from '#platform/telemetry/channels.ts'

export interface OutgoingHttpOptions {
  /** TCP and TLS together. */
  readonly connectTimeoutMs?: number
  /** Resolver for host names. */
  readonly lookup?: LookupFunction
}

export interface OutgoingRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Limits the whole request, from connecting to the last byte, redirects included. */
  readonly timeoutMs: number
  /** Limit of the response body; with 0 only status and headers are read. */
  readonly maxBytes: number
  readonly signal?: AbortSignal
  /** With 0, the default, a redirect is returned like any other response. */
  readonly maxRedirects?: number
  /**
   * Whether an address was configured by the operator: it may then be private and without TLS. All other addresses must
   * be public and use https. Default: all addresses count as configured.
   */
  readonly isConfigured?: (target: URL) => boolean
}

export interface OutgoingResponse {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

export type SendRequest = (address: URL, request: OutgoingRequest) => Promise<OutgoingResponse>

export type OutgoingFailure =
  | 'timeout'
  | 'connect_timeout'
  | 'refused_address'
  | 'untrusted_certificate'
  | 'too_many_redirects'
  | 'too_large'
  | 'compressed'
  | 'unreachable'

/** Why there was no complete response. An abort by the caller's own signal is thrown as its reason instead. */
export class OutgoingHttpError extends Error {
  override readonly name = 'OutgoingHttpError'
  readonly reason: OutgoingFailure

  constructor(reason: OutgoingFailure, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

const redirects = new Set([301, 302, 303, 307, 308])
const defaultHeaders = { 'Accept-Encoding': 'identity', 'User-Agent': 'storefront' }

/** Connections are kept for ten seconds. */
const pool = { keepAlive: true, maxSockets: 64, timeout: 10_000 }

/**
 * The only HTTP client for requests to other servers. A timeout covers the whole request, and the size of the response
 * is limited. Addresses that were not configured are checked when the connection is made, so that DNS cannot return
 * another address after the check.
 */
export function createOutgoingHttp(options: OutgoingHttpOptions = {}): SendRequest {
  const { connectTimeoutMs = 10_000, lookup = systemLookup } = options
  const plain = new http.Agent({ ...pool, lookup })
  const secure = new https.Agent({ ...pool, lookup })
  const publicOnly = new https.Agent({ ...pool, lookup: publicLookup(lookup) })

  return async (address, { timeoutMs, signal, ...rest }) => {
    signal?.throwIfAborted()
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const event: OutgoingEvent = { method: rest.method ?? 'GET', host: address.host }
      return await channels.outgoing.tracePromise(async () => {
        const response = await follow(address, rest, signal ? AbortSignal.any([signal, timeout]) : timeout)
        event.status = response.status
        return response
      }, event)
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof OutgoingHttpError) throw error
      throw new OutgoingHttpError(timeout.aborted ? 'timeout' : failureOf(error), { cause: error })
    }
  }

  async function follow(
    address: URL,
    { maxBytes, maxRedirects = 0, isConfigured = () => true, ...outgoing }: Omit<OutgoingRequest, 'timeoutMs'>,
    signal: AbortSignal,
  ): Promise<OutgoingResponse> {
    let target: URL | null = address
    for (let hop = 0; hop <= Math.max(0, maxRedirects); hop += 1) {
      if (target === null || !(isConfigured(target) || isPublicTarget(target))) {
        throw new OutgoingHttpError('refused_address')
      }
      const response = await responseOf(target, { ...outgoing, signal }, isConfigured(target))
      const { statusCode: status = 0, headers } = response
      if (maxRedirects === 0 || !redirects.has(status) || headers.location === undefined) {
        return { status, headers, text: await textOf(response, maxBytes) }
      }
      response.destroy()
      target = URL.parse(headers.location, target)
    }
    throw new OutgoingHttpError('too_many_redirects')
  }

  /** Resolves as soon as the response headers have arrived. */
  function responseOf(
    target: URL,
    { method = 'GET', headers, body, signal }: Pick<OutgoingRequest, 'method' | 'headers' | 'body' | 'signal'>,
    isConfigured: boolean,
  ): Promise<http.IncomingMessage> {
    const isSecure = target.protocol === 'https:'
    const agent = isSecure ? (isConfigured ? secure : publicOnly) : plain
    return new Promise((resolve, reject) => {
      const request = (isSecure ? https : http).request(target, {
        method,
        headers: { ...defaultHeaders, ...headers },
        agent,
        ...(signal && { signal }),
      })
      request.on('error', reject)
      // Node does not report every closed connection as an error, for example after a protocol switch.
      request.on('close', () => reject(new OutgoingHttpError('unreachable')))
      request.on('response', (response) => {
        // Destroying an unread body emits an error, which can be ignored.
        response.on('error', () => {})
        resolve(response)
      })
      request.on('socket', (socket) => {
        if (request.reusedSocket) return
        const fail = () => request.destroy(new OutgoingHttpError('connect_timeout'))
        const timer = setTimeout(fail, connectTimeoutMs)
        socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer))
        request.once('close', () => clearTimeout(timer))
      })
      request.end(body)
    })
  }
}

/** Counts the bytes that arrive: a Content-Length may be wrong or missing. */
async function textOf(body: http.IncomingMessage, maxBytes: number): Promise<string> {
  if (maxBytes === 0) {
    body.destroy()
    return ''
  }
  // No compression was requested, and a small compressed response may unpack to any size.
  if ((body.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    body.destroy()
    throw new OutgoingHttpError('compressed')
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    // Leaving the loop closes the connection.
    if (length > maxBytes) throw new OutgoingHttpError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function failureOf(error: unknown): OutgoingFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /CERT|SELF_SIGNED|ALTNAME|^ERR_(TLS|SSL)|^EPROTO$/.test(code) ? 'untrusted_certificate' : 'unreachable'
}

/** Refuses a host name if one of its addresses is private. */
function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new OutgoingHttpError('refused_address'), '')
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function isPublicTarget({ protocol, username, password, hostname }: URL): boolean {
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || isPublicAddress(host)
}

/** Networks that are not the public internet: IANA's special-purpose registries. */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special.addSubnet(network, prefix, 'ipv4')
}

/** IPv6 addresses that are allocated to networks, without tunnels, translators and documentation. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
