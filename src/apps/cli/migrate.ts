import { DatabaseError } from 'pg'
import { StartProblem } from '#platform/db/connection.ts'
import { migrate, pendingMigrations } from '#platform/db/migrate.ts'
import { orUnavailable } from '#platform/db/outage.ts'
import { createPool } from '#platform/db/pool.ts'
import { runningDatabase, startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { recordOperatorChange } from '#platform/jobs/operator-changes.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Call, Noun } from './command.ts'
import { connectionOf } from './operator-database.ts'

export const migrateNoun: Noun = {
  about: 'The schema of the database',
  verbs: {
    '': {
      about: 'brings it up to date; shops may be open meanwhile, and an embedded database need not run',
      kind: 'changes',
      run: (call) => (call.dryRun ? tellPending() : applyAll(call)),
    },
  },
}

const say = (line: string) => console.log(line)

async function applyAll(call: Call): Promise<number> {
  const { databaseUrl, dataDir } = readConfig()
  await using resources = new AsyncDisposableStack()
  let connection = databaseUrl === undefined ? runningDatabase(dataDir) : { connectionString: databaseUrl }
  if (connection === null) {
    const embedded = await startEmbeddedPostgres({ dataDir, say })
    resources.defer(() => embedded.stop())
    connection = embedded.connection
  }
  const applied = await orUnavailable(migrate(connection, { say })).catch(explainRights)
  for (const name of applied) say(`Applied ${name}.`)
  if (applied.length === 0) return upToDate()
  const pool = createPool(connection, { max: 1 })
  resources.defer(() => pool.end())
  await recordOperatorChange(pool, 'operator_changes', { ...call, exitCode: 0 })
  return 0
}

/** The role that serves may neither change the schema nor check whether it has to be changed. */
function explainRights(error: unknown): never {
  if (!(error instanceof DatabaseError) || error.code !== '42501') throw error
  throw new StartProblem(
    `The role of DATABASE_URL may not change the schema: ${error.message}.\n` +
      'Migrate with the role that owns the tables. On a server with systemd: systemctl start stek-migrate',
  )
}

async function tellPending(): Promise<number> {
  const pool = createPool(connectionOf(readConfig()), { max: 1 })
  try {
    const pending = await orUnavailable(pendingMigrations(pool))
    for (const name of pending) say(`Would apply ${name}.`)
    return pending.length === 0 ? upToDate() : 0
  } finally {
    await pool.end()
  }
}

function upToDate(): number {
  say('The database is up to date.')
  return 0
}
