import { createOutgoingHttp, OutgoingHttpError, type SendRequest } from '#platform/clients/outgoing-http.ts'
import { createCircuitBreaker } from '#platform/limits/circuit-breaker.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import { createExpiringCache } from '#platform/limits/memo.ts'
import { createSingleFlight } from '#platform/limits/single-flight.ts'
import { vatNumberParts } from '#core/tax/vat-number.ts'

/** `unknown`: the register could not be reached, or gave no clear answer. */
export type VatAnswer =
  | {
      readonly state: 'valid'
      /** Consultation number of VIES, as evidence of the check. */
      readonly requestIdentifier: string | null
      readonly name: string | null
      readonly address: string | null
    }
  | { readonly state: 'invalid'; readonly requestIdentifier: string | null }
  | {
      readonly state: 'unknown'
      /** Error code of the register, or our own code for a failed request. */
      readonly reason: string
    }

export type DatedVatAnswer = VatAnswer & {
  readonly at: Date
  /** False for an answer from the cache, and if no request was sent. */
  readonly isFresh: boolean
}

export interface VatRegister {
  /** Never rejects: a failure is the answer `unknown`. Expects a normalised number such as `NL001234567B01`. */
  ask(vatNumber: string): Promise<DatedVatAnswer>
}

export interface VatRegisterOptions {
  readonly url: string
  /** Our own VAT number. */
  readonly requester: string
  readonly timeoutMs?: number
  readonly maxConcurrent?: number
  readonly maxCacheEntries?: number
  readonly now?: () => number
}

const day = 24 * 60 * 60_000
const breakerOptions = { maxFailures: 5, windowMs: Number.POSITIVE_INFINITY, openMs: 30_000 }

/** Outage or rate limit of one member state, which says nothing about the others. */
const ofOneState = /^(MS_|TIMEOUT|VAT_BLOCKED|INVALID_REQUESTER_INFO)/

/**
 * Client of VIES: valid numbers are cached for a day, concurrent checks of one number share a request, the number of
 * concurrent requests is limited, and a circuit breaker opens while VIES fails.
 */
export function createVatRegister(options: VatRegisterOptions): VatRegister {
  const { url, requester, timeoutMs = 5000, maxConcurrent = 16, maxCacheEntries = 10_000 } = options
  const { now = () => performance.now() } = options
  const send = createOutgoingHttp()
  const breaker = createCircuitBreaker(breakerOptions, now)
  const limiter = createLimiter({ maxConcurrent, maxQueueLength: 0 })
  const cache = createExpiringCache<DatedVatAnswer>({ maxEntries: maxCacheEntries, now })
  const inFlight = createSingleFlight()

  return {
    async ask(vatNumber) {
      const cached = cache.get(vatNumber)
      if (cached !== undefined) return cached
      let isOwn = false
      const answer = await inFlight(vatNumber, async () => {
        isOwn = true
        if (limiter.isFull()) return notAsked('busy')
        if (!breaker.allowsRequest()) return notAsked('resting')
        return limiter.run(() => asked(vatNumber))
      })
      return isOwn ? answer : { ...answer, isFresh: false }
    },
  }

  async function asked(vatNumber: string): Promise<DatedVatAnswer> {
    const answer = await askVies(send, vatNumber, { url, requester, timeoutMs })
    breaker.record(answer.state === 'unknown' && !ofOneState.test(answer.reason))
    const dated = { ...answer, at: new Date() }
    if (dated.state === 'valid') cache.set(vatNumber, { ...dated, isFresh: false }, day)
    return { ...dated, isFresh: true }
  }
}

function notAsked(reason: string): DatedVatAnswer {
  return { ...({ state: 'unknown', reason } satisfies VatAnswer), at: new Date(), isFresh: false }
}

interface ViesSettings {
  /** Base URL of the REST API, without a trailing slash. */
  readonly url: string
  /** Our own VAT number: only identified requests get a consultation number. */
  readonly requester: string
  readonly timeoutMs: number
}

const maxResponseBytes = 64 * 1024

/** One request to VIES. A failure is the answer `unknown` with its reason. */
async function askVies(
  send: SendRequest,
  vatNumber: string,
  { url, requester, timeoutMs }: ViesSettings,
): Promise<VatAnswer> {
  const asked = vatNumberParts(vatNumber)
  const own = vatNumberParts(requester)
  try {
    const { status, text } = await send(new URL(`${url}/check-vat-number`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        countryCode: asked.prefix,
        vatNumber: asked.body,
        requesterMemberStateCode: own.prefix,
        requesterNumber: own.body,
      }),
      timeoutMs,
      maxBytes: maxResponseBytes,
    })
    const isAnswer = (status >= 200 && status < 300) || status === 400
    return isAnswer ? vatAnswerOf(JSON.parse(text), asked) : { state: 'unknown', reason: `http_${status}` }
  } catch (error) {
    return { state: 'unknown', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'malformed_answer'
  const reason = error instanceof OutgoingHttpError ? error.reason : 'unreachable'
  if (reason === 'too_large') return 'answer_too_long'
  if (reason === 'compressed') return 'compressed_answer'
  return reason === 'timeout' || reason === 'connect_timeout' ? 'timeout' : 'unreachable'
}

const maxTextLength = 500

/** Only an explicit refusal by the register counts as `invalid`. */
function vatAnswerOf(answer: unknown, asked: { readonly body: string }): VatAnswer {
  if (!isRecord(answer)) return { state: 'unknown', reason: 'malformed_answer' }
  const problem = problemOf(answer)
  const requestIdentifier = textOf(answer.requestIdentifier)
  if (problem === 'INVALID_INPUT') return { state: 'invalid', requestIdentifier }
  if (problem !== null) return { state: 'unknown', reason: problem }
  if (typeof answer.vatNumber === 'string' && answer.vatNumber !== asked.body) {
    return { state: 'unknown', reason: 'other_number' }
  }
  if (answer.valid === false) return { state: 'invalid', requestIdentifier }
  if (answer.valid !== true) return { state: 'unknown', reason: 'malformed_answer' }
  return { state: 'valid', requestIdentifier, name: textOf(answer.name), address: textOf(answer.address) }
}

/** Errors look like `{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}`, with any status. */
function problemOf({ actionSucceed, errorWrappers, userError }: Readonly<Record<string, unknown>>): string | null {
  const wrapped: unknown = Array.isArray(errorWrappers) ? errorWrappers[0] : undefined
  const code = isRecord(wrapped) ? wrapped.error : userError
  const isProblem = actionSucceed === false || errorWrappers !== undefined
  if (typeof code !== 'string' || !/^[A-Z_]{1,60}$/.test(code)) return isProblem ? 'malformed_answer' : null
  return code === 'VALID' || code === 'INVALID' ? null : code
}

/** Countries that withhold names send dashes. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replaceAll('\0', '').trim() : ''
  return /^-*$/.test(text) ? null : text.slice(0, maxTextLength)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
