import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError, type Pool } from 'pg'
import { root } from '#platform/config/root.ts'
import { type Connection, type Say, StartProblem } from './connection.ts'
import { primaryOf } from './primary.ts'

type Queries = Pick<Pool, 'query'>

const migrationLock = 7_835_358
const ownMigrations = join(root, 'db/migrations')

interface MigrateOptions {
  readonly directory?: string | undefined
  readonly signal?: AbortSignal
  readonly say?: Say
  readonly patienceMs?: number
}

/**
 * Applies the missing files of db/migrations in order, one transaction each. Several processes may call this at the
 * same time, while shops are running.
 * @returns the names of the applied migrations
 */
export async function migrate(
  connection: Connection,
  { directory = ownMigrations, signal, say = () => {}, patienceMs = 600_000 }: MigrateOptions = {},
): Promise<readonly string[]> {
  const client = new Client({ ...(await primaryOf(connection)), connectionTimeoutMillis: 2000, keepAlive: true })
  const disconnect = () => void client.end()
  client.on('error', () => {})
  await client.connect()
  signal?.addEventListener('abort', disconnect)
  const applied: string[] = []
  try {
    await refuseOldServer(client)
    let [waitedMs, lastLine] = [0, '']
    for (;;) {
      const outcome = await applyNext(client, directory)
      if (outcome === 'finished') return applied
      if ('applied' in outcome) {
        applied.push(outcome.applied)
        waitedMs = 0
        continue
      }
      if (outcome.waitsFor !== lastLine) say(outcome.waitsFor)
      lastLine = outcome.waitsFor
      // The pauses grow from 1 s to 30 s, so that the queries that queued behind one attempt are done before the next.
      const pauseMs = outcome.isBusy ? 200 : Math.min(waitedMs + 1000, 30_000)
      if (!outcome.isBusy) waitedMs += pauseMs
      if (waitedMs > patienceMs) throw new StartProblem(`${outcome.waitsFor} Run the migration again later.`)
      await pause(pauseMs, undefined, { signal })
    }
  } finally {
    signal?.removeEventListener('abort', disconnect)
    await client.end()
  }
}

type Outcome = 'finished' | { readonly applied: string } | { readonly waitsFor: string; readonly isBusy: boolean }

async function applyNext(client: Client, directory: string): Promise<Outcome> {
  let name: string | undefined
  await client.query('begin')
  try {
    // Queries wait behind a migration that waits for a lock, and give up after 1200 ms: each attempt must be shorter.
    await client.query('set local statement_timeout = 0; set local lock_timeout = 200')
    const lock = 'select pg_try_advisory_xact_lock($1) as taken'
    const { rows } = await client.query<{ taken: boolean }>(lock, [migrationLock])
    if (!rows[0]?.taken) {
      await client.query('rollback')
      return { waitsFor: 'Another process is migrating the database: waiting for it.', isBusy: true }
    }
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    name = (await pendingMigrations(client, directory))[0]
    if (name !== undefined) {
      await client.query(readFileSync(join(directory, `${name}.sql`), 'utf8'))
      await client.query('insert into schema_migrations (name) values ($1)', [name])
    }
    await client.query('commit')
    return name === undefined ? 'finished' : { applied: name }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const isLocked = error instanceof DatabaseError && (error.code === '55P03' || error.code === '40P01')
    if (!isLocked) throw error
    return { waitsFor: `The migration ${name} waits for a lock: other sessions use its tables.`, isBusy: false }
  }
}

/** Throws unless all migrations of this release are applied. A database of a newer release is accepted. */
export async function requireSchema(database: Queries, directory = ownMigrations): Promise<void> {
  await refuseOldServer(database)
  const [oldest] = await pendingMigrations(database, directory)
  if (oldest === undefined) return
  throw new StartProblem(
    `The database is older than this release: the migration ${oldest} is missing. Run: stek migrate\n` +
      'Pages are served; carts and orders have to wait. Looking again every second.',
  )
}

/** Migrations of a newer release are ignored, so that going back one release works; a mixed history is refused. */
export async function pendingMigrations(database: Queries, directory = ownMigrations): Promise<readonly string[]> {
  const { rows } = await database.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  )
  const history = rows[0]?.exists ? await database.query<{ name: string }>('select name from schema_migrations') : null
  const applied = new Set(history?.rows.map(({ name }) => name))
  const files = readdirSync(directory).filter((name) => name.endsWith('.sql'))
  const names = new Set(files.map((name) => name.slice(0, -'.sql'.length)).toSorted())
  const pending = [...names.difference(applied)]
  const [foreign] = applied.difference(names)
  if (pending.length === 0 || foreign === undefined) return pending
  throw new StartProblem(
    `The database belongs to another version of the shop: it has the migration ${foreign}, which this version does not ` +
      `know, and lacks ${pending[0]}. Start the version that made it, or use another database.`,
  )
}

async function refuseOldServer(database: Queries): Promise<void> {
  const { rows } = await database.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  if (rows[0] && rows[0].number >= 150_000) return
  throw new StartProblem(`The database is PostgreSQL ${rows[0]?.version}; the shop needs 15 or newer.`)
}
