import type { Log } from '#platform/telemetry/log.ts'
import { subscribe, unsubscribe, type TracingChannel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { StartProblem } from '#platform/db/connection.ts'
import type { Database } from '#platform/db/database.ts'
import { type OperatingFigures, readOperatingFigures } from '#platform/jobs/job-reports.ts'
import type { CallLimit } from '#platform/http/pipeline/call-limit.ts'
import { watchOverload } from '#platform/http/server/load-watch.ts'
import type { Config } from '#platform/config/config.ts'
import { reportFailure } from '#platform/jobs/every.ts'
import { taskKinds } from '#platform/jobs/tasks.ts'
import { channels, type LookupEvent, type StepEvent } from '#platform/telemetry/channels.ts'
import type { Metrics, Sample } from '#platform/telemetry/metrics.ts'
import { createOutagesAfter } from '#platform/telemetry/outages.ts'

export interface MonitoringContext {
  readonly metrics: Metrics
  readonly database: Pick<Database, 'pool' | 'pools' | 'ping'>
  readonly isHealthy: () => boolean
  readonly callLimit: CallLimit
  /** Whether the queue of logins is full. */
  readonly isHashingBusy: () => boolean
  readonly log: Log
}

/** Minimum interval between reads of the database, however often the metrics are scraped. */
const figuresMs = 15_000
const failuresOfSource = 5
const jobStates = ['waiting', 'running', 'later', 'given_up'] as const

/** Starts the metrics server on a port of its own, and traces, if the settings ask for them. */
export async function startMonitoring(
  { monitoring }: Config,
  context: MonitoringContext,
  resources: AsyncDisposableStack,
): Promise<void> {
  describeCallLimit(context)
  resources.defer(watchOverload(context.log, context.callLimit.refused))
  resources.defer(watchSilentSources(context.log))
  if (monitoring.traces) {
    const { startTracing } = await import('#platform/telemetry/tracing.ts')
    resources.defer(startTracing({ ...monitoring.traces, log: context.log }))
  }
  if (monitoring.metrics) {
    const { host, port } = monitoring.metrics
    const server = createMetricsServer(context, resources)
    server.listen(port, host)
    await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new StartProblem(`METRICS_PORT ${port} is in use. Each process of the shop needs one of its own.`)
    })
    resources.defer(() => {
      server.close()
      server.closeAllConnections()
    })
  }
}

/** Logs once when a name source stops answering, and once when it answers again. */
function watchSilentSources(log: Log): () => void {
  const outages = createOutagesAfter(failuresOfSource, {
    began: (source, reason) => log.error('name_source', 'A name source does not answer.', { source, reason }),
    over: (source, seconds) => log.info('name_source', 'A name source answers again.', { source, seconds }),
  })
  let failures = 0
  const note = (message: unknown) => {
    const { source, outcome } = message as LookupEvent
    if (outcome === 'failed') outages.failed(source, String((failures += 1)), `${failuresOfSource} failures in a row`)
    else if (outcome === 'answered') outages.worked(source)
  }
  channels.lookups.subscribe(note)
  return () => channels.lookups.unsubscribe(note)
}

function createMetricsServer(context: MonitoringContext, resources: AsyncDisposableStack): Server {
  const { metrics, database } = context
  let figures: OperatingFigures | null = null
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const server = createServer((request, response) => void answer(request, response))
  countCalls(metrics, server, resources)
  metrics.readProcess()
  describePools(context)
  describeFigures(metrics, () => figures)
  const report = reportFailure(context.log, 'Counting for metrics')
  const reportAbsence = (error: unknown) => (report(error), null)
  let isReady = false
  metrics.read('shop_ready', '1: the shop can sell, writing included', 'gauge', [], () => [[{}, isReady ? 1 : 0]])
  return server

  async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) return void response.writeHead(404).end()
    if (performance.now() - readAt > figuresMs) await (reading ??= readDatabase().finally(() => (reading = undefined)))
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(await metrics.text())
  }

  async function readDatabase(): Promise<void> {
    readAt = performance.now()
    const canWrite = await database.ping().then(
      () => true,
      () => false,
    )
    isReady = canWrite && context.isHealthy()
    figures = null
    if (canWrite) figures = await readOperatingFigures(database.pools.background).catch(reportAbsence)
  }
}

