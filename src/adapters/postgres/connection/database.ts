import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type Connection, type Say, placeOf, StartProblem } from './connection.ts'
import { type MigrateOptions, migrate } from './migrate.ts'
import { createPool } from './pool.ts'

export interface Database {
  readonly pool: Pool
  readonly connection: Connection
  /** Whether the database has answered and its schema is up to date. */
  readonly ready: () => boolean
  /** Settles when it becomes ready, or is closed before. */
  readonly opened: Promise<void>
  readonly close: () => Promise<void>
}

const RETRY_MS = 1000

/** Comes back at once; migrates in the background and keeps trying until the database answers. */
export function openDatabase(options: {
  readonly connection: Connection
  readonly say: Say
  readonly max?: number
  readonly migrations?: Pick<MigrateOptions, 'directory'>
}): Database {
  const { connection, say } = options
  const pool = createPool(connection, options)
  const closing = new AbortController()
  let isReady = false
  const opened = open()
  return {
    pool,
    connection,
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
        await migrate(connection, { signal: closing.signal, ...options.migrations })
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
