import { Client } from 'pg'
import { serverUrlsOf } from '#core/net/networks.ts'
import type { Connection } from './connection.ts'

/** For connecting, and for the answer: together less than a pool waits for a connection. */
const probeMs = 450

/** What is said when servers answer and none of them takes writes. */
export const noPrimary = 'No server of DATABASE_URL takes writes'

/** A connection for each server that it names. */
export function serversOf<Given extends Pick<Connection, 'connectionString'>>(connection: Given): readonly Given[] {
  const urls = serverUrlsOf(connection.connectionString ?? '')
  return urls.length === 1 ? [connection] : urls.map((connectionString) => ({ ...connection, connectionString }))
}

/**
 * Of several servers the one that takes writes. Should two do so, because a primary that was replaced goes on, the one
 * with the newest timeline: every promotion begins one. A single server is not asked.
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

/** Hexadecimal, of one length; empty: it takes no writes. */
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
