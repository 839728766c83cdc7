import { once } from 'node:events'
import type { Server } from 'node:http'

/** Addresses a machine may lack, such as IPv6's loopback. */
const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])
const drainMs = 10_000

/** Listens on each address; of several, one may be missing on this machine. */
export async function listenOn(
  hosts: readonly string[],
  port: number,
  create: () => Server,
): Promise<readonly Server[]> {
  const servers: Server[] = []
  for (const host of hosts) {
    const server = create()
    try {
      server.listen(port, host)
      await once(server, 'listening')
      servers.push(server)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!missingAddress.has(code) || hosts.length === 1) throw error
    }
  }
  return servers
}

/** Takes no new calls, lets those under way finish, and cuts what is still there after a while. */
export async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(async (server) => {
      const closed = once(server, 'close')
      server.close()
      const cut = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearTimeout(cut)
    }),
  )
}
