import { createCallerOf } from '#features/sessions/caller-of.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { createToday } from '#platform/db/today.ts'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '#platform/db/connection.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createShopApi, shopEndpoints } from '#apps/shop/create-api.ts'
import { connectExternalServices } from '#apps/shop/external-services.ts'
import { limits } from '#apps/shop/limits.ts'
import { type Secrets, secretsOf } from '#apps/shop/secrets.ts'
import { createDeps } from '#apps/shop/deps.ts'
import { readConfig } from '#platform/config/config.ts'
import { createAccessLog } from '#platform/http/pipeline/access-log.ts'
import { createRateLimit, type RateLimit } from '#platform/http/pipeline/rate-limit.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import type { Resource } from '#platform/http/site/site-store.ts'
import { freePort } from './own-place.ts'
import { logTo } from './log.ts'

export interface WholeShop extends AsyncDisposable {
  readonly port: number
  readonly origin: string
  readonly database: Database
  readonly rateLimit: RateLimit
  readonly secrets: Secrets
  /** Alerts and unexpected errors. */
  readonly log: string[]
  readonly accessLog: string[]
}

const page: Resource = {
  identity: { body: Buffer.from('no such page'), headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  br: undefined,
  gzip: undefined,
}

/**
 * Everything that the shop serves beside its pages, wired as in `src/apps/shop.ts`, with the demo's stand-ins and
 * without jobs.
 */
export async function openWholeShop(
  connection: Connection,
  env: Readonly<Record<string, string>> = {},
): Promise<WholeShop> {
  const resources = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-whole-'))
  resources.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, ...env })
  const lines: string[] = []
  const accessLines: string[] = []
  const say = (line: string) => void lines.push(line)
  const log = logTo(say)
  const database = openDatabase({ connection, say, log, sizes: config.poolSizes })
  resources.defer(() => database.close())
  await database.opened
  lines.length = 0
  const secrets = secretsOf(config)
  const external = await connectExternalServices(config, { database, secrets, log }, resources)
  const deps = await createDeps(config, {
    database,
    external,
    secrets,
    prices: { catalogue, today: createToday() },
    pageAt: () => undefined,
    shopLog: { log, report: (error) => log.error('fault', String(error)) },
  })
  const rateLimit = createRateLimit(limits)
  const accessLog = createAccessLog((line) => void accessLines.push(line))
  const api = createShopApi(config, {
    database,
    deps,
    endpoints: shopEndpoints(config, deps, external, secrets.auth),
    callerOf: createCallerOf(deps, { ...config, authSecrets: secrets.auth }),
    accessLog,
    isHealthy: () => true,
    rateLimit,
    secrets,
    stylesheets: [],
  })
  const server = createHttpServer({ at: () => undefined, notFound: () => page }, api, config, accessLog)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  resources.defer(() => closed(server))
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    database,
    rateLimit,
    secrets,
    log: lines,
    accessLog: accessLines,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await end
}
