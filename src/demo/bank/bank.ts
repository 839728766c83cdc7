import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiAnswer, problem } from '#demo/bank/api-answer.ts'
import { type BankFaults, noFaults } from '#demo/bank/faults.ts'
import { createLedger } from '#demo/bank/ledger.ts'
import { type Fields, isFields } from '#demo/bank/new-payment.ts'
import { oncePerKey } from '#demo/bank/once-per-key.ts'
import { createPaymentApi } from '#demo/bank/payment-api.ts'
import { troublesIn, turnSwitches } from '#demo/bank/troubles.ts'
import { createWebhooks } from '#demo/bank/webhooks.ts'
import type { BankBook, DemoBankCounter } from '#services/demo/demo-bank-port.ts'
import { demoPages } from '#site/demo-pages.ts'

export interface DemoBankOptions {
  readonly book: BankBook
  /** Where a browser finds the page. */
  readonly origin: string
  readonly faults?: BankFaults
  readonly clock?: () => number
  /** What waits between webhooks are multiplied by. */
  readonly pace?: number
}

export interface DemoBank extends DemoBankCounter {
  /** The provider's API, `/v2/…`. Keys that begin with `test_` are good. */
  readonly listener: RequestListener
  readonly faults: BankFaults
  /** Sends webhooks that are due by the clock, also those an earlier process left. */
  makeDue(): Promise<void>
  /** Settles once no webhook is being sent. */
  idle(): Promise<void>
  stop(): void
}

const maxBodyBytes = 16 * 1024
const lookAgainMs = 30_000

/** A payment provider for the demo, with the HTTP API of Mollie; a person decides what becomes of a payment. */
export function createDemoBank(options: DemoBankOptions): DemoBank {
  const { book, origin, faults = noFaults(), clock = Date.now, pace = 1 } = options
  const webhooks = createWebhooks({ book, clock, pace, find: (id) => ledger.find(id) })
  const ledger = createLedger({ book, clock, pace, faults, webhooks })
  const answerTo = createPaymentApi({ book, clock, faults, ledger })
  const pageOf = (paymentId: string) => `${origin}${demoPages.bank}?payment=${paymentId}`

  const looking = setInterval(() => void webhooks.makeDue().catch(() => {}), lookAgainMs).unref()

  return {
    ...ledger,
    listener: (request, response) => {
      take(request, response).catch(() => response.destroy())
    },
    faults,
    troubles: () => troublesIn(faults),
    cause: (troubles) => turnSwitches(faults, troubles),
    makeDue: () => webhooks.makeDue(),
    idle: () => webhooks.idle(),
    stop() {
      clearInterval(looking)
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

  function failure(): ApiAnswer {
    const headers = faults.retryAfter === null ? {} : { 'Retry-After': String(faults.retryAfter) }
    return { ...problem(faults.failStatus, 'Something is broken here'), headers }
  }

  async function answered(request: IncomingMessage): Promise<ApiAnswer> {
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
    return oncePerKey({ book, clock }, { key, wish: `${method} ${pathname} ${text}` }, work)
  }
}

function send(response: ServerResponse, { status, body, headers }: ApiAnswer): void {
  response.writeHead(status, { 'Content-Type': 'application/hal+json', 'Cache-Control': 'no-store', ...headers })
  response.end(JSON.stringify(body))
}

/** What is too long is cut off, and then is no JSON. */
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
