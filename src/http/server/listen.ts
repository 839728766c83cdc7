import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Addresses a machine may lack, such as IPv6's loopback. */
const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])
const drainMs = 10_000

export interface Listener {
  /** Whether they stay open: a balancer that asks sends nobody any more when they do not. */
  readonly isAccepting: () => boolean
  /** Still takes calls for the time of the notice, then no new ones; those under way finish, or are cut after a while. */
  close(noticeMs: number): Promise<void>
}

/** Listens on each address; of several, one may be missing on this machine. */
export async function listen(hosts: readonly string[], port: number, create: () => Server): Promise<Listener> {
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
  const sayGoodbye = servers.map(disableKeepAlive)
  let areOpen = true
  return {
    isAccepting: () => areOpen,
    async close(noticeMs) {
      areOpen = false
      for (const say of sayGoodbye) say()
      await pause(noticeMs)
      await Promise.all(servers.map(drain))
    },
  }
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearTimeout(cut)
}

/**
 * Once it is called, every answer is the last of its connection and says so, also one that is under way: whoever keeps
 * connections would otherwise send the next call to a shop that is gone.
 */
function disableKeepAlive(server: Server): () => void {
  const underWay = new Set<ServerResponse>()
  let isLast = false
  server.prependListener('request', (_request, response) => {
    if (isLast) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return () => {
    isLast = true
    for (const response of underWay) response.shouldKeepAlive = false
  }
}
