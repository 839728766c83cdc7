import { Pool } from 'pg'
import { carefulClientClass } from './careful-client.ts'
import type { Connection } from './connection.ts'

/** The time budget of a question to the database, from the first knock to the answer. */
const budget = {
  connectionTimeoutMillis: 1000,
  query_timeout: 2000,
  statement_timeout: 1500,
  lock_timeout: 800,
  idle_in_transaction_session_timeout: 5000,
} as const

export function createPool(connection: Connection, { max = 10 }: { readonly max?: number } = {}): Pool {
  const pool = new Pool({
    ...connection,
    ...budget,
    application_name: 'stek',
    keepAlive: true,
    max,
    Client: carefulClientClass(),
  })
  // Without listeners a lost connection, idle or in use, would end the process. The question under way fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
