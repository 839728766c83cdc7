import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { BankBook } from '#features/demo/repository.ts'
import type { BankKey, DemoBankCounter } from '#features/demo/demo-bank.ts'
import { demoPages } from '#site/demo-pages.ts'
import { type ApiResponse, problem } from './api-response.ts'
import { type BankFaults, noFaults, faultSettingsOf, applyFaultSettings } from './faults.ts'
import { createLedger } from './ledger.ts'
import { type Fields, isFields } from './new-payment.ts'
import { createPaymentApi } from './payment-api.ts'
import { createWebhooks } from './webhooks.ts'

export interface DemoBankOptions {
  readonly book: BankBook
  /** Origin of the demo page on which a visitor chooses the outcome of a payment. */
  readonly origin: string
  readonly faults?: BankFaults
  readonly clock?: () => number
  /** Factor for the delays between webhooks. */
  readonly pace?: number
}

export interface DemoBank extends DemoBankCounter {
  /** The provider's API, `/v2/…`. Accepts all keys that begin with `test_`. */
  readonly listener: RequestListener
  readonly faults: BankFaults
  /** Sends due webhooks, including those left by an earlier process. */
  makeDue(): Promise<void>
  /** Resolves once no webhook is being sent. */
  idle(): Promise<void>
  stop(): void
}

const maxBodyBytes = 16 * 1024
const webhookScanIntervalMs = 30_000

/** Payment provider for the demo, with Mollie's HTTP API; a visitor chooses the outcome of each payment. */
export function createDemoBank(options: DemoBankOptions): DemoBank {
  const { book, origin, faults = noFaults(), clock = Date.now, pace = 1 } = options
  const webhooks = createWebhooks({ book, clock, pace, find: (id) => ledger.find(id) })
  const ledger = createLedger({ book, clock, pace, faults, webhooks })
  const answerTo = createPaymentApi({ book, clock, faults, ledger })
  const pageOf = (paymentId: string) => `${origin}${demoPages.bank}?payment=${paymentId}`

  const scanTimer = setInterval(() => void webhooks.makeDue().catch(() => {}), webhookScanIntervalMs).unref()

  return {
    ...ledger,
    listener: (request, response) => {
      take(request, response).catch(() => response.destroy())
    },
    faults,
    troubles: () => faultSettingsOf(faults),
    cause: (troubles) => applyFaultSettings(faults, troubles),
    makeDue: () => webhooks.makeDue(),
    idle: () => webhooks.idle(),
    stop() {
      clearInterval(scanTimer)
      webhooks.stop()
    },
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isFailing = counted('failNext')
    const isDropping = !isFailing && counted('dropNext')
    const answer = isFailing ? failure() : await answered(request)
    if (faults.slowMs > 0) await pause(faults.slowMs)
    if (isDropping) response.destroy()
    else send(response, answer)
  }

  function counted(fault: 'failNext' | 'dropNext'): boolean {
    if (faults[fault] <= 0) return false
    faults[fault] -= 1
    return true
  }

  function failure(): ApiResponse {
    const headers = faults.retryAfter === null ? {} : { 'Retry-After': String(faults.retryAfter) }
    return { ...problem(faults.failStatus, 'Something is broken here'), headers }
  }

  async function answered(request: IncomingMessage): Promise<ApiResponse> {
    const { method = 'GET', headers } = request
    if (!/^Bearer test_\w+$/.test(headers.authorization ?? '')) {
      return problem(401, 'Missing authentication, or failed to authenticate')
    }
    const text = await textIn(request)
    const fields = fieldsIn(text)
    if (fields === null) return problem(400, 'The request body is not valid JSON')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank')
    const places = { api: `http://${headers.host ?? '127.0.0.1'}`, pageOf }
    const work = () => answerTo({ method, path: pathname, query: searchParams, fields, places })
    const key = headers['idempotency-key']
    if (method !== 'POST' || typeof key !== 'string') return work()
    return idempotent({ book, clock }, { key, request: `${method} ${pathname} ${text}` }, work)
  }
}

function send(response: ServerResponse, { status, body, headers }: ApiResponse): void {
  response.writeHead(status, { 'Content-Type': 'application/hal+json', 'Cache-Control': 'no-store', ...headers })
  response.end(JSON.stringify(body))
}

/** Reads a body; one over the limit is truncated, which makes it invalid JSON. */
async function textIn(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) {
    if (text.length <= maxBodyBytes) text += piece as string
  }
  return text.slice(0, maxBodyBytes)
}

function fieldsIn(text: string): Fields | null {
  if (text === '') return {}
  try {
    const fields: unknown = JSON.parse(text)
    return isFields(fields) ? fields : null
  } catch {
    return null
  }
}

const completedKeyTtlMs = 60 * 60_000
/** A pending idempotency key expires, because a request that takes longer has crashed. */
const pendingKeyTtlMs = 30_000

/**
 * Stores responses by idempotency key: a repeated request gets the stored response for an hour. Failed requests may be
 * retried.
 */
async function idempotent(
  { book, clock }: { readonly book: BankBook; readonly clock: () => number },
  { key, request }: { readonly key: string; readonly request: string },
  work: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const id = `key_${hashOf(key)}`
  const fingerprint = hashOf(request)
  const started = await book.change('key', id, (known) => {
    const lastsMs = known?.answer ? completedKeyTtlMs : pendingKeyTtlMs
    const isKnown = known !== null && clock() - known.createdAt < lastsMs
    return isKnown ? null : { id, fingerprint, createdAt: clock(), answer: null }
  })
  if (started === null) return replayedAnswer(await book.find('key', id), fingerprint)
  try {
    const answer = await work()
    if (answer.status >= 300) await book.remove('key', id)
    else await book.change('key', id, () => ({ ...started, answer: { status: answer.status, body: answer.body } }))
    return answer
  } catch (error) {
    await book.remove('key', id)
    throw error
  }
}

function replayedAnswer(stored: BankKey | null, fingerprint: string): ApiResponse {
  if (stored !== null && stored.fingerprint !== fingerprint) {
    return problem(400, 'The idempotency key was used for a different request')
  }
  const answer = stored?.answer
  if (!answer) return problem(409, 'A request with this idempotency key is still being processed')
  return { ...answer, headers: { 'Idempotent-Replayed': 'true' } }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
