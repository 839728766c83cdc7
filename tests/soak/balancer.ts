import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const checkMs = 1000

export interface Balancer extends AsyncDisposable {
  readonly port: number
  readonly add: (port: number) => void
  readonly remove: (port: number) => void
  readonly isUsing: (port: number) => boolean
}

/**
 * Hands requests to the processes that say they are ready, in turn, as described in docs/operations/install.md: it asks each
 * one every second. It repeats nothing: what fails at a process fails for the visitor.
 */
export async function openBalancer(host: string): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const known = new Set<number>()
  let ready: readonly number[] = []
  let turn = 0

  const server = createServer((incoming, response) => {
    const port = ready[(turn += 1) % ready.length]
    if (port === undefined) return void response.writeHead(502).end('no process is ready')
    const { method, url: path, headers } = incoming
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, host } })
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', (error) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end(`${port}: ${error.message}`)
    })
    incoming.pipe(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  let isClosed = false
  const checking = (async () => {
    while (!isClosed) {
      const fit = await Promise.all([...known].map(async (port) => ((await isReady(port)) ? [port] : [])))
      // When none is ready, the ones before are better than nobody: they may be out of breath together.
      if (fit.flat().length > 0) ready = fit.flat()
      await pause(checkMs)
    }
  })()

  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => void known.add(port),
    remove: (port) => void known.delete(port),
    isUsing: (port) => ready.includes(port),
    async [Symbol.asyncDispose]() {
      isClosed = true
      await checking
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }

  function isReady(port: number): Promise<boolean> {
    return new Promise((resolve) => {
      const path = '/api/health/ready'
      const asked = request({ agent, host: '127.0.0.1', port, path, headers: { host }, timeout: 5000 }, (answer) => {
        answer.resume()
        resolve(answer.statusCode === 200)
      })
      asked.on('error', () => resolve(false))
      asked.on('timeout', () => asked.destroy())
      asked.end()
    })
  }
}
