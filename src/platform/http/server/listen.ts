import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Error codes of an address that the machine lacks, such as the IPv6 loopback. */
const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])
const drainMs = 10_000
/**
 * As long as the limit of open connections: a client that finds the queue full retries only after one, three and seven
 * seconds.
 */
const backlog = 2048

export interface Listener {
  /** False while shutting down, so that a load balancer stops sending requests. */
  readonly isAccepting: () => boolean
  /** Accepts requests for another `noticeMs`, then drains: running requests finish, or are cut after a timeout. */
  close(noticeMs: number): Promise<void>
}

/** Listens on each address. If there are several, one may be missing on this machine. */
export async function listen(hosts: readonly string[], port: number, create: () => Server): Promise<Listener> {
  const servers: Server[] = []
  for (const host of hosts) {
    const server = create()
    try {
      server.listen({ port, host, backlog })
      await once(server, 'listening')
      servers.push(server)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!missingAddress.has(code) || hosts.length === 1) throw error
    }
  }
  const disableKeepAlives = servers.map(disableKeepAlive)
  let isAccepting = true
  return {
    isAccepting: () => isAccepting,
    async close(noticeMs) {
      isAccepting = false
      for (const disable of disableKeepAlives) disable()
      await pause(noticeMs)
      const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), drainMs)
      await Promise.all(servers.map(closed))
      clearTimeout(cut)
    },
  }
}

async function closed(server: Server): Promise<void> {
  const isClosed = once(server, 'close')
  server.close()
  await isClosed
}

/**
 * Once called, every response closes its connection, including those in progress: a client with keep-alive would
 * otherwise send its next request to a server that has stopped.
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
