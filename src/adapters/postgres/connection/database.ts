import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type Connection, type Say, placeOf, StartProblem } from './connection.ts'
import { migrate, requireSchema } from './migrate.ts'
import { createPool } from './pool.ts'

export interface Database {
  readonly pool: Pool
  /** Whether the database has answered and its schema is up to date. */
  readonly ready: () => boolean
  /** Settles when it becomes ready, or is closed before. */
  readonly opened: Promise<void>
  readonly close: () => Promise<void>
}

const RETRY_MS = 1000

/**
 * Comes back at once, and keeps trying in the background until the database answers and its schema is new enough, which
 * with `migrates` it sees to itself.
 */
export function openDatabase(options: {
  readonly connection: Connection
  readonly say: Say
  readonly max?: number
  readonly migrates?: boolean
  /** Of the migrations, where it is not that of the project. */
  readonly directory?: string
}): Database {
  const { connection, say } = options
  const pool = createPool(connection, options)
  const closing = new AbortController()
  let isReady = false
  const opened = open()
  return {
    pool,
    ready: () => isReady,
    opened,
    async close() {
      closing.abort()
      await opened
      await pool.end()
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
        if (trouble !== said && !closing.signal.aborted) say(trouble)
        said = trouble
      }
    }
  }

  async function wait(): Promise<void> {
    await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {})
  }
}

function troubleOf(error: unknown, connection: Connection): string {
  if (error instanceof StartProblem) return error.message
  const reason =
    error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)
  return (
    `The database does not work yet (${placeOf(connection)}): ${reason}.\n` +
    'Pages are served; carts and orders have to wait. Trying again every second.'
  )
}
