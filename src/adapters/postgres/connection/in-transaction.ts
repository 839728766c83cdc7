import type { Pool, PoolClient } from 'pg'
import { orUnavailable } from './or-unavailable.ts'

/** All of it happens or nothing. A connection on which something went wrong is closed, and its transaction with it. */
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
