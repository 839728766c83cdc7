import { AsyncLocalStorage } from 'node:async_hooks'
import type { TracingChannel } from 'node:diagnostics_channel'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { channels } from './channels.ts'
import type { Log } from './log.ts'
import { createOutage } from './outages.ts'

export interface TracingOptions {
  /** Share of requests and jobs to trace. Requests with a `traceparent` follow the decision of their caller. */
  readonly share: number
  /** Endpoint that receives OTLP over HTTP. */
  readonly url: string
  readonly log: Log
  readonly batchMs?: number
}

const sendTimeoutMs = 5000
const maxStatementLength = 200
const parent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/**
 * Creates spans of requests and jobs, and of the statements and outgoing requests within them. Spans that the receiver
 * does not accept in time are dropped, so that tracing never slows down the shop.
 *
 * @returns a function that sends the remaining spans and stops tracing
 */
export function startTracing({ share, url, log, batchMs = 2000 }: TracingOptions): () => Promise<void> {
  const exporter = reporting(new OTLPTraceExporter({ url, timeoutMillis: sendTimeoutMs }), log)
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shop', 'service.instance.id': String(process.pid) }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: batchMs })],
  })
  const tracer = provider.getTracer('shop')
  const current = new AsyncLocalStorage<Context>()
  const within = (name: string) => {
    const context = current.getStore()
    return context && tracer.startSpan(name, { kind: SpanKind.CLIENT }, context)
  }
  const stops = [
    spansOf(channels.calls, current, {
      isRoot: true,
      begin: ({ method, route, traceparent }) =>
        tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER }, contextOf(traceparent)),
      attributes: ({ method, route, requestId, status }) => ({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'shop.request_id': requestId,
      }),
      isFailure: ({ status = 0 }) => status >= 500,
    }),
    spansOf(channels.jobs, current, {
      isRoot: true,
      begin: ({ task }) => tracer.startSpan(`job ${task}`, {}, ROOT_CONTEXT),
      attributes: ({ task, outcome }) => ({ 'shop.task': task, 'shop.outcome': outcome }),
      isFailure: ({ outcome }) => outcome !== 'done',
    }),
    spansOf(channels.statements, current, {
      begin: ({ statement }) => within(summaryOf(statement)),
      attributes: ({ statement }) => ({
        'db.system.name': 'postgresql',
        'db.query.text': statement.replaceAll(/\s+/g, ' ').trim().slice(0, maxStatementLength),
      }),
    }),
    spansOf(channels.outgoing, current, {
      begin: ({ method }) => within(method),
      attributes: ({ method, host, status }) => ({
        'http.request.method': method,
        'server.address': host,
        'http.response.status_code': status,
      }),
      isFailure: ({ status = 500 }) => status >= 500,
    }),
  ]
  return async () => {
    for (const stop of stops) stop()
    await provider.shutdown().catch(() => {})
  }
}

interface SpanParts<Event> {
  /** Statements and outgoing requests within this span become its children. */
  readonly isRoot?: true
  readonly begin: (event: Event) => Span | undefined
  readonly attributes: (event: Event) => Attributes
  readonly isFailure?: (event: Event) => boolean
}

function spansOf<Event extends object>(
  channel: TracingChannel<Event, unknown>,
  current: AsyncLocalStorage<Context>,
  parts: SpanParts<Event>,
): () => void {
  const open = new WeakMap<Event, Span>()
  const failed = new WeakSet<Event>()
  const begin = (event: Event): Context | undefined => {
    const span = parts.begin(event)
    if (!span?.isRecording()) return undefined
    open.set(event, span)
    return trace.setSpan(ROOT_CONTEXT, span)
  }
  const subscribers = {
    start: parts.isRoot ? () => {} : (event: Event) => void begin(event),
    end() {},
    asyncStart() {},
    error: (event: Event) => void failed.add(event),
    asyncEnd(event: Event) {
      const span = open.get(event)
      if (span === undefined) return
      span.setAttributes(parts.attributes(event))
      if (failed.has(event) || parts.isFailure?.(event)) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
  channel.subscribe(subscribers)
  if (parts.isRoot) channel.start.bindStore(current, begin)
  return () => {
    channel.unsubscribe(subscribers)
    if (parts.isRoot) channel.start.unbindStore(current)
  }
}

/** Trace context of a `traceparent` header (W3C). */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = parent.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** Reports the beginning and the end of a receiver outage once each. */
function reporting(exporter: OTLPTraceExporter, log: Log): SpanExporter {
  const outage = createOutage({
    began: (reason) => log.error('traces', 'Traces cannot be sent.', { reason }),
    over: (seconds) => log.info('traces', 'Traces are sent again.', { seconds }),
  })
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) outage.began(result.error.message)
        else outage.over()
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

/** Name of a prepared statement, or the first word of its text. */
function summaryOf(statement: string): string {
  return /^\w+$/.test(statement) ? statement : (/\w+/.exec(statement)?.[0] ?? 'statement')
}
