import { StartProblem } from '#platform/db/connection.ts'
import { moveDatabase } from '#platform/db/move-database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { readConfig } from '#platform/config/config.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { runOperatorCommand } from './operator-command.ts'

const usage = `  DATABASE_URL=postgres://… npm run move             moves the embedded database of DATA_DIR there
  DATABASE_URL=postgres://… npm run move -- back     and from there into an empty one`

/** Moves all that the embedded database holds to that of DATABASE_URL, or back. No shop may run on either. */
await runOperatorCommand(async ([direction, ...rest]) => {
  const { databaseUrl, dataDir } = readConfig()
  const isBack = direction === 'back'
  if (rest.length > 0 || (direction !== undefined && !isBack) || databaseUrl === undefined) {
    console.error(usage)
    return 2
  }
  const embedded = await startEmbeddedPostgres({ dataDir, say: console.log })
  try {
    const own = { connectionString: databaseUrl }
    const [from, to] = isBack ? [own, embedded.connection] : [embedded.connection, own]
    const moved = await moveDatabase(from, to)
    const rows = moved.map(({ name, rows: count }) => [name, String(count), 'same on both sides'])
    console.log(textTableOf([['table', 'rows', 'compared'], ...rows]))
    const next = isBack ? 'without DATABASE_URL' : 'with this DATABASE_URL'
    console.log(`\nAll was moved. Start the shop ${next}, and with the same DATA_DIR: its secrets are there.`)
    return 0
  } catch (error) {
    throw error instanceof Error && 'code' in error ? new StartProblem(`Nothing was moved: ${error.message}.`) : error
  } finally {
    await embedded.stop()
  }
})
