import { Client } from 'pg'
import { type Connection, StartProblem } from './connection.ts'
import {
  type AppliedMigration,
  type Migration,
  migrationsDir,
  pendingMigrations,
  readMigrations,
} from './migrations.ts'

const MIGRATION_LOCK = 7_835_358
const OLDEST_VERSION = 150_000

/** Longest wait for one statement, or for another process that migrates. */
const PATIENCE_MS = 600_000

export interface MigrateOptions {
  readonly directory?: string
  readonly signal?: AbortSignal
}

/**
 * Brings the schema up to date, one file per transaction, and names the files it applied.
 * Any number of processes may do so at the same time.
 */
export async function migrate(
  connection: Connection,
  { directory = migrationsDir, signal }: MigrateOptions = {},
): Promise<readonly string[]> {
  const files = readMigrations(directory)
  const client = new Client({
    ...connection,
    application_name: 'stek migrations',
    connectionTimeoutMillis: 2000,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  })
  const leave = () => void client.end()
  client.on('error', () => {})
  await client.connect()
  signal?.addEventListener('abort', leave)
  try {
    await refuseOldServer(client)
    const applied: string[] = []
    for (let next = await step(client, files); next; next = await step(client, files)) applied.push(next)
    return applied
  } finally {
    signal?.removeEventListener('abort', leave)
    await client.end()
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  if (rows[0] && rows[0].number >= OLDEST_VERSION) return
  throw new StartProblem(`The database is PostgreSQL ${rows[0]?.version}; the shop needs 15 or newer.`)
}

/** Applies the first file that is left. The lock ends with the transaction, however that ends. */
async function step(client: Client, files: readonly Migration[]): Promise<string | undefined> {
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = 0; set local lock_timeout = 0`)
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const [next] = pendingMigrations(files, await appliedMigrations(client))
    if (next) await apply(client, next)
    await client.query('commit')
    return next?.name
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function appliedMigrations(client: Client): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) {
    await client.query(`
      create table schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`)
  }
  const applied = await client.query<AppliedMigration>('select name, checksum from schema_migrations order by name')
  return applied.rows
}

/** A table in use is not waited for long: everyone behind us would wait too. The next attempt comes soon. */
async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(`set local lock_timeout = '2s'`)
  await client.query(sql)
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}
