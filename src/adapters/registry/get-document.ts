import { lookup as systemLookup } from 'node:dns'
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface GetRules {
  readonly accept: string
  /** In bytes. */
  readonly longest: number
  readonly signal: AbortSignal
  /** What the operator wrote down themselves may be anywhere: on this machine, in the own network, without TLS. */
  readonly ownOrigin: string | null
}

export type Got =
  | {
      readonly kind: 'document'
      readonly status: number
      readonly type: string
      readonly text: string
      readonly retryAfter: string | undefined
    }
  | { readonly kind: 'failed'; readonly reason: 'refused_address' | 'too_long' | 'unreachable' | 'too_many_redirects' }

export type GetDocument = (address: URL, rules: GetRules) => Promise<Got>

const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])
/** The caller decides how many at once; this only keeps connections open between them. */
const keeping = { keepAlive: true, keepAliveMsecs: 5000, maxFreeSockets: 4, timeout: 10_000 }

/**
 * Fetches a document without being led astray: https and public addresses only, seen when the connection is made and
 * not before, so that a name cannot answer differently in between; redirects by the same rules; a bounded answer.
 */
export function createGetDocument(lookup: LookupFunction = systemLookup): GetDocument {
  const open = { http: new HttpAgent(keeping), https: new HttpsAgent(keeping) }
  const guarded = new HttpsAgent({ ...keeping, lookup: guardedLookup(lookup) })

  return async (address, rules) => {
    let target = address
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const isOwn = target.origin === rules.ownOrigin
      if (!isOwn && !isAllowed(target)) return { kind: 'failed', reason: 'refused_address' }
      try {
        const response = await responseOf(target, rules, isOwn)
        const { statusCode = 0, headers } = response
        if (!redirects.has(statusCode) || headers.location === undefined)
          return await documentIn(response, rules.longest)
        response.destroy()
        const next = URL.parse(headers.location, target)
        if (next === null) return { kind: 'failed', reason: 'refused_address' }
        target = next
      } catch (error) {
        rules.signal.throwIfAborted()
        return { kind: 'failed', reason: error instanceof PrivateAddress ? 'refused_address' : 'unreachable' }
      }
    }
    return { kind: 'failed', reason: 'too_many_redirects' }
  }

  function responseOf(target: URL, { accept, signal }: GetRules, isOwn: boolean): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const isPlain = target.protocol === 'http:'
      const agent = isOwn ? open[isPlain ? 'http' : 'https'] : guarded
      const headers = { Accept: accept, 'Accept-Encoding': 'identity', 'User-Agent': 'domain-search' }
      const ask = isPlain ? httpRequest : httpsRequest
      ask(target, { agent, headers, signal }).on('response', resolve).on('error', reject).end()
    })
  }
}

function isAllowed(target: URL): boolean {
  if (target.protocol !== 'https:' || target.username !== '' || target.password !== '') return false
  const host = target.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || isPublicAddress(host)
}

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

/** One private address among several is enough to refuse. */
function guardedLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new PrivateAddress(), '')
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

/** Counts what really arrives. */
async function documentIn(response: IncomingMessage, longest: number): Promise<Got> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length
    /* Leaving the loop destroys the response, and its connection. */
    if (length > longest) return { kind: 'failed', reason: 'too_long' }
    pieces.push(piece)
  }
  return {
    kind: 'document',
    status: response.statusCode ?? 0,
    type: response.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '',
    text: Buffer.concat(pieces).toString(),
    retryAfter: response.headers['retry-after'],
  }
}
