import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Connection } from '#platform/db/connection.ts'

export interface UnsteadyServer {
  /** Connection to the database through this server. */
  readonly connection: Connection
  readonly knocks: () => number
  /** Closes all current connections. */
  readonly cut: () => void
  /** `open` forwards data, `silent` swallows it, `closed` refuses connections. */
  mood: 'open' | 'silent' | 'closed'
}

/** Proxy between the pool and the database that fails on request. */
export async function unsteadyServer(target: Connection): Promise<UnsteadyServer> {
  let knocks = 0
  const sockets = new Set<Socket>()
  const cut = () => sockets.forEach((socket) => socket.destroy())
  const proxy: UnsteadyServer = { connection: {}, knocks: () => knocks, cut, mood: 'open' }
  const server = createServer((client) => {
    knocks++
    if (proxy.mood === 'closed') {
      client.resetAndDestroy()
      return
    }
    const database = connect(`${target.host}/.s.PGSQL.${target.port}`)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (piece) => proxy.mood === 'open' && to.write(piece))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    cut()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return Object.assign(proxy, { connection: { ...target, host: '127.0.0.1', port } })
}
