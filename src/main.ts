import { join } from 'node:path'
import { createReportKeeper } from '#adapters/postgres/browser-reports.ts'
import { openDatabase } from '#adapters/postgres/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded/start-embedded-postgres.ts'
import { isOutage } from '#adapters/postgres/outage.ts'
import { StartProblem } from '#adapters/postgres/start-problem.ts'
import { ConfigProblem, readConfig } from '#config.ts'
import { createApi } from '#http/api.ts'
import { createEntry } from '#http/entry.ts'
import { closeAll, listenOn } from '#http/listen.ts'
import { loadSite } from '#http/site-store.ts'
import { brand } from '#site/brand.ts'

const say = (line: string) => console.log(line)

/** Composition root: settings, database, site and API; then the door is open until somebody asks to close it. */
async function runShop(): Promise<void> {
  const config = readConfig()
  const closing = closingTime()

  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, say })
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl as string }
  const database = openDatabase({ connection, say })
  if (embedded) await database.opened

  const api = createApi(
    {
      database: { ready: database.ready, ping: async () => void (await database.pool.query('select 1')) },
      isOutage,
      keepReport: createReportKeeper(database.pool),
      log: (line) => console.error(line),
    },
    config,
  )
  const site = loadSite(join(import.meta.dirname, '../dist'), config)
  const servers = await listenOn(config.hosts, config.port, () => createEntry(site, api, config))
  say(`\n  ${brand.name} is open: http://localhost:${config.port}\n`)

  await closing
  await closeAll(servers)
  await database.close()
  await embedded?.stop()
}

/** Ctrl-C, a polite kill, a closed terminal, or the launcher being gone. */
function closingTime(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    process.on('disconnect', () => resolve())
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
