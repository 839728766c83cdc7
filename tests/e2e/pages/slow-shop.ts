import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SlowShop extends AsyncDisposable {
  readonly url: string
  /** Sends the second half of every page. */
  readonly finishPages: () => void
}

/** Proxy in front of the shop that sends only the first half of each page until told to finish. */
export async function openSlowShop(shopUrl: string): Promise<SlowShop> {
  const { promise: finished, resolve: finishPages } = Promise.withResolvers<void>()
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = { ...request.headers, host: new URL(shopUrl).host, 'accept-encoding': 'identity' }
    const call = ask(new URL(request.url ?? '/', shopUrl), { method: request.method ?? 'GET', headers })
    request.pipe(call)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    const pieces: Buffer[] = []
    for await (const piece of answer) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    const half = isPage(answer) ? body.indexOf('<header') : 0
    response.write(body.subarray(0, half))
    if (half > 0) await finished
    response.end(body.subarray(half))
  }
  const server = createServer((request, response) => void pass(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    finishPages,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function isPage({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/html') === true
}
