import { createCallerOf } from '#features/sessions/caller-of.ts'
import type { PublishedPages } from '#features/declarations/declared-page.ts'
import { startAlerts } from '#apps/shop/alerts.ts'
import { startBackgroundWork } from '#apps/shop/background-work.ts'
import { waitForClosing } from '#apps/shop/closing.ts'
import { createShopApi, shopEndpoints } from '#apps/shop/create-api.ts'
import { connectExternalServices } from '#apps/shop/external-services.ts'
import { limits } from '#apps/shop/limits.ts'
import { startMonitoring } from '#apps/shop/monitoring.ts'
import { openOwnDatabase } from '#apps/shop/open-database.ts'
import { openSite } from '#apps/shop/open-site.ts'
import { secretsOf } from '#apps/shop/secrets.ts'
import { createDeps } from '#apps/shop/deps.ts'
import { createShopLog } from '#apps/shop/shop-log.ts'
import { isLoopback } from '#core/net/networks.ts'
import { ConfigProblem, readConfig } from '#platform/config/config.ts'
import { StartProblem } from '#platform/db/connection.ts'
import { createCallLimit } from '#platform/http/pipeline/call-limit.ts'
import { createRateLimit } from '#platform/http/pipeline/rate-limit.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import { docsStylesheets } from '#platform/http/openapi/docs-page.ts'
import { type Listener, listen } from '#platform/http/server/listen.ts'
import { watchDescriptors, watchEventLoop } from '#platform/http/server/load-watch.ts'
import { pageOf, publishedStylesheets } from '#platform/http/site/site-store.ts'
import { dist } from '#platform/config/root.ts'
import { createMetrics } from '#platform/telemetry/metrics.ts'
import { brand } from '#site/brand.ts'
import { aliases } from '#site/pages.ts'

/** The time a load balancer has to notice the shutdown. */
const noticeMs = 5000

const metrics = createMetrics()
const shopLog = createShopLog(metrics)

/**
 * Composition root: opens settings, database, site and API, and serves until a signal stops it. Resources are released
 * in reverse order, even if a later one could not be opened. The schema is not changed unless `--migrate` is given.
 */
async function runShop(): Promise<number> {
  const { log, say, report, accessLog } = shopLog
  const config = readConfig()
  const closing = waitForClosing(log)
  await using resources = new AsyncDisposableStack()

  const migrates = process.argv.includes('--migrate')
  const database = await openOwnDatabase(config, { log, say, migrates }, resources)
  if (migrates && !config.databaseUrl) await Promise.race([database.opened, closing])
  const { pools, ready } = database

  const secrets = secretsOf(config)
  const external = await connectExternalServices(config, { database, secrets, log }, resources)
  const prices = await openSite(config, database, shopLog, resources)
  const pageAt: PublishedPages = (path) => pageOf(prices.site, path)
  const deps = await createDeps(config, { database, external, secrets, prices, pageAt, shopLog: { log, report } })

  const loop = watchEventLoop({ log })
  resources.defer(() => loop.stop())
  resources.defer(watchDescriptors(log))
  let listener: Listener | undefined
  const isHealthy = () => listener?.isAccepting() !== false && !loop.isBehind() && prices.isReady()

  const callLimit = createCallLimit(config.maxInFlight)
  const api = createShopApi(config, {
    // Without the price releases nothing can be sold, just as without the database.
    database: { ...database, ready: () => ready() && prices.areKnown() },
    deps,
    endpoints: shopEndpoints(config, deps, external, secrets.auth),
    callerOf: createCallerOf(deps, { ...config, authSecrets: secrets.auth }),
    accessLog,
    isHealthy,
    rateLimit: createRateLimit(limits),
    callLimit,
    secrets,
    stylesheets: publishedStylesheets(dist, docsStylesheets),
  })
  const apiAtOnePrice: typeof api = { ...api, fetch: (...call) => prices.during(() => api.fetch(...call)) }

  startAlerts(config, { pool: pools.background, external, shopLog }, resources)
  const isHashingBusy = () => deps.passwords.isBusy()
  await startMonitoring(config, { metrics, database, isHealthy, callLimit, isHashingBusy, log }, resources)
  const listenOn = config.databasePooler === 'transaction' ? null : database.connection
  const background = { pool: pools.background, listenOn, deps, external, ready }
  startBackgroundWork(config, background, resources)

  const createServer = () => createHttpServer(prices.site, apiAtOnePrice, { ...config, aliases }, accessLog)
  listener = await listen(config.hosts, config.port, createServer)
  process.send?.('open')
  say(`\n  ${brand.name} is open: http://localhost:${config.port}\n`)

  const { isHurried, exitCode } = await closing
  const isPublic = !isLoopback(new URL(config.publicOrigin).hostname)
  await listener.close(isPublic && !isHurried ? noticeMs : 0)
  return exitCode
}

try {
  process.exit(await runShop())
} catch (error) {
  const isExplained = error instanceof ConfigProblem || error instanceof StartProblem
  console.error(isExplained ? `\n${error.message}\n` : error)
  process.exit(1)
}
