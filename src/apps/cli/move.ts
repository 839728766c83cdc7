import { StartProblem } from '#platform/db/connection.ts'
import { moveDatabase } from '#platform/db/move-database.ts'
import { createPool } from '#platform/db/pool.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { recordOperatorChange } from '#platform/jobs/operator-changes.ts'
import { readConfig } from '#platform/config/config.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { type Call, type Noun, UsageProblem } from './command.ts'

export const move: Noun = {
  about: 'The embedded database of DATA_DIR, and that of DATABASE_URL. No shop may run on either',
  verbs: {
    '': {
      about: 'moves all that the embedded database holds to an empty one at DATABASE_URL',
      kind: 'changes',
      run: (call) => moveAll(call, false),
    },
    back: {
      about: 'moves all that the database of DATABASE_URL holds to an empty embedded one',
      kind: 'changes',
      run: (call) => moveAll(call, true),
    },
  },
}

async function moveAll(call: Call, isBack: boolean): Promise<number> {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl === undefined) throw new UsageProblem('DATABASE_URL is missing: the other database.')
  if (call.dryRun) {
    const places = [`the embedded database in ${dataDir}`, 'the database of DATABASE_URL']
    const [from, to] = isBack ? places.toReversed() : places
    console.log(`All rows of ${from} would be copied to ${to}, which has to be empty, and compared.`)
    return 0
  }
  const embedded = await startEmbeddedPostgres({ dataDir, say: console.log })
  try {
    const own = { connectionString: databaseUrl }
    const [from, to] = isBack ? [own, embedded.connection] : [embedded.connection, own]
    const moved = await moveDatabase(from, to)
    const rows = moved.map(({ name, rows: count }) => [name, String(count), 'same on both sides'])
    console.log(textTableOf([['table', 'rows', 'compared'], ...rows]))
    const pool = createPool(to, { max: 1 })
    await recordOperatorChange(pool, 'operator_changes', { ...call, exitCode: 0 })
    await pool.end()
    const next = isBack ? 'without DATABASE_URL' : 'with this DATABASE_URL'
    console.log(`\nAll was moved. Start the shop ${next}, and with the same DATA_DIR: its secrets are there.`)
    return 0
  } catch (error) {
    throw error instanceof Error && 'code' in error ? new StartProblem(`Nothing was moved: ${error.message}.`) : error
  } finally {
    await embedded.stop()
  }
}
