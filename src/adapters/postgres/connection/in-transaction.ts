import type { Pool, PoolClient } from 'pg'
import { orUnavailable } from './outage.ts'

/** Commits all of the work or none of it. A connection on which something failed is closed, which rolls back. */
export async function inTransaction<Done>(pool: Pool, work: (client: PoolClient) => Promise<Done>): Promise<Done> {
  const client = await orUnavailable(pool.connect())
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    client.release()
    return done
  } catch (error) {
    client.release(true)
    return await orUnavailable(Promise.reject(error))
  }
}
