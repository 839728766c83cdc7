import type { Pool, PoolClient } from 'pg'
import { beginningOn } from './pool.ts'
import { retried } from './retry.ts'

/**
 * Commits all of the work or none of it. After a deadlock the work is repeated from the beginning, so it must have no
 * effect outside its transaction.
 */
export function inTransaction<Done>(pool: Pool, work: (client: PoolClient) => Promise<Done>): Promise<Done> {
  return retried(() => transactionOf(pool, work))
}

/** A failed connection is closed, which rolls back the transaction. */
async function transactionOf<Done>(pool: Pool, work: (client: PoolClient) => Promise<Done>): Promise<Done> {
  const client = await pool.connect()
  try {
    await client.query(beginningOn(pool))
    const done = await work(client)
    await client.query('commit')
    client.release()
    return done
  } catch (error) {
    client.release(true)
    throw error
  }
}
