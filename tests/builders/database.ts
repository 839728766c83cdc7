import type { Pool } from 'pg'
import { inject } from 'vitest'
import type { Connection } from '#adapters/postgres/connection/connection.ts'
import { createPool } from '#adapters/postgres/connection/pool.ts'
import { createDatabase, dropDatabase } from '#tests/builders/cluster.ts'

export interface TestDatabase {
  readonly pool: Pool
  readonly connection: Connection
  readonly drop: () => Promise<void>
}

/** A database of the test's own, with the whole schema and no rows; `bare` leaves the schema out. Or a copy of one. */
export async function testDatabase({
  bare = false,
  from,
}: { readonly bare?: boolean; readonly from?: string } = {}): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const template = from ?? (bare ? 'template1' : undefined)
  const connection = await createDatabase(cluster, template === undefined ? {} : { from: template })
  const pool = createPool(connection)
  return {
    pool,
    connection,
    async drop() {
      if (!pool.ending) await pool.end()
      await dropDatabase(cluster, connection)
    },
  }
}
