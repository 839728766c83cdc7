import { OutgoingHttpError, type OutgoingResponse, type SendRequest } from '#adapters/outgoing-http.ts'
import { createCircuitBreaker } from '#concurrency/circuit-breaker.ts'
import { createLimiter } from '#concurrency/limiter.ts'
import type { RdapServerAddress } from './bootstrap.ts'

/** One server, which may answer for several extensions. */
export interface RdapServer {
  ask(address: RdapServerAddress, name: string, timeoutMs: number, signal: AbortSignal): Promise<RdapAnswer>
}

export interface RdapServerOptions {
  readonly send: SendRequest
  readonly maxConcurrent: number
  readonly maxQueueLength: number
  readonly now: () => number
}

export type RdapAnswer =
  | { readonly kind: 'registered'; readonly isReserved: boolean }
  | { readonly kind: 'notFound' }
  /** Its rate limit: no requests for a while. */
  | { readonly kind: 'tooMuch'; readonly retryAfterMs: number }
  | { readonly kind: 'failed'; readonly reason: 'unreachable' | 'bad_answer' | 'timeout' }

const maxResponseBytes = 256 * 1024
const maxRedirects = 3
const breakerOptions = {
  maxFailures: 5,
  windowMs: Number.POSITIVE_INFINITY,
  openMs: 30_000,
  halfOpen: 'all',
} as const
const retryAfter = { defaultMs: 10_000, minMs: 1000, maxMs: 5 * 60_000 }
const reservedStatus = new Set(['reserved', 'administrative'])
const notAsked: RdapAnswer = { kind: 'failed', reason: 'unreachable' }

/** Few requests at once, none for as long as the server asks for, and none for a while after several failures. */
export function createRdapServer({ send, maxConcurrent, maxQueueLength, now }: RdapServerOptions): RdapServer {
  const limiter = createLimiter({ maxConcurrent, maxQueueLength })
  const breaker = createCircuitBreaker(breakerOptions, now)
  let pausedUntil = Number.NEGATIVE_INFINITY
  const isPaused = () => now() < pausedUntil || !breaker.allowsRequest()

  return {
    async ask(address, name, timeoutMs, signal) {
      if (isPaused()) return notAsked
      return limiter.run(async () => {
        // It may have failed while this request waited in the queue.
        if (isPaused()) return notAsked
        const answer = await answerTo(address, name, timeoutMs, signal)
        if (answer.kind === 'tooMuch') pausedUntil = now() + answer.retryAfterMs
        breaker.record(answer.kind === 'failed')
        return answer
      }, signal)
    },
  }

  async function answerTo(
    { base, isOwn }: RdapServerAddress,
    name: string,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<RdapAnswer> {
    try {
      const response = await send(new URL(`domain/${name}`, base), {
        headers: { Accept: 'application/rdap+json, application/json;q=0.9', 'User-Agent': 'domain-search' },
        timeoutMs,
        maxBytes: maxResponseBytes,
        signal,
        maxRedirects,
        isConfigured: ({ origin }) => isOwn && origin === base.origin,
      })
      return rdapAnswerOf(response, name)
    } catch (error) {
      if (error instanceof OutgoingHttpError) return { kind: 'failed', reason: failureOf(error) }
      throw error
    }
  }
}

function failureOf({ reason }: OutgoingHttpError): 'unreachable' | 'bad_answer' | 'timeout' {
  if (reason === 'timeout') return reason
  const isBad = reason === 'refused_address' || reason === 'too_large' || reason === 'too_many_redirects'
  return isBad ? 'bad_answer' : 'unreachable'
}

/** Only a clear answer about this very name counts (RFC 9083); anything else may be another server. */
export function rdapAnswerOf(
  { status, headers, text }: OutgoingResponse,
  asked: string,
  now: () => number = Date.now,
): RdapAnswer {
  if (status === 429 || status === 503) return { kind: 'tooMuch', retryAfterMs: retryAfterMs(headers, now) }
  if (status >= 500) return { kind: 'failed', reason: 'unreachable' }
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  const isJson = type === 'application/rdap+json' || type === 'application/json'
  // A page of HTML with this status is a wrong address, not a register that does not know the name.
  if (status === 404 && (isJson || text === '')) return { kind: 'notFound' }
  if (status !== 200 || !isJson) return { kind: 'failed', reason: 'bad_answer' }
  const domain = parsed(text)
  const isAbout = typeof domain?.ldhName === 'string' && domain.ldhName.toLowerCase().replace(/\.$/, '') === asked
  if (domain?.objectClassName !== 'domain' || !isAbout) return { kind: 'failed', reason: 'bad_answer' }
  const statuses: readonly unknown[] = Array.isArray(domain.status) ? domain.status : []
  const isReserved = statuses.some((each) => typeof each === 'string' && reservedStatus.has(each.toLowerCase()))
  return { kind: 'registered', isReserved }
}

function retryAfterMs(headers: OutgoingResponse['headers'], now: () => number): number {
  const wanted = headers['retry-after']
  if (wanted === undefined) return retryAfter.defaultMs
  const ms = /^\d{1,6}$/.test(wanted) ? Number(wanted) * 1000 : Date.parse(wanted) - now()
  return Number.isNaN(ms) ? retryAfter.defaultMs : Math.min(retryAfter.maxMs, Math.max(retryAfter.minMs, ms))
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
