import { join } from 'node:path'
import { isatty } from 'node:tty'
import { type Connection, StartProblem } from '#platform/db/connection.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { createPriceReleases } from '#features/prices/repository.ts'
import { createLivePrices } from '#features/prices/live-prices.ts'
import { createOperatorAlerts } from '#platform/jobs/operator-alerts.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import { startBackgroundWork } from '#apps/shop/background-work.ts'
import { type AlertChannel, alertMails, alertWebhook, createAlertTeller } from '#apps/shop/alerts.ts'
import { startMonitoring } from '#apps/shop/monitoring.ts'
import { createServiceDependencies } from '#apps/shop/service-dependencies.ts'
import { createShopApi } from '#apps/shop/create-api.ts'
import { connectExternalServices } from '#apps/shop/external-services.ts'
import { limits } from '#apps/shop/limits.ts'
import { handleProcessFaults } from '#apps/shop/process-faults.ts'
import { secretsOf } from '#apps/shop/secrets.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/config/config.ts'
import { isLoopback } from '#core/net/networks.ts'
import { createAccessLog, noAccessLog } from '#platform/http/pipeline/access-log.ts'
import { createCallLimit } from '#platform/http/pipeline/call-limit.ts'
import { createRateLimit } from '#platform/http/pipeline/rate-limit.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import { createLogBuffer, createLogOutput } from '#platform/http/server/log-output.ts'
import { type Listener, listen } from '#platform/http/server/listen.ts'
import { watchDescriptors, watchEventLoop, watchOverload } from '#platform/http/server/load-watch.ts'
import { createSharedAssets } from '#platform/http/site/shared-assets.ts'
import { pageOf } from '#platform/http/site/site-store.ts'
import { createLog, entryOf, jsonOf, type LogEntry, logKinds, terminalTextOf, textOf } from '#platform/telemetry/log.ts'
import { createMetrics } from '#platform/telemetry/metrics.ts'
import { every, reportFailure } from '#platform/jobs/every.ts'
import { brand } from '#site/brand.ts'
import { dist, isPartOfBuild } from '#platform/config/root.ts'

const isTerminal = isatty(1)
const metrics = createMetrics()
const alertCount = metrics.counter('shop_alerts_total', 'lines of the log that need a person, by kind', ['kind'])
for (const kind of logKinds) alertCount.inc({ kind }, 0)
let noteAlert: (entry: LogEntry) => void = () => {}
const output = createLogOutput(1, lossOf, (reason) =>
  log.alert('log', 'Lines of the log are being lost: standard output cannot be written.', { reason }),
)
const errors = createLogOutput(2, lossOf)
const lines = createLogBuffer(output.write)
process.on('exit', () => {
  lines.flush()
  output.flush()
  errors.flush()
})
const startLog = createLog({ write: output.write, isTerminal })
const say = (line: string) => startLog.info('start', isTerminal ? line : line.trim())
const log = createLog({ write: errors.write, isTerminal, onEntry })
const report = (error: unknown) => log.error('fault', 'Work in the background failed.', { error: textOf(error) })
/** Time for a load balancer to notice the shutdown. */
const noticeMs = 5000
/** A shop that cannot even close after a fault is ended. */
const faultCloseMs = 20_000
/** Well within the time after which the files of other releases are forgotten. */
const republishMs = 12 * 3_600_000
/** How soon a release is seen. */
const followingPauseMs = 1000
const tellingPauseMs = 5000
const migrates = process.argv.includes('--migrate')

/**
 * Composition root: settings, database, site and API; then it serves until a signal stops it. Resources are released in
 * reverse order, also when a later one could not be opened. The schema is left alone, unless `--migrate` is given.
 */
