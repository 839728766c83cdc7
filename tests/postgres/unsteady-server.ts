import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Connection } from '#platform/db/connection.ts'

export interface UnsteadyServer {
  /** The database behind it, reached through it. */
  readonly connection: Connection
  readonly knocks: () => number
  /** Ends the connections that there are. */
  readonly cut: () => void
  /** Whether it hands on (`open`), swallows everything (`silent`) or turns visitors away (`closed`). */
  mood: 'open' | 'silent' | 'closed'
}

/** Stands between the pool and the database, and behaves badly on request. */
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
