import { join } from 'node:path'
import type { Connection } from '#adapters/postgres/connection.ts'
import { type Database, openDatabase } from '#adapters/postgres/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded/start-embedded-postgres.ts'
import { StartProblem } from '#adapters/postgres/start-problem.ts'
import { startBackgroundWork } from '#compose/background-work.ts'
import { openDepartments } from '#compose/departments.ts'
import { openApi } from '#compose/open-api.ts'
import { reachOutsideWorld } from '#compose/outside-world.ts'
import { secretsOf } from '#compose/secrets.ts'
import { type Config, ConfigProblem, readConfig } from '#config.ts'
import { createAccessLog, noAccessLog } from '#http/access-log.ts'
import { createEntry } from '#http/entry.ts'
import { createLineBuffer } from '#http/line-buffer.ts'
import { closeAll, listenOn } from '#http/listen.ts'
import { loadSite } from '#http/site-store.ts'
import { brand } from '#site/brand.ts'
import { root } from '#root.ts'

const say = (line: string) => console.log(line)
const log = (line: string) => console.error(line)
const report = (error: unknown) => console.error(error)

/**
 * Composition root: settings, database, site and API; then the door is open until somebody asks to close it. What was
 * opened is closed in the reverse order, also when a later part could not be opened.
 */
async function runShop(): Promise<void> {
  const config = readConfig()
  const closing = closingTime()
  await using opened = new AsyncDisposableStack()

  const database = await openOwnDatabase(config, opened)
  if (!config.databaseUrl) await Promise.race([database.opened, closing])

  const lines = createLineBuffer((text) => process.stdout.write(text))
  process.on('exit', lines.flush)
  const accessLog = process.stdout.isTTY ? noAccessLog : createAccessLog(lines.write)
  const secrets = secretsOf(config)
  const world = await reachOutsideWorld(config, { pool: database.pool, secrets, log }, opened)
  const departments = await openDepartments(config, database.pool, world, { report, log })
  const api = openApi(config, { database, departments, world, secrets, accessLog, log })
  const site = loadSite(join(root, 'dist'), config)
  const { pool, ready } = database
  startBackgroundWork(config, { pool, departments, world, secrets, ready, log }, opened)
  const servers = await listenOn(config.hosts, config.port, () => createEntry(site, api, config, accessLog))
  opened.defer(() => closeAll(servers))
  say(`\n  ${brand.name} is open: http://localhost:${config.port}\n`)
  await closing
}

/** The provider's database, or one of our own in the data directory. */
async function openOwnDatabase(config: Config, opened: AsyncDisposableStack): Promise<Database> {
  let connection: Connection
  if (config.databaseUrl) {
    connection = { connectionString: config.databaseUrl }
  } else {
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, say })
    opened.defer(() => embedded.stop())
    connection = embedded.connection
  }
  const database = openDatabase({ connection, say })
  opened.defer(() => database.close())
  return database
}

/** Ctrl-C, a polite kill, a closed terminal, or the launcher being gone. */
function closingTime(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    process.on('disconnect', () => resolve())
    // Started by a launcher that is gone already.
    if (process.channel === null) resolve()
  })
}

try {
  await runShop()
  process.exit(0)
} catch (error) {
  if (!(error instanceof ConfigProblem || error instanceof StartProblem)) throw error
  console.error(`\n${error.message}\n`)
  process.exit(1)
}
