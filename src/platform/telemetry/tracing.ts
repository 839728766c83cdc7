import type { Log } from './log.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { TracingChannel } from 'node:diagnostics_channel'
import { channels } from './channels.ts'
import { createOutage } from './outages.ts'

export interface TracingOptions {
  /** Of requests and jobs that nobody else decided about. */
  readonly share: number
  /** Sends a batch as JSON of OTLP. */
  readonly post: (body: string) => Promise<{ readonly status: number }>
  readonly log: Log
  readonly batchMs?: number
  readonly random?: () => number
}

export interface Tracing {
  /** Sends what is left, once. */
  stop(): Promise<void>
}

type Value = { readonly stringValue: string } | { readonly intValue: string }
type Attributes = Readonly<Record<string, string | number | undefined>>

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly kind: (typeof kinds)[keyof typeof kinds]
  readonly startMs: number
}

/** As in `opentelemetry.proto.trace.v1`. */
const kinds = { internal: 1, server: 2, client: 3 } as const
const errorStatus = { code: 2 }
const scope = { name: 'stek' }
const resource = { attributes: attributesOf({ 'service.name': 'stek', 'service.instance.id': String(process.pid) }) }
const maxWaiting = 4096
const maxBatch = 512
const maxStatementLength = 200
const parent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/**
 * Spans of requests and jobs, and of the statements and outgoing requests within them, by OTLP over HTTP as JSON.
 * Whether a request is traced is decided once, at its beginning: as its caller decided, or for a share of them. What
 * cannot be sent in time is dropped: traces never hold up the shop.
 */
export function startTracing(options: TracingOptions): Tracing {
  const { share, post, log, batchMs = 2000, random = Math.random } = options
  const current = new AsyncLocalStorage<Span>()
  const outage = createOutage({
    began: (reason) => log.error('traces', 'Traces cannot be sent.', { reason }),
    over: (seconds) => log.info('traces', 'Traces are sent again.', { seconds }),
  })
  let waiting: object[] = []
  let sending: Promise<void> | undefined
  const stops = [
    spans(channels.calls, {
      isRoot: true,
      begin: ({ method, route, traceparent }) => {
        const [, traceId, parentSpanId, flags = '00'] = parent.exec(traceparent ?? '') ?? []
        const isWanted = traceId === undefined ? random() < share : (Number.parseInt(flags, 16) & 1) === 1
        return isWanted ? spanOf(`${method} ${route}`, kinds.server, { traceId, spanId: parentSpanId }) : undefined
      },
      attributes: ({ method, route, requestId, status }) => ({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'stek.request_id': requestId,
      }),
      isFailure: ({ status = 0 }) => status >= 500,
    }),
    spans(channels.jobs, {
      isRoot: true,
      begin: ({ task }) => (random() < share ? spanOf(`job ${task}`, kinds.internal) : undefined),
      attributes: ({ task, outcome }) => ({ 'stek.task': task, 'stek.outcome': outcome }),
      isFailure: ({ outcome }) => outcome !== 'done',
    }),
    spans(channels.statements, {
      begin: ({ statement }) => {
        const within = current.getStore()
        return within && spanOf(summaryOf(statement), kinds.client, within)
      },
      attributes: ({ statement }) => ({
        'db.system.name': 'postgresql',
        'db.query.text': statement.replaceAll(/\s+/g, ' ').trim().slice(0, maxStatementLength),
      }),
    }),
    spans(channels.outgoing, {
      begin: ({ method }) => {
        const within = current.getStore()
        return within && spanOf(method, kinds.client, within)
      },
      attributes: ({ method, host, status }) => ({
        'http.request.method': method,
        'server.address': host,
        'http.response.status_code': status,
      }),
      isFailure: ({ status = 500 }) => status >= 500,
    }),
  ]
  const timer = setInterval(() => void send(), batchMs).unref()

  return {
    async stop() {
      clearInterval(timer)
      for (const stop of stops) stop()
      await send()
    },
  }

  function spans<Event extends object>(
    channel: TracingChannel<unknown, Event>,
    parts: {
      readonly isRoot?: true
      readonly begin: (event: Event) => Span | undefined
      readonly attributes: (event: Event) => Attributes
      readonly isFailure?: (event: Event) => boolean
    },
  ): () => void {
    const open = new WeakMap<Event, Span>()
    const failed = new WeakSet<Event>()
    const began = (event: Event) => {
      const span = parts.begin(event)
      if (span !== undefined) open.set(event, span)
      return span
    }
    const subscribers = {
      start: parts.isRoot ? () => {} : began,
      end() {},
      asyncStart() {},
      error: (event: Event) => void failed.add(event),
      asyncEnd(event: Event) {
        const span = open.get(event)
        if (span !== undefined) keep(span, parts.attributes(event), failed.has(event) || parts.isFailure?.(event))
      },
    }
    channel.subscribe(subscribers)
    // What runs within it finds its span.
    if (parts.isRoot) channel.start.bindStore(current, began)
    return () => {
      channel.unsubscribe(subscribers)
      if (parts.isRoot) channel.start.unbindStore(current)
    }
  }

  function keep({ startMs, ...span }: Span, attributes: Attributes, isFailure = false): void {
    if (waiting.length >= maxWaiting) return
    waiting.push({
      ...span,
      startTimeUnixNano: nanosOf(startMs),
      endTimeUnixNano: nanosOf(nowMs()),
      attributes: attributesOf(attributes),
      ...(isFailure && { status: errorStatus }),
    })
    if (waiting.length >= maxBatch) void send()
  }

  function send(): Promise<void> {
    return (sending ??= sendAll().finally(() => (sending = undefined)))
  }

  /** A receiver that is busy gets the same spans again, as long as there is room for them. */
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope, spans: batch }] }] })
      const problem = await post(body).then(
        ({ status }) => (status < 300 ? null : `status ${status}`),
        (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
      )
      if (problem === null) outage.over()
      else {
        outage.began(problem)
        if (/^status (?:429|50[234])$/.test(problem)) waiting = [...batch, ...waiting].slice(0, maxWaiting)
        return
      }
    }
  }
}

interface Parent {
  readonly traceId: string | undefined
  readonly spanId: string | undefined
}

function spanOf(name: string, kind: Span['kind'], within?: Parent): Span {
  return {
    traceId: within?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentSpanId: within?.spanId,
    name,
    kind,
    startMs: nowMs(),
  }
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}

/** More digits than a number holds. */
function nanosOf(ms: number): string {
  return `${Math.round(ms * 1000)}000`
}

/** The name of a prepared statement, or its first word. */
function summaryOf(statement: string): string {
  return /^\w+$/.test(statement) ? statement : (/\w+/.exec(statement)?.[0] ?? 'statement')
}

function attributesOf(attributes: Attributes): readonly { readonly key: string; readonly value: Value }[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }],
  )
}
