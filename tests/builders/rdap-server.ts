import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RdapServer extends AsyncDisposable {
  readonly origin: string
  /** Bootstrap file that lists this server for these extensions. */
  readonly bootstrapFile: string
  /** Requested names, in order. */
  readonly asked: string[]
  /** Requests that the client aborted. */
  readonly givenUp: string[]
  maxConcurrent(): number
}

export type RdapHandler = (name: string, response: ServerResponse, request: IncomingMessage) => void | Promise<void>

/** Runs an RDAP server on its own port; the handler defines its behaviour. */
export async function openRdapServer(handle: RdapHandler, tlds = ['com', 'shop', 'uk', 'io']): Promise<RdapServer> {
  const asked: string[] = []
  const givenUp: string[] = []
  let atOnce = 0
  let maxConcurrent = 0
  const server = createServer((request, response) => {
    const name = /\/rdap\/domain\/([^/?]+)$/.exec(request.url ?? '')?.[1] ?? ''
    asked.push(name)
    atOnce += 1
    maxConcurrent = Math.max(maxConcurrent, atOnce)
    response.on('close', () => {
      atOnce -= 1
      if (!response.writableFinished) givenUp.push(name)
    })
    void handle(name, response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const directory = await mkdtemp(join(tmpdir(), 'rdap-'))
  const bootstrapFile = join(directory, 'dns.json')
  await writeFile(bootstrapFile, bootstrapText([[tlds, [`${origin}/rdap/`]]]))
  return {
    origin,
    bootstrapFile,
    asked,
    givenUp,
    maxConcurrent: () => maxConcurrent,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await rm(directory, { recursive: true })
    },
  }
}

export function bootstrapText(services: readonly unknown[]): string {
  return JSON.stringify({ version: '1.0', publication: '2026-11-01T00:00:00Z', description: 'test', services })
}

export function registered(response: ServerResponse, name: string, status: readonly string[] = ['active']): void {
  sendJson(response, 200, { objectClassName: 'domain', ldhName: name.toUpperCase(), status })
}

export function notFound(response: ServerResponse): void {
  sendJson(response, 404, { errorCode: 404, title: 'Not found' })
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/rdap+json' }).end(JSON.stringify(body))
}
