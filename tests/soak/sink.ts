import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The other side of mails and announced orders. It knows a repeat by its id. */
export interface Sink {
  readonly url: string
  /** Different ones that arrived: `mails/orderConfirmed`, `events/order.paid`. */
  countOf(kind: string): number
  readonly repeats: () => number
  close(): Promise<void>
}

export async function openSink(): Promise<Sink> {
  const arrived = new Map<string, Set<string>>()
  let repeats = 0
  const server = createServer((request, response) => {
    const [, group, kind, id = ''] = (request.url ?? '').split('/')
    const ids = arrived.get(`${group}/${kind}`) ?? new Set()
    arrived.set(`${group}/${kind}`, ids)
    if (ids.has(id)) repeats += 1
    ids.add(id)
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    countOf: (kind) => arrived.get(kind)?.size ?? 0,
    repeats: () => repeats,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
