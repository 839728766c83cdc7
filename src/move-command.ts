import { StartProblem } from '#adapters/postgres/connection/connection.ts'
import { moveDatabase } from '#adapters/postgres/connection/move-database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded/start-embedded-postgres.ts'
import { readConfig } from '#config.ts'
import { textTableOf } from '#domain/basics/text-table.ts'
import { runOperatorCommand } from './operator-command.ts'

/** Moves all that the embedded database holds to that of DATABASE_URL. No shop may run on either. */
await runOperatorCommand(async (args) => {
  const { databaseUrl, dataDir } = readConfig()
  if (args.length > 0 || databaseUrl === undefined) {
    console.error('  DATABASE_URL=postgres://… npm run move     moves the embedded database of DATA_DIR there')
    return 2
  }
  const embedded = await startEmbeddedPostgres({ dataDir, say: console.log })
  try {
    const moved = await moveDatabase(embedded.connection, { connectionString: databaseUrl })
    const rows = moved.map(({ name, rows: count }) => [name, String(count), 'same on both sides'])
    console.log(textTableOf([['table', 'rows', 'compared'], ...rows]))
    console.log(
      `\nAll was moved. Start the shop with this DATABASE_URL, and with the same DATA_DIR: its secrets are there.`,
    )
    return 0
  } catch (error) {
    throw error instanceof Error && 'code' in error ? new StartProblem(`Nothing was moved: ${error.message}.`) : error
  } finally {
    await embedded.stop()
  }
})
