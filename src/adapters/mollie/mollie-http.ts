import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { type BaseIssue, type BaseSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { createCircuitBreaker } from '#concurrency/circuit-breaker.ts'
import { refusalAnswer } from './answers.ts'
import { ConnectTimeout, exchange, type Message, type Reply, ReplyTooLong } from './exchange.ts'
import { ProviderRefusal } from '#services/orders/payment-provider-port.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'

export interface MollieOptions {
  readonly apiKey: string
  /** Where `/v2` is, without a slash at the end. */
  readonly url: string
  /** For all tries of a call together. */
  readonly timeoutMs?: number
  readonly now?: () => number
  /** One line for each call that failed, never with a secret in it. */
  readonly log?: (line: string) => void
}

export interface MollieRequest {
  readonly method: Message['method']
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** Whoever sends the same wish with the same key gets the same answer, for an hour. */
  readonly idempotencyKey?: string
}

type AnswerSchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** Asks, and answers with what the schema made of the reply. */
export type SendMollieRequest = <Schema extends AnswerSchema>(
  wish: MollieRequest,
  schema: Schema,
) => Promise<InferOutput<Schema>>

const breakerOptions = { maxFailures: 5, windowMs: 30_000, openMs: 15_000 }
const connectMs = 2000
const maxTries = 3
const maxReplyBytes = 2 * 1024 * 1024
const keeping = { keepAlive: true, maxSockets: 64, maxFreeSockets: 8, timeout: 10_000 }

/**
 * The line to the provider. A call that fails is tried again, with the same key and within its time; while all calls
 * fail nobody is asked. Whatever goes wrong is `Unavailable` or, when the provider says no, a `ProviderRefusal`.
 */
export function createMollieHttp(options: MollieOptions): SendMollieRequest {
  const { apiKey, url, timeoutMs = 8000, now = () => performance.now(), log = () => {} } = options
  const agent = url.startsWith('http:') ? new HttpAgent(keeping) : new HttpsAgent(keeping)
  const breaker = createCircuitBreaker(breakerOptions, now)

  return async (wish, schema) => {
    if (!breaker.allowsRequest()) throw new Unavailable('payment_provider_unavailable')
    try {
      const answer = answerIn(await replyTo(wish), schema)
      breaker.record(false)
      return answer
    } catch (error) {
      const refusal = error instanceof ProviderRefusal ? error : null
      breaker.record(refusal === null)
      const isAlarming = refusal ? refusal.status === 401 || refusal.status === 403 : isDistrust(error)
      if (isAlarming || !refusal) {
        log(`${isAlarming ? 'ALERT ' : ''}payment provider: ${wish.method} ${wish.path}: ${reasonOf(error)}`)
      }
      throw refusal ?? new Unavailable('payment_provider_unavailable', { cause: error })
    }
  }

  async function replyTo(wish: MollieRequest): Promise<Reply> {
    const address = new URL(`${url}${wish.path}`)
    address.search = new URLSearchParams(wish.query).toString()
    const message = messageOf(wish)
    const deadline = performance.now() + timeoutMs
    const signal = AbortSignal.timeout(timeoutMs)
    for (let attempt = 1; ; attempt += 1) {
      const result = await exchange(address, message, { agent, connectMs, maxReplyBytes, signal }).catch(caught)
      const isWorthAnother = result instanceof Error ? isPassing(result) : isBusy(result)
      const waitMs = result instanceof Error ? backOffMs(attempt) : (askedToWaitMs(result) ?? backOffMs(attempt))
      const isTime = performance.now() + waitMs < deadline
      if (isWorthAnother && attempt < maxTries && isTime) await pause(waitMs)
      else if (result instanceof Error) throw result
      else return result
    }
  }

  function messageOf({ method, body, idempotencyKey }: MollieRequest): Message {
    return {
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        Accept: 'application/hal+json',
        'Accept-Encoding': 'identity',
        'User-Agent': 'storefront',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      body: body ? JSON.stringify(body) : null,
    }
  }

  function answerIn<Schema extends AnswerSchema>({ status, text }: Reply, schema: Schema): InferOutput<Schema> {
    const isSuccess = status >= 200 && status < 300
    if (!isSuccess && !isRefusal(status)) throw new BadReply(`status ${status}`)
    const document = documentIn(text)
    if (!isSuccess) {
      const { detail, field } = refusalAnswer(document)
      throw new ProviderRefusal(status, detail.replaceAll(apiKey, '…'), field)
    }
    const checked = safeParse(schema, document)
    if (!checked.success) throw new BadReply(`malformed at ${getDotPath(checked.issues[0]) ?? 'its root'}`)
    return checked.output
  }
}

/** A reply that is no answer. */
class BadReply extends Error {
  override readonly name = 'BadReply'
}

/** Too much at once, the same wish still under way, or something broken over there. */
function isBusy({ status }: Reply): boolean {
  return status === 409 || status === 429 || status >= 500
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 409 && status !== 429
}

function isPassing(error: Error): boolean {
  const isFinal = error.name === 'AbortError' || error instanceof ConnectTimeout || error instanceof ReplyTooLong
  return !isFinal && !isDistrust(error)
}

/** Who answered could not prove to be the provider. */
function isDistrust(error: unknown): boolean {
  return /CERT|SELF_SIGNED|ALTNAME|^ERR_(TLS|SSL)|^EPROTO$/.test(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function reasonOf(error: unknown): string {
  if (error instanceof ProviderRefusal) return `status ${error.status}`
  if (error instanceof BadReply) return error.message
  if (error instanceof Error && error.name === 'AbortError') return 'no answer in time'
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown')
}

function backOffMs(attempt: number): number {
  return 250 * attempt * (0.5 + Math.random())
}

/** Seconds, or a date. */
function askedToWaitMs({ retryAfter = '' }: Reply): number | null {
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now())
}

function caught(error: unknown): Error {
  return error instanceof Error ? error : new Error('unknown')
}

function documentIn(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
