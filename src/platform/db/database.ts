import { type Log, logWhile, silentLog } from '#platform/telemetry/log.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type Connection, type Say, placeOf, StartProblem } from './connection.ts'
import { migrate, requireSchema } from './migrate.ts'
import { createOutage } from '#platform/telemetry/outages.ts'
import { sinceDiskFullMs } from './outage.ts'
import { createClientClass, createPool, type Pooler } from './pool.ts'
import { type OutageCode, Unavailable } from '#core/result/unavailable.ts'

/** Separate pools, so that payments and background work do not wait behind visitors whose tables are locked or slow. */
export interface Pools {
  /** Payments, webhooks, reports of provisioning. */
  readonly payments: Pool
  /**
   * Jobs, clean-ups, results of name lookups, and requests that browsers send by themselves: visits, reports, cookie
   * choices.
   */
  readonly background: Pool
}

/** Maximum number of connections of each pool; `visitors` serves carts, accounts and everything else. */
export type PoolSizes = Readonly<Record<'visitors' | 'payments' | 'background', number>>

export const defaultPoolSizes: PoolSizes = { visitors: 10, payments: 5, background: 5 }

export interface Database {
  readonly pool: Pool
  readonly connection: Connection
  readonly pools: Pools
  /** Throws `Unavailable` unless the database has just written to its disk. Uses a connection of its own. */
  readonly ping: () => Promise<void>
  /** Whether the database has answered and its schema is up to date. */
  readonly ready: () => boolean
  /** Resolves when the database becomes ready, or is closed before that. */
  readonly opened: Promise<void>
  readonly close: () => Promise<void>
}

const RETRY_MS = 1000
/** How long the disk counts as full after a statement found it full; background work keeps retrying meanwhile. */
const FULL_DISK_MS = 10_000

/**
 * Returns at once and retries in the background until the database answers and its schema is new enough; with
 * `migrates` it migrates the schema itself. Problems are logged as alerts.
 */
export function openDatabase(options: {
  readonly connection: Connection
  readonly say: Say
  readonly log?: Log
  readonly sizes?: PoolSizes
  readonly pooler?: Pooler
  readonly migrates?: boolean
  /** Directory of the migrations; default: that of the project. */
  readonly directory?: string
}): Database {
  const { connection, say, log = silentLog, sizes = defaultPoolSizes, pooler = 'none' } = options
  let isReady = false
  // Until the database is ready, `open` reports its problems.
  const clientClass = createClientClass({ pooler, log: logWhile(log, () => isReady) })
  const poolOf = (max: number) => createPool(connection, { max, pooler, clientClass })
  const pool = poolOf(sizes.visitors)
  const pools = {
    payments: poolOf(sizes.payments),
    background: poolOf(sizes.background),
  }
  const pingPool = poolOf(1)
  const readOnly = createOutage({
    began: (reason) => log.alert('database', 'The database takes no writes.', { reason }),
    over: (seconds) => log.info('database', 'The database takes writes again.', { seconds }),
  })
  const closing = new AbortController()
  const opened = open()
  return {
    pool,
    connection,
    pools,
    async ping() {
      const problem = await ping(pingPool)
      if (problem === null) return readOnly.over()
      readOnly.began(problem.reason)
      throw new Unavailable(problem.code)
    },
    ready: () => isReady,
    opened,
    async close() {
      closing.abort()
      await opened
      await Promise.all([pool, pingPool, ...Object.values(pools)].map((each) => each.end()))
    },
  }

  async function open(): Promise<void> {
    for (let said = ''; !closing.signal.aborted; await wait()) {
      try {
        if (options.migrates) await migrate(connection, { signal: closing.signal, say, directory: options.directory })
        else await requireSchema(pool, options.directory)
        isReady = true
        if (said) say('The database answers now. Everything works.')
        return
      } catch (error) {
        const trouble = troubleOf(error, connection)
        if (trouble !== said && !closing.signal.aborted) log.alert('database', trouble)
        said = trouble
      }
    }
  }

  async function wait(): Promise<void> {
    await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {})
  }
}

/** Writes an empty record to the WAL: like an order it needs a writable disk, but it needs no table. */
const writing = `
  select current_setting('transaction_read_only') as "readOnly",
    case current_setting('transaction_read_only') when 'off' then pg_logical_emit_message(true, 'shop', '') end`

async function ping(pool: Pool): Promise<{ readonly code: OutageCode; readonly reason: string } | null> {
  const client = await pool.connect()
  let isWritable = false
  try {
    const { rows } = await client.query<{ readOnly: string }>(writing)
    isWritable = rows[0]?.readOnly === 'off'
  } finally {
    // A read-only server may have been replaced as primary, so the next ping connects again.
    client.release(!isWritable)
  }
  if (!isWritable) return { code: 'database_unavailable', reason: 'it is read-only, or a standby' }
  return sinceDiskFullMs() < FULL_DISK_MS ? { code: 'storage', reason: 'its disk is full' } : null
}

function troubleOf(error: unknown, connection: Connection): string {
  if (error instanceof StartProblem) return error.message
  const cause = error instanceof Unavailable ? error.cause : error
  const reason =
    cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : cause.name) : String(cause)
  return (
    `The database does not work yet (${placeOf(connection)}): ${reason}.\n` +
    'Pages are served; carts and orders have to wait. Trying again every second.'
  )
}
