import type { Pool } from 'pg'
import { inject } from 'vitest'
import type { Connection } from '#platform/db/connection.ts'
import { createPool } from '#platform/db/pool.ts'
import { createDatabase, dropDatabase } from './cluster.ts'
import { keepAsSpare, takeSpare } from './spare-databases.ts'

export interface TestDatabase {
  readonly pool: Pool
  readonly connection: Connection
  readonly drop: () => Promise<void>
}

/**
 * Creates a database for one test with the whole schema and no rows. `bare` leaves out the schema; `from` copies
 * another database.
 */
export async function testDatabase({
  bare = false,
  from,
}: { readonly bare?: boolean; readonly from?: string } = {}): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const template = from ?? (bare ? 'template1' : undefined)
  const connection = await (template === undefined
    ? emptyDatabase(cluster)
    : createDatabase(cluster, { from: template }))
  const pool = createPool(connection)
  return {
    pool,
    connection,
    async drop() {
      if (!pool.ending) await pool.end()
      const isKept = template === undefined && (await keepAsSpare(cluster, connection))
      if (!isKept) await dropDatabase(cluster, connection)
    },
  }
}

async function emptyDatabase(cluster: Connection): Promise<Connection> {
  const spare = await takeSpare(cluster)
  return spare === undefined ? createDatabase(cluster) : { ...cluster, user: 'shop', database: spare }
}
