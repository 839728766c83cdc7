import { Client, type Pool } from 'pg'
import { type Connection, StartProblem } from '#platform/db/connection.ts'
import { createClientClass, createPool } from '#platform/db/pool.ts'
import { runningDatabase } from '#platform/db/embedded/start-embedded-postgres.ts'
import { recordOperatorChange } from '#platform/jobs/operator-changes.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import type { Call } from './command.ts'

/**
 * Connects to DATABASE_URL, or to the embedded database of the shop that runs on the data directory. Records the exit
 * code of a verb that changes data.
 */
export async function withDatabase(call: Call, work: (pool: Pool) => Promise<number>): Promise<number> {
  const config = readConfig()
  const pool = createOperatorPool(call, config, { max: 1 })
  try {
    const code = await work(pool)
    if (call.changes) await recordOperatorChange(pool, 'operator_changes', { ...call, exitCode: code })
    return code
  } finally {
    await pool.end()
  }
}

/** A pool for one command. A dry run is a single transaction that is never committed. */
export function createOperatorPool({ dryRun }: Call, config: Config, options: { readonly max?: number }): Pool {
  const { databasePooler: pooler } = config
  const clientClass = createClientClass({ pooler })
  if (!dryRun) return createPool(connectionOf(config), { ...options, pooler, clientClass })
  return createPool(connectionOf(config), { max: 1, pooler, clientClass: neverCommitting(clientClass) })
}

/** The time-out is long because a command may call a provider within the transaction. */
const beginning = 'begin; set local idle_in_transaction_session_timeout = 60000'

/** Begins a transaction on connecting, and turns inner transactions into savepoints. */
function neverCommitting(clientClass: typeof Client): typeof Client {
  const inPlaceOf: Readonly<Record<string, string>> = {
    begin: 'savepoint dry_run',
    commit: 'release savepoint dry_run',
    rollback: 'rollback to savepoint dry_run',
  }
  return class DryRunClient extends clientClass {
    constructor(config?: ConstructorParameters<typeof Client>[0]) {
      super(config)
      let begun = false
      this.query = new Proxy(this.query.bind(this), {
        apply: (query, _, [question, ...rest]: unknown[]) => {
          // Queued before the first statement. The connection ends without a commit, which rolls everything back.
          if (!begun) Reflect.apply(query, this, [beginning, () => {}])
          begun = true
          const [first = '', ...more] = typeof question === 'string' ? question.split('; ') : []
          const replaced = inPlaceOf[first]
          const statement = replaced === undefined ? question : [replaced, ...more].join('; ')
          return Reflect.apply(query, this, [statement, ...rest]) as unknown
        },
      })
    }
  }
}

export function connectionOf({ databaseUrl, dataDir }: Config): Connection {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl }
  const running = runningDatabase(dataDir)
  if (running !== null) return running
  throw new StartProblem(
    `No shop is running on ${dataDir}. Start it first, or say where its database is: DATABASE_URL=postgres://… stek …`,
  )
}
