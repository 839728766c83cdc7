import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, createServer, type ListenOptions, type Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Addresses a machine may lack, such as IPv6's loopback. */
const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])
const drainMs = 10_000
/** As many as may be open: whoever finds the queue full tries again after a second, then three, then seven. */
const backlog = 2048
/**
 * A listener accepts one connection in each turn of the event loop. Turns are long in overload, and with one listener
 * whoever is new would wait for seconds while those who are connected are served.
 */
const listeners = 8

export interface Listener {
  /** False while shutting down, so that a load balancer stops sending requests. */
  readonly isAccepting: () => boolean
  /** Accepts requests for another `noticeMs`, then drains: running requests finish, or are cut after a timeout. */
  close(noticeMs: number): Promise<void>
}

/** Listens on each address; of several, one may be missing on this machine. */
export async function listen(hosts: readonly string[], port: number, create: () => Server): Promise<Listener> {
  const servers: Server[] = []
  const acceptors: NetServer[] = []
  for (const host of hosts) {
    const server = create()
    try {
      const others = await listenAt(server, { port, host, backlog })
      servers.push(server)
      acceptors.push(server, ...others)
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
      await Promise.all(acceptors.map(closed))
      clearTimeout(cut)
    },
  }
}

/** Several listeners of one port that hand their connections to one server; one where the system has no such thing. */
async function listenAt(server: Server, options: ListenOptions): Promise<readonly NetServer[]> {
  // Whoever shares a port with listeners of its own would share it with another shop, too.
  const probe = createServer().listen(options)
  await once(probe, 'listening')
  await closed(probe)
  try {
    server.listen({ ...options, reusePort: true })
    await once(server, 'listening')
  } catch {
    server.listen(options)
    await once(server, 'listening')
    return []
  }
  const { port } = server.address() as AddressInfo
  server.maxConnections = Math.ceil(server.maxConnections / listeners)
  const others = Array.from({ length: listeners - 1 }, () => {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
    other.maxConnections = server.maxConnections
    return other.listen({ ...options, port, reusePort: true })
  })
  await Promise.all(others.map((other) => once(other, 'listening')))
  return others
}

async function closed(server: NetServer): Promise<void> {
  const isClosed = once(server, 'close')
  server.close()
  await isClosed
}

/**
 * Once called, every response closes its connection, also those that are being sent: a client with keep-alive would
 * otherwise send its next request to a server that is gone.
 *
 * Those under way are in slots that are used again, not in a `Set`, which leaves a table behind each time it is rehashed: V8 keeps
 * whatever such a table points at until it collects the whole heap, and that is every call with its request, its rows and its
 * response (docs/decisions/0054-memory-of-the-server.md).
 */
function disableKeepAlive(server: Server): () => void {
  const slots: (ServerResponse | undefined)[] = []
  const free: number[] = []
  let isLast = false
  server.prependListener('request', (_request, response) => {
    if (isLast) response.shouldKeepAlive = false
    const slot = free.pop() ?? slots.length
    slots[slot] = response
    response.once('close', () => {
      slots[slot] = undefined
      free.push(slot)
    })
  })
  return () => {
    isLast = true
    for (const response of slots) if (response !== undefined) response.shouldKeepAlive = false
  }
}
