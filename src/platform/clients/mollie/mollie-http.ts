import { type Log, silentLog } from '#platform/telemetry/log.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { type BaseIssue, type BaseSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { createCircuitBreaker } from '#platform/limits/circuit-breaker.ts'
import { refusalAnswer } from './answers.ts'
import {
  createOutgoingHttp,
  OutgoingHttpError,
  type OutgoingRequest,
  type OutgoingResponse,
} from '#platform/clients/outgoing-http.ts'
import { ProviderRefusal, type Turn } from '#platform/clients/payment-provider.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { createOutage, type Outage } from '#platform/telemetry/outages.ts'

export interface MollieOptions {
  readonly apiKey: string
  /** Base URL of the API without `/v2` and without a trailing slash. */
  readonly url: string
  /** Timeout of a request, retries included. */
  readonly timeoutMs?: number
  readonly now?: () => number
  /** Hosts allowed in checkout links, including their subdomains; undefined allows any host. */
  readonly checkoutHosts?: readonly string[] | undefined
  /** Logs when requests of a kind start to fail and when they succeed again, without secrets. */
  readonly log?: Log
}

export interface MollieRequest {
  readonly method: NonNullable<OutgoingRequest['method']>
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** The provider repeats its response to the same request with the same key for an hour. */
  readonly idempotencyKey?: string
  /** Awaited before a retry, so that one payment is not requested too often. */
  readonly turn?: Turn | undefined
}

type AnswerSchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

interface Failure {
  readonly request: string
  readonly reason: string
  /** Needs an operator: the failure will not pass by itself. */
  readonly isAlarming: boolean
}

/** Resolves to the response as parsed by the schema; rejects if `faultIn` returns a fault. */
export type SendMollieRequest = <Schema extends AnswerSchema>(
  request: MollieRequest,
  schema: Schema,
  faultIn?: (answer: InferOutput<Schema>) => string | null,
) => Promise<InferOutput<Schema>>

const breakerOptions = { maxFailures: 5, windowMs: 30_000, openMs: 15_000, minSubjects: 3 }
const connectTimeoutMs = 2000
const maxAttempts = 3
const maxResponseBytes = 2 * 1024 * 1024

/**
 * HTTP client for the provider: retries failed requests with the same idempotency key within the timeout. A circuit
 * breaker per purpose stops requests while all of them fail. Rejects with `Unavailable`, or with `ProviderRefusal` for
 * a 4xx response.
 */
export function createMollieHttp(options: MollieOptions): SendMollieRequest {
  const { apiKey, url, timeoutMs = 8000, now = () => performance.now(), log = silentLog } = options
  const send = createOutgoingHttp({ connectTimeoutMs })
  const breakers = {
    checkout: createCircuitBreaker(breakerOptions, now),
    reading: createCircuitBreaker(breakerOptions, now),
    returning: createCircuitBreaker(breakerOptions, now),
  }
  /** Outages by method and path, with ids replaced. */
  const outages = new Map<string, Outage<Failure>>()

  return async (call, schema, faultIn) => {
    const breaker = breakers[circuitOf(call)]
    if (!breaker.allowsRequest()) throw new Unavailable('payment_provider_unavailable')
    const kind = `${call.method} ${call.path.replaceAll(/\b[a-z]+_\w+/g, '…')}`
    try {
      const answer = answerIn(await responseTo(call), schema)
      const fault = faultIn?.(answer) ?? null
      if (fault !== null) throw new BadResponse(fault, true)
      breaker.record(false)
      outages.get(kind)?.over()
      return answer
    } catch (error) {
      const refusal = error instanceof ProviderRefusal ? error : null
      const isAlive = refusal !== null || (error instanceof BadResponse && error.isTooMany)
      breaker.record(!isAlive, subjectOf(call))
      const reason = reasonOf(error)
      const isAlarming = refusal ? refusal.status === 401 || refusal.status === 403 : needsPerson(error)
      const request = `${call.method} ${call.path}`
      if (isAlarming || !refusal) outageOf(kind).began({ request, reason, isAlarming })
      throw refusal ?? new Unavailable('payment_provider_unavailable', { cause: error })
    }
  }

  function outageOf(kind: string): Outage<Failure> {
    const existing = outages.get(kind)
    if (existing !== undefined) return existing
    const outage = createOutage<Failure>({
      began({ request, reason, isAlarming }) {
        log[isAlarming ? 'alert' : 'error']('payment_provider', 'The payment provider fails.', { request, reason })
      },
      over: (seconds) => log.info('payment_provider', 'The payment provider works again.', { request: kind, seconds }),
      causeOf: ({ reason }) => reason,
    })
    outages.set(kind, outage)
    return outage
  }

  async function responseTo(call: MollieRequest): Promise<OutgoingResponse> {
    const address = new URL(`${url}${call.path}`)
    address.search = new URLSearchParams(call.query).toString()
    const deadline = performance.now() + timeoutMs
    for (let attempt = 1; ; attempt += 1) {
      const leftMs = Math.max(0, Math.ceil(deadline - performance.now()))
      const result = await send(address, { ...outgoingOf(call), timeoutMs: leftMs }).catch(errorOf)
      const canRetry = result instanceof Error ? isTransient(result) : isBusy(result) && mayRepeat(call)
      const waitMs = (result instanceof Error ? null : retryAfterMs(result)) ?? backOffMs(attempt)
      const isTime = performance.now() + waitMs < deadline
      if (canRetry && attempt < maxAttempts && isTime) {
        await pause(waitMs)
        await call.turn?.()
      } else if (result instanceof Error) throw result
      else return result
    }
  }

  function outgoingOf({ method, body, idempotencyKey }: MollieRequest): Omit<OutgoingRequest, 'timeoutMs'> {
    return {
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        Accept: 'application/hal+json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      maxBytes: maxResponseBytes,
    }
  }

  function answerIn<Schema extends AnswerSchema>(
    { status, text }: OutgoingResponse,
    schema: Schema,
  ): InferOutput<Schema> {
    const isSuccess = status >= 200 && status < 300
    if (!isSuccess && !isRefusal(status)) throw new BadResponse(`status ${status}`, false, status === 429)
    const document = jsonIn(text)
    if (!isSuccess) {
      const { detail, field } = refusalAnswer(document)
      throw new ProviderRefusal(status, detail.replaceAll(apiKey, '…'), field)
    }
    const checked = safeParse(schema, document)
    if (!checked.success) throw new BadResponse(`malformed at ${getDotPath(checked.issues[0]) ?? 'its root'}`, true)
    return checked.output
  }
}