function countCalls(metrics: Metrics, own: Server, resources: AsyncDisposableStack): void {
  const calls = metrics.counter('shop_calls_total', 'calls of the API by endpoint and status', [
    'method',
    'route',
    'status',
  ])
  const durations = metrics.histogram('shop_call_seconds', 'time from reading a call to its answer, by endpoint', [
    'method',
    'route',
  ])
  const statements = metrics.histogram('shop_statement_seconds', 'time of database statements, with their wait')
  const outgoing = metrics.counter('shop_outgoing_total', 'requests to others by host and status', ['host', 'status'])
  const outgoingSeconds = metrics.histogram('shop_outgoing_seconds', 'time of requests to others', ['host'])
  const jobs = metrics.counter('shop_job_runs_total', 'jobs that were tried, by task and outcome', ['task', 'outcome'])
  const jobSeconds = metrics.histogram('shop_job_seconds', 'time of a try of a job, by task', ['task'])
  const lookups = metrics.counter('shop_lookups_total', 'questions to sources of names, by source and outcome', [
    'source',
    'outcome',
  ])
  const steps = metrics.counter('shop_steps_total', 'steps of the order funnel, by language', ['step', 'language'])
  const pages = metrics.counter('shop_pages_total', 'answers that are not of the API, by status', ['status'])
  let running = 0
  metrics.read('shop_calls_running', 'calls under way', 'gauge', [], () => [[{}, running]])

  const stops = [
    timed(channels.calls, {
      begin: () => (running += 1),
      end({ method, route, status = 0 }, seconds) {
        running -= 1
        calls.inc({ method, route, status: String(status) })
        durations.observe({ method, route }, seconds)
      },
    }),
    timed(channels.statements, { end: (_, seconds) => statements.observe(seconds) }),
    timed(channels.outgoing, {
      end({ host, status }, seconds) {
        outgoing.inc({ host, status: status === undefined ? 'none' : String(status) })
        outgoingSeconds.observe({ host }, seconds)
      },
    }),
    timed(channels.jobs, {
      end({ task, outcome = 'postponed' }, seconds) {
        jobs.inc({ task, outcome })
        jobSeconds.observe({ task }, seconds)
      },
    }),
  ]
  const countLookup = (message: unknown) => lookups.inc({ ...(message as LookupEvent) })
  channels.lookups.subscribe(countLookup)
  const countStep = (message: unknown) => steps.inc({ ...(message as StepEvent) })
  channels.steps.subscribe(countStep)
  const countPage = (message: unknown) => {
    const { request, response, server } = message as PageEvent
    if (server !== own && !request.url?.startsWith('/api')) pages.inc({ status: String(response.statusCode) })
  }
  subscribe('http.server.response.finish', countPage)
  resources.defer(() => {
    for (const stop of stops) stop()
    channels.lookups.unsubscribe(countLookup)
    channels.steps.unsubscribe(countStep)
    unsubscribe('http.server.response.finish', countPage)
  })
}

interface PageEvent {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly server: Server
}

/** @returns a function that ends the subscription to the channel */
function timed<Event extends object>(
  channel: TracingChannel<Event, unknown>,
  { begin, end }: { readonly begin?: () => void; readonly end: (event: Event, seconds: number) => void },
): () => void {
  const since = new WeakMap<object, number>()
  const subscribers = {
    start(event: Event) {
      since.set(event, performance.now())
      begin?.()
    },
    asyncEnd(event: Event) {
      end(event, (performance.now() - (since.get(event) ?? performance.now())) / 1000)
    },
    end() {},
    asyncStart() {},
    error() {},
  }
  channel.subscribe(subscribers)
  return () => channel.unsubscribe(subscribers)
}

function describeCallLimit({ metrics, callLimit: { inFlight, refused } }: MonitoringContext): void {
  metrics.read('shop_calls_in_flight', 'calls that hold a place', 'gauge', [], () => [[{}, inFlight()]])
  metrics.read('shop_refused_total', 'calls refused because no place was free', 'counter', [], () => [[{}, refused()]])
}

function describePools({ metrics, database, isHashingBusy }: MonitoringContext): void {
  const pools: readonly (readonly [string, Pool])[] = [['visitors', database.pool], ...Object.entries(database.pools)]
  metrics.read(
    'shop_pool_connections',
    'connections to the database by pool and state',
    'gauge',
    ['pool', 'state'],
    () =>
      pools.flatMap(([pool, { totalCount, idleCount }]): Sample[] => [
        [{ pool, state: 'used' }, totalCount - idleCount],
        [{ pool, state: 'idle' }, idleCount],
      ]),
  )
  metrics.read('shop_pool_connections_max', 'the most connections of a pool', 'gauge', ['pool'], () =>
    pools.map(([pool, { options }]) => [{ pool }, options.max]),
  )
  metrics.read('shop_pool_waiting', 'statements that wait for a connection', 'gauge', ['pool'], () =>
    pools.map(([pool, { waitingCount }]) => [{ pool }, waitingCount]),
  )
  metrics.read('shop_log_ins_refused', '1: as many log-ins wait as may, further ones are refused', 'gauge', [], () => [
    [{}, isHashingBusy() ? 1 : 0],
  ])
}

function jobsOf({ jobs }: OperatingFigures, task: string, state: string) {
  return jobs.find((job) => job.task === task && job.state === state)
}

/** Every process reports the same figures, so alert rules take the maximum. */
function describeFigures(metrics: Metrics, figures: () => OperatingFigures | null): void {
  const read = (
    name: string,
    help: string,
    labelNames: readonly string[],
    samples: (known: OperatingFigures) => readonly Sample[],
  ) =>
    metrics.read(name, help, 'gauge', labelNames, () => {
      const known = figures()
      return known === null ? [] : samples(known)
    })
  const tasks = Object.keys(taskKinds)
  read('shop_jobs', 'jobs by task and state', ['task', 'state'], (known) =>
    tasks.flatMap((task) =>
      jobStates.map((state): Sample => [{ task, state }, jobsOf(known, task, state)?.count ?? 0]),
    ),
  )
  read('shop_job_oldest_seconds', 'how long the oldest job is due, by task', ['task'], (known) =>
    tasks.map((task) => [{ task }, jobsOf(known, task, 'waiting')?.seconds ?? 0]),
  )
  read('shop_unsettled_payments', 'payments neither paid nor over, by age', ['age'], ({ unsettled }) =>
    Object.entries(unsettled).map(([age, count]) => [{ age }, count]),
  )
  read('shop_overdue_payments', 'payments that nobody looked at though it was time', [], ({ overdue }) => [
    [{}, overdue],
  ])
  read('shop_orders_paid_last_hour', 'orders paid within the last hour', [], ({ paidLastHour }) => [[{}, paidLastHour]])
}
