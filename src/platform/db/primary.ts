import { Client } from 'pg'
import { serverUrlsOf } from '#core/net/networks.ts'
import type { Connection } from './connection.ts'

/** Timeout for connecting, and again for the response: together less than a pool waits for a connection. */
const probeMs = 450

/** Error message when servers answer but none of them accepts writes. */
export const noPrimary = 'No server of DATABASE_URL takes writes'

/** @returns one connection for each server that it names */
export function serversOf<Given extends Pick<Connection, 'connectionString'>>(connection: Given): readonly Given[] {
  const urls = serverUrlsOf(connection.connectionString ?? '')
  return urls.length === 1 ? [connection] : urls.map((connectionString) => ({ ...connection, connectionString }))
}

/**
 * Finds the server that accepts writes. If two do, because a replaced primary is still running, the newest timeline
 * wins: every promotion begins one. A single server is not queried.
 */
export async function primaryOf(connection: Connection): Promise<Connection> {
  const servers = serversOf(connection)
  if (servers.length === 1) return connection
  const looks = await Promise.allSettled(servers.map(timelineOf))
  let newest = ''
  let primary: Connection | undefined
  for (const [index, look] of looks.entries()) {
    if (look.status === 'fulfilled' && look.value > newest) [newest, primary] = [look.value, servers[index]]
  }
  if (primary !== undefined) return primary
  const failed = looks.find((look) => look.status === 'rejected')
  throw looks.some((look) => look.status === 'fulfilled') ? new Error(noPrimary) : failed?.reason
}

/** @returns the timeline in hexadecimal with a fixed length, or an empty string for a read-only server */
async function timelineOf(server: Connection): Promise<string> {
  const limits = { connectionTimeoutMillis: probeMs, query_timeout: probeMs }
  const client = new Client({ ...server, ...limits, application_name: 'shop primary search' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string }>(
      `select case current_setting('transaction_read_only') when 'off'
         then left(pg_walfile_name(pg_current_wal_lsn()), 8) else '' end as timeline`,
    )
    return rows[0]?.timeline ?? ''
  } finally {
    void client.end().catch(() => {})
  }
}