/** Separate circuits: failing payment polls must not stop new payments. */
function circuitOf({ method, path }: MollieRequest): 'checkout' | 'reading' | 'returning' {
  if (method === 'DELETE' || path.endsWith('/refunds')) return 'returning'
  return method === 'POST' || path === '/v2/methods' ? 'checkout' : 'reading'
}

/** Reads of a single payment are rate limited: without a turn to wait for they are not retried. */
function mayRepeat({ path, turn }: MollieRequest): boolean {
  return turn !== undefined || !path.startsWith('/v2/payments/')
}

/** @returns the payment that the request is about, or undefined for other requests */
function subjectOf({ path, idempotencyKey }: MollieRequest): string | undefined {
  return idempotencyKey ?? /\btr_\w+/.exec(path)?.[0]
}

/** Response that is neither valid nor a refusal. */
class BadResponse extends Error {
  override readonly name = 'BadResponse'
  /** Needs an operator: the API changed, or another server answers. */
  readonly isBroken: boolean
  /** HTTP 429. Does not count towards the circuit breaker. */
  readonly isTooMany: boolean

  constructor(message: string, isBroken = false, isTooMany = false) {
    super(message)
    this.isBroken = isBroken
    this.isTooMany = isTooMany
  }
}

/** Rate limit, conflict with a running request of the same key, or server error. */
function isBusy({ status }: OutgoingResponse): boolean {
  return status === 409 || status === 429 || status >= 500
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 409 && status !== 429
}

/**
 * Only connection failures: after a timeout, an oversized response or an untrusted certificate a retry would fail the
 * same way.
 */
function isTransient(error: Error): boolean {
  return error instanceof OutgoingHttpError && error.reason === 'unreachable'
}

function needsPerson(error: unknown): boolean {
  if (error instanceof BadResponse) return error.isBroken
  return error instanceof OutgoingHttpError && error.reason === 'untrusted_certificate'
}

function reasonOf(error: unknown): string {
  if (error instanceof ProviderRefusal) return `status ${error.status}`
  if (error instanceof BadResponse) return error.message
  if (!(error instanceof OutgoingHttpError)) return error instanceof Error ? error.message : 'unknown'
  if (error.reason === 'timeout') return 'no answer in time'
  return codeOf(error.cause) || error.reason
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function backOffMs(attempt: number): number {
  return 250 * attempt * (0.5 + Math.random())
}

/** Retry-After contains seconds or a date. */
function retryAfterMs({ headers }: OutgoingResponse): number | null {
  const retryAfter = headers['retry-after'] ?? ''
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now())
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error('unknown')
}

function jsonIn(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