async function runShop(): Promise<number> {
  const config = readConfig()
  const closing = closingTime()
  await using resources = new AsyncDisposableStack()

  const database = await openOwnDatabase(config, resources)
  if (migrates && !config.databaseUrl) await Promise.race([database.opened, closing])

  const accessLog = isTerminal ? noAccessLog : createAccessLog(lines.write)
  const secrets = secretsOf(config)
  const world = await connectExternalServices(config, { pool: database.pool, secrets, log }, resources)
  const assets = createSharedAssets(config.assetsDir, config, join(dist, 'site', 'assets'))
  const prices = await createLivePrices({
    dist,
    pagesDir: isPartOfBuild ? join(config.assetsDir, 'pages') : null,
    headers: config,
    assets,
    releases: createPriceReleases(database.pools.background),
    log,
  })
  resources.defer(() => prices.stop())
  const followPrices = async () => {
    if (database.ready()) await prices.follow()
  }
  resources.defer(every(followingPauseMs, followPrices, reportFailure(log, 'Following prices')))
  const callLimit = createCallLimit(config.maxInFlight)
  describeCallLimit()
  const services = await createServiceDependencies(config, database, world, { report, log, prices })
  await publishAssets()
  resources.defer(every(republishMs, publishAssets, report))
  const loop = watchEventLoop({ log })
  resources.defer(() => loop.stop())
  resources.defer(watchDescriptors(log))
  let listener: Listener | undefined
  const isHealthy = () => listener?.isAccepting() !== false && !loop.isBehind() && prices.isReady()
  const { pools, ready } = database
  const pageAt = (path: string) => pageOf(prices.site, path)
  const api = createShopApi(config, {
    // Without the releases of prices nothing can be sold, as without the database.
    database: { ...database, ready: () => ready() && prices.areKnown() },
    services,
    world,
    secrets,
    accessLog,
    isHealthy,
    log,
    rateLimit: createRateLimit(limits),
    callLimit,
    pageAt,
  })
  const atOnePrice: typeof api = { ...api, fetch: (...call) => prices.during(() => api.fetch(...call)) }
  const listenOn = config.databasePooler === 'transaction' ? null : database.connection
  tellAlerts()
  await startMonitoring(
    config,
    { metrics, database, isHealthy, isHashingBusy: () => services.accounts.passwords.isBusy(), log },
    resources,
  )
  startBackgroundWork(config, { pool: pools.background, listenOn, services, world, secrets, ready, log }, resources)
  listener = await listen(config.hosts, config.port, () => createHttpServer(prices.site, atOnePrice, config, accessLog))
  process.send?.('open')
  say(`\n  ${brand.name} is open: http://localhost:${config.port}\n`)
  const { isHurried, exitCode } = await closing
  const isPublic = !isLoopback(new URL(config.publicOrigin).hostname)
  await listener.close(isPublic && !isHurried ? noticeMs : 0)
  return exitCode

  function describeCallLimit(): void {
    const { inFlight, refused } = callLimit
    metrics.read('shop_calls_in_flight', 'calls that hold a place', 'gauge', [], () => [[{}, inFlight()]])
    metrics.read('shop_refused_total', 'calls refused because no place was free', 'counter', [], () => [
      [{}, refused()],
    ])
    resources.defer(watchOverload(log, refused))
  }

  function tellAlerts(): void {
    const { alertTo: to, alertUrl: url } = config.monitoring
    const channels: AlertChannel[] = []
    if (to !== undefined) {
      const mailer = createMailer({ smtpUrl: world.smtpUrl, from: `${brand.name} <${config.mailFrom}>` })
      const send = alertMails(mailer, to, config.publicOrigin)
      channels.push({ alerts: createOperatorAlerts(pools.background, 'mail'), send })
    }
    if (url !== undefined) {
      const send = alertWebhook(url, config.publicOrigin)
      channels.push({ alerts: createOperatorAlerts(pools.background, 'webhook'), send })
    }
    if (channels.length === 0) return
    const teller = createAlertTeller({ channels })
    noteAlert = teller.note
    resources.defer(every(tellingPauseMs, teller.tell, reportFailure(log, 'Sending alerts')))
  }

  /** Before the first page is served: its scripts may be asked for at another process. */
  async function publishAssets(): Promise<void> {
    try {
      await assets.publish(dist)
    } catch (error) {
      log.alert('files', 'Hashed files cannot be kept for other releases.', {
        ASSETS_DIR: config.assetsDir,
        reason: String(error),
      })
    }
  }
}

function onEntry(entry: LogEntry): void {
  if (entry.level !== 'alert') return
  alertCount.inc({ kind: entry.kind })
  noteAlert(entry)
}

/** The line that stands for lines that could not be written. */
function lossOf(count: number, reason: string): string {
  const entry = entryOf('alert', 'log', 'Lines of the log were lost.', { count, reason })
  onEntry(entry)
  return isTerminal ? terminalTextOf(entry) : jsonOf(entry)
}

/** The database of DATABASE_URL, or an embedded one in the data directory. */
async function openOwnDatabase(config: Config, resources: AsyncDisposableStack): Promise<Database> {
  let connection: Connection
  if (config.databaseUrl) {
    connection = { connectionString: config.databaseUrl }
  } else {
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, say })
    resources.defer(() => embedded.stop())
    connection = embedded.connection
  }
  const { poolSizes: sizes, databasePooler: pooler } = config
  const database = openDatabase({ connection, say, log, sizes, pooler, migrates })
  resources.defer(() => database.close())
  return database
}

interface Closing {
  /** Skip the wait for the load balancer, because a person at the terminal is waiting. */
  readonly isHurried: boolean
  readonly exitCode: number
}

function closingTime(): Promise<Closing> {
  return new Promise((resolve) => {
    const close = (isHurried: boolean, exitCode = 0) => resolve({ isHurried, exitCode })
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => close(true))
    process.on('SIGTERM', () => close(false))
    process.on('disconnect', () => close(false))
    // The launcher exited before this process was ready.
    if (process.channel === null) close(true)
    handleProcessFaults({
      log,
      close() {
        close(false, 1)
        setTimeout(() => process.exit(1), faultCloseMs).unref()
      },
    })
  })
}

try {
  process.exit(await runShop())
} catch (error) {
  const isTold = error instanceof ConfigProblem || error instanceof StartProblem
  console.error(isTold ? `\n${error.message}\n` : error)
  process.exit(1)
}
