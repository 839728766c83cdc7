import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError, type Pool } from 'pg'
import { type Connection, type Say, StartProblem } from './connection.ts'
import {
  type AppliedMigration,
  type Migration,
  pendingMigrations,
  readMigrations,
  statementsOf,
} from './migration-files.ts'
import { primaryOf } from './primary.ts'

const MIGRATION_LOCK = 7_835_358
const OLDEST_VERSION = 150_000

/** Longest time for one statement, and for getting all locks of one file. */
const PATIENCE_MS = 600_000
/** An index of a big table is built without blocking anybody, so it may take its time. */
const LONG_STATEMENT_MS = 24 * 3_600_000

/**
 * Who uses a table waits behind a migration that waits for it, so that each try must end long before their own
 * `lock_timeout` of 1200 ms; and the pauses must be long, so that what piled up is done before the next try.
 */
const LOCK_TIMEOUT_MS = 200
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** Nobody waits behind a process that waits for another one to finish migrating. */
const TURN_PAUSE_MS = 200

export interface MigrateOptions {
  readonly directory?: string | undefined
  readonly signal?: AbortSignal
  readonly say?: Say
  readonly patienceMs?: number
}

type Querier = Pick<Client | Pool, 'query'>

/**
 * Brings the schema up to date, one file per transaction, and names the files it applied. Any number of processes may
 * do so at the same time, and shops may be open meanwhile.
 */
export async function migrate(
  connection: Connection,
  { directory, signal, say = () => {}, patienceMs = PATIENCE_MS }: MigrateOptions = {},
): Promise<readonly string[]> {
  const files = readMigrations(directory)
  const client = new Client({
    ...(await primaryOf(connection)),
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
    return await applyAll(client, files, { signal, say, patienceMs })
  } finally {
    signal?.removeEventListener('abort', leave)
    await client.end()
  }
}

/** Throws unless the schema is at least as new as this release needs; one of a newer release will do. */
export async function requireSchema(database: Querier, directory?: string): Promise<void> {
  await refuseOldServer(database)
  const [oldest] = pendingMigrations(readMigrations(directory), await appliedMigrations(database))
  if (!oldest) return
  throw new StartProblem(
    `The database is older than this release: the migration ${oldest.name} is missing. Run: npm run migrate\n` +
      'Pages are served; carts and orders have to wait. Looking again every second.',
  )
}

async function refuseOldServer(database: Querier): Promise<void> {
  const { rows } = await database.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  if (rows[0] && rows[0].number >= OLDEST_VERSION) return
  throw new StartProblem(`The database is PostgreSQL ${rows[0]?.version}; the shop needs 15 or newer.`)
}

interface Waiting {
  readonly signal: AbortSignal | undefined
  readonly say: Say
  readonly patienceMs: number
}

async function applyAll(client: Client, files: readonly Migration[], waiting: Waiting): Promise<readonly string[]> {
  const applied: string[] = []
  let [pauseMs, began] = [FIRST_PAUSE_MS, performance.now()]
  for (let isOtherTold = false; ;) {
    const outcome = await step(client, files)
    if (outcome.is === 'finished') return applied
    if (outcome.is === 'applied') {
      applied.push(outcome.name)
      ;[pauseMs, began] = [FIRST_PAUSE_MS, performance.now()]
    } else if (outcome.is === 'other') {
      if (!isOtherTold) waiting.say('Another process is migrating the database: waiting for it.')
      isOtherTold = true
      await pause(TURN_PAUSE_MS, undefined, { signal: waiting.signal })
    } else {
      if (performance.now() - began + pauseMs > waiting.patienceMs) {
        throw new StartProblem(
          `The migration ${outcome.name} got no lock in ${Math.round((performance.now() - began) / 1000)} s: ` +
            'something uses its tables all the time, a back-up or an open transaction perhaps. Nothing was changed. Run it again later.',
        )
      }
      waiting.say(`The migration ${outcome.name} waits for a lock: next try in ${pauseMs / 1000} s.`)
      await pause(pauseMs, undefined, { signal: waiting.signal })
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }
}

type Step =
  | { readonly is: 'finished' }
  | { readonly is: 'other' }
  | { readonly is: 'applied' | 'locked'; readonly name: string }

/** Applies the first file that is left, in a transaction, with which its locks end. */
async function step(client: Client, files: readonly Migration[]): Promise<Step> {
  let next: Migration | undefined
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = 0; set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    // Tried, never waited for: a statement that waits would make an index that another process builds wait for it.
    if (!(await isTaken(client, 'pg_try_advisory_xact_lock'))) {
      await client.query('rollback')
      return { is: 'other' }
    }
    await createHistory(client)
    next = pendingMigrations(files, await appliedMigrations(client))[0]
    if (next?.isTransactional) {
      await client.query(next.sql)
      await remember(client, next)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (next && isLockFailure(error)) return { is: 'locked', name: next.name }
    throw error
  }
  if (!next) return { is: 'finished' }
  return next.isTransactional ? { is: 'applied', name: next.name } : applyInPieces(client, files, next)
}

/**
 * Runs the statements of a file one by one, without a transaction. When it is interrupted it runs again from the
 * beginning, so that every statement must allow that; what a broken index build left behind is dropped first.
 */
async function applyInPieces(client: Client, files: readonly Migration[], file: Migration): Promise<Step> {
  if (!(await isTaken(client, 'pg_try_advisory_lock'))) return { is: 'other' }
  try {
    const [next] = pendingMigrations(files, await appliedMigrations(client))
    if (next?.name !== file.name) return { is: 'other' }
    // Such statements take locks that nobody who reads or writes rows waits behind.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    for (const statement of statementsOf(file.sql)) {
      await dropInvalidIndex(client, statement)
      await client.query({ text: statement, query_timeout: LONG_STATEMENT_MS } as { text: string })
    }
    await remember(client, file)
    return { is: 'applied', name: file.name }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
  }
}

/** A build that was interrupted leaves an index that every write keeps up and no query uses. */
async function dropInvalidIndex(client: Client, statement: string): Promise<void> {
  const [, index] = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i.exec(statement) ?? []
  if (index === undefined) return
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  if (rowCount) await client.query(`drop index concurrently if exists ${index}`)
}

async function isTaken(client: Client, take: 'pg_try_advisory_xact_lock' | 'pg_try_advisory_lock'): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${take}($1) as taken`, [MIGRATION_LOCK])
  return rows[0]?.taken === true
}

async function appliedMigrations(database: Querier): Promise<readonly AppliedMigration[]> {
  const { rows } = await database.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return []
  const applied = await database.query<AppliedMigration>('select name, checksum from schema_migrations order by name')
  return applied.rows
}

async function createHistory(client: Client): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
}

async function remember(client: Client, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}

/** A lock that was not to be had, or two that each held one of the other's. */
function isLockFailure(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '55P03' || error.code === '40P01')
}
