import { isatty } from 'node:tty'
import { inspect } from 'node:util'
import { type Connection, StartProblem } from '#adapters/postgres/connection/connection.ts'
import { type Database, openDatabase } from '#adapters/postgres/connection/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded/start-embedded-postgres.ts'
import { createCallCounts } from '#adapters/postgres/customers/call-counts.ts'
import { startBackgroundWork } from '#compose/background-work.ts'
import { createServiceDependencies } from '#compose/service-dependencies.ts'
import { createShopApi } from '#compose/create-api.ts'
import { connectExternalServices } from '#compose/external-services.ts'
import { handleProcessFaults } from '#compose/process-faults.ts'
import { secretsOf } from '#compose/secrets.ts'
import { type Config, ConfigProblem, readConfig } from '#config.ts'
import { isLoopback } from '#domain/basics/networks.ts'
import { createAccessLog, noAccessLog } from '#http/pipeline/access-log.ts'
import { createRateLimit } from '#http/pipeline/rate-limit.ts'
import { createHttpServer } from '#http/server/http-server.ts'
import { createLogBuffer } from '#http/server/log-buffer.ts'
import { createLogOutput } from '#http/server/log-output.ts'
import { type Listener, listen } from '#http/server/listen.ts'
import { watchEventLoop } from '#http/server/event-loop-watch.ts'
import { createSharedAssets } from '#http/site/shared-assets.ts'
import { loadSite, pageOf } from '#http/site/site-store.ts'
import { every, reportFailure } from '#jobs/every.ts'
import { brand } from '#site/brand.ts'
import { dist } from '#root.ts'

const output = createLogOutput(1)
const errors = createLogOutput(2)
const lines = createLogBuffer(output.write)
process.on('exit', () => {
  lines.flush()
  output.flush()
  errors.flush()
})
const say = (line: string) => output.write(`${line}\n`)
const log = (line: string) => errors.write(`${line}\n`)
const report = (error: unknown) => log(inspect(error))
/** Time for a load balancer to notice the shutdown. */
const noticeMs = 5000
/** A shop that cannot even close after a fault is ended. */
const faultCloseMs = 20_000
/** Well within the time after which the files of other releases are forgotten. */
const republishMs = 12 * 3_600_000
/** How long processes may count apart. */
const settlingPauseMs = 1000
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

  const accessLog = isatty(1) ? noAccessLog : createAccessLog(lines.write)
  const secrets = secretsOf(config)
  const world = await connectExternalServices(config, { pool: database.pool, secrets, log }, resources)
  const services = await createServiceDependencies(config, database, world, { report, log })
  const assets = createSharedAssets(config.assetsDir, config)
  const site = loadSite(dist, config, assets)
  await publishAssets()
  resources.defer(every(republishMs, publishAssets, report))
  const loop = watchEventLoop({ log })
  resources.defer(() => loop.stop())
  let listener: Listener | undefined
  const isHealthy = () => listener?.isAccepting() !== false && !loop.isBehind()
  const { pools, ready } = database
  const pageAt = (path: string) => pageOf(site, path)
  const rateLimit = createRateLimit({ shared: createCallCounts(pools.side) })
  resources.defer(every(settlingPauseMs, () => rateLimit.settle(), reportFailure(log, 'Settling limits')))
  const api = createShopApi(config, {
    database,
    services,
    world,
    secrets,
    accessLog,
    isHealthy,
    log,
    rateLimit,
    pageAt,
  })
  const listenOn = config.databasePooler === 'transaction' ? null : database.connection
  startBackgroundWork(config, { pool: pools.background, listenOn, services, world, secrets, ready, log }, resources)
  listener = await listen(config.hosts, config.port, () => createHttpServer(site, api, config, accessLog))
  process.send?.('open')
  say(`\n  ${brand.name} is open: http://localhost:${config.port}\n`)
  const { isHurried, exitCode } = await closing
  const isPublic = !isLoopback(new URL(config.publicOrigin).hostname)
  await listener.close(isPublic && !isHurried ? noticeMs : 0)
  return exitCode

  /** Before the first page is served: its scripts may be asked for at another process. */
  async function publishAssets(): Promise<void> {
    try {
      await assets.publish(dist)
    } catch (error) {
      log(`ALERT hashed files cannot be kept for other releases (ASSETS_DIR ${config.assetsDir}): ${String(error)}`)
    }
  }
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
