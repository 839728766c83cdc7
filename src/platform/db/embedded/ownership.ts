import { Client } from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, StartProblem } from '#platform/db/connection.ts'
import { SUPERUSER } from './create-cluster.ts'

/** One number for all shops: locks live inside a cluster, and a cluster has one shop. */
const OWNER_LOCK = 7_835_357

const LOCK_TIMEOUT_MS = 1000

export interface Ownership {
  readonly client: Client
  /** Process number of the server. */
  readonly postmaster: number
  /** Settles when the connection has ended. */
  readonly gone: Promise<void>
}

/**
 * The connection that holds the advisory lock of the cluster's owner. It ends with our process, however that ends, and
 * with the server: each side notices the other's end by it.
 */
export async function takeOwnership(server: Connection, data: string, postmaster: number): Promise<Ownership> {
  const client = new Client({
    ...server,
    application_name: `shop owner ${process.pid}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => {})
  const gone = new Promise<void>((resolve) => client.once('end', resolve))
  await client.connect()
  try {
    await checkDataDirectory(client, data)
    await lock(client, data)
    return { client, postmaster, gone }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function checkDataDirectory(client: Client, data: string): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  if (rows[0]?.data_directory === data) return
  throw new StartProblem(
    `Another PostgreSQL (${rows[0]?.data_directory}) answers at the socket of ${data}. Stop it first.`,
  )
}

/** A killed owner's connection takes a moment to disappear. */
async function lock(client: Client, data: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < LOCK_TIMEOUT_MS; await pause(50)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
    if (rows[0]?.taken) return
  }
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [OWNER_LOCK],
  )
  const process = rows[0]?.application_name.replace('shop owner', 'process') ?? 'another process'
  throw new StartProblem(
    `A shop is already running on this database (${process}, in ${data}).\n` +
      'Stop it first, or give this one a place of its own: DATA_DIR=.data-2 PORT=3001 npm start',
  )
}

export const superuserAt = (socketDirectory: string): Connection => ({
  host: socketDirectory,
  port: 5432,
  user: SUPERUSER,
  database: 'postgres',
  ssl: false,
})

/** The shop's own role owns its database and nothing else. */
export async function ensureShopDatabase(superuser: Client): Promise<void> {
  const { rows } = await superuser.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = 'shop') as role,
            exists (select from pg_database where datname = 'shop') as database`,
  )
  if (!rows[0]?.role) await superuser.query('create role shop login')
  if (!rows[0]?.database) await superuser.query('create database shop owner shop')
}
