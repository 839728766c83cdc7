import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Connection } from '#platform/db/connection.ts'

/** Connection string of a database for the settings of the shop. */
export function databaseUrlOf({ connection: { host, port, user, database } }: { readonly connection: Connection }) {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
