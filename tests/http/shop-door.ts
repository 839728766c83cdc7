import { Unavailable } from '#core/result/unavailable.ts'
import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { limits } from '#apps/shop/limits.ts'
import { createApi, type ApiDependencies } from '#platform/http/server/api.ts'
import { createHttpServer, type HttpServerSettings } from '#platform/http/server/http-server.ts'
import { loadSite, type SiteStore } from '#platform/http/site/site-store.ts'
import { aliases } from '#site/pages.ts'
import { responseTo } from '#tests/builders/response-to.ts'
import { logTo } from '#tests/builders/log.ts'

export const ownHost = 'shop.example'

export interface ApiRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface ApiResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Options {
  /** Simulates a shop published over HTTPS. */
  readonly secure?: boolean
  readonly api?: Partial<ApiDependencies>
  readonly server?: Partial<HttpServerSettings>
  /** Hashed files of other releases. */
  readonly shared?: Pick<SiteStore, 'at'>
}

/** Serves the built site on its own port, with an API that needs no database. */
export interface Door extends AsyncDisposable {
  readonly ask: (path: string, question?: ApiRequest) => Promise<ApiResponse>
  /** Sends raw request lines that no HTTP client would send. */
  readonly say: (lines: readonly string[]) => Promise<{ readonly status: number; readonly text: string }>
  readonly reports: readonly { readonly kind: string; readonly body: string }[]
  readonly log: readonly string[]
  readonly port: number
}

export async function openDoor({
  secure = false,
  api = {},
  server: serverSettings = {},
  shared,
}: Options = {}): Promise<Door> {
  const reports: { kind: string; body: string }[] = []
  const log: string[] = []
  const settings = {
    secure,
    aliases,
    isOwnHost: (host: string) => host === ownHost,
    isOwnOrigin: (origin: string) => origin === `https://${ownHost}`,
    ...serverSettings,
  }
  const calls = createApi(
    {
      database: { ready: () => true, ping: async () => {} },
      limitTable: limits,
      keepReport: async (kind, body) => void reports.push({ kind, body }),
      log: logTo((line) => log.push(line)),
      ...api,
    },
    settings,
  )
  const own = siteFor(settings)
  const site = shared ? { ...own, at: (path: string) => own.at(path) ?? shared.at(path) } : own
  const server = createHttpServer(site, calls, settings)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ask: (path, question = {}) => ask(port, path, question),
    say: (lines) => say(port, lines),
    reports,
    log,
    port,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** The site is read once per test file. */
const sites = new Map<boolean, SiteStore>()
function siteFor(settings: Parameters<typeof loadSite>[1]): SiteStore {
  const site = sites.get(settings.secure) ?? loadSite(join(import.meta.dirname, '../../dist'), settings)
  sites.set(settings.secure, site)
  return site
}

/** Error of an API call when the database cannot be reached. */
export const databaseAway = new Unavailable('database_unavailable')

async function ask(port: number, path: string, { method = 'GET', headers, body }: ApiRequest): Promise<ApiResponse> {
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host: ownHost, ...headers },
    agent: false,
  })
  request.end(body)
  const response = await responseTo(request)
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }
}

async function say(port: number, lines: readonly string[]): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  const pieces: Buffer[] = []
  for await (const piece of socket) pieces.push(piece as Buffer)
  const text = Buffer.concat(pieces).toString()
  return { status: Number(text.slice(9, 12)), text }
}
