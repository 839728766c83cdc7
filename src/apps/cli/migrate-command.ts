import { migrate } from '#platform/db/migrate.ts'
import { orUnavailable } from '#platform/db/outage.ts'
import { runningDatabase, startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { readConfig } from '#platform/config/config.ts'
import { runOperatorCommand } from './operator-command.ts'

const say = (line: string) => console.log(line)

/** `npm run migrate`: the database of DATABASE_URL, or the embedded one, which need not run. */
await runOperatorCommand(async () => {
  const { databaseUrl, dataDir } = readConfig()
  await using resources = new AsyncDisposableStack()
  let connection = databaseUrl === undefined ? runningDatabase(dataDir) : { connectionString: databaseUrl }
  if (connection === null) {
    const embedded = await startEmbeddedPostgres({ dataDir, say })
    resources.defer(() => embedded.stop())
    connection = embedded.connection
  }
  const applied = await orUnavailable(migrate(connection, { say }))
  for (const name of applied) say(`Applied ${name}.`)
  if (applied.length === 0) say('The database is up to date.')
  return 0
})
