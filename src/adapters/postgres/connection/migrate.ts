import { Client } from 'pg'
import { type Connection, StartProblem } from './connection.ts'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#root.ts'

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

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

const migrationsDir = join(root, 'db/migrations')

/** The files in the order of their numbers. */
function readMigrations(directory: string): readonly Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  for (const [index, name] of names.entries()) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
      throw new StartProblem(`${name} is not named like 0001_what_it_does.sql.`)
    if (names[index + 1]?.startsWith(name.slice(0, 5)))
      throw new StartProblem(`Two migrations have the number of ${name}.`)
  }
  return names.map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n')
    return { name: name.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * What is left to do, in order. History is never rewritten: a changed file, a file missing in the middle and a file
 * that comes before what was applied are refused. Rows after our last file are of a newer release, and are left alone.
 */
function pendingMigrations(files: readonly Migration[], applied: readonly AppliedMigration[]): readonly Migration[] {
  const known = new Map(files.map((file) => [file.name, file]))
  const newestFile = files.at(-1)?.name ?? ''
  for (const { name, checksum } of applied) {
    const file = known.get(name)
    if (!file && name < newestFile) {
      throw new StartProblem(`The database knows the migration ${name}, but its file is gone. Put it back.`)
    }
    if (file && file.checksum !== checksum) {
      throw new StartProblem(`The migration ${name} was changed after it was applied. Undo that, and write a new one.`)
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const newestDone =
    applied
      .map(({ name }) => name)
      .toSorted()
      .at(-1) ?? ''
  const pending = files.filter(({ name }) => !done.has(name))
  const late = pending.find(({ name }) => name < newestDone)
  if (late)
    throw new StartProblem(
      `The migration ${late.name} comes before ${newestDone}, which is applied. Give it the next number.`,
    )
  return pending
}
