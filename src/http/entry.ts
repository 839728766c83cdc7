import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Api } from '#http/api.ts'
import { apiHeaders, type HeaderSettings } from '#http/headers.ts'
import { problemBody } from '#http/problem.ts'
import { serveSite } from '#http/serve-site.ts'
import type { SiteStore } from '#http/site-store.ts'

export interface EntrySettings extends HeaderSettings {
  /** Whether a Host header names this shop. */
  readonly isOwnHost: (host: string) => boolean
}

const longestUrl = 8192

/** The one door of the shop: refuses foreign hosts, then hands over to the site in memory or to the API. */
export function createEntry(site: SiteStore, api: Api, settings: EntrySettings): Server {
  const answerPage = serveSite(site, settings)
  const answerCall: RequestListener = getRequestListener(api.fetch)

  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    if (!namesOwnHost(request, settings)) return refuse(response, 421, 'bad_host', settings)
    if (url.length > longestUrl) return refuse(response, 414, 'uri_too_long', settings)
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (path === '/api' || path.startsWith('/api/')) return void answerCall(request, response)
    answerPage(request, response, path, mark < 0 ? '' : url.slice(mark))
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 15_000
  server.keepAliveTimeout = 65_000
  server.maxConnections = 2_000
  return server
}

/** Absolute-form request lines and a second Host header are ways to name another host. */
function namesOwnHost(request: IncomingMessage, settings: EntrySettings): boolean {
  if (!request.url?.startsWith('/')) return request.url === '*'
  const host = request.headers.host
  if (host === undefined || !settings.isOwnHost(host)) return false
  return request.headersDistinct['host']?.length === 1
}

function refuse(response: ServerResponse, status: number, code: string, settings: EntrySettings): void {
  const body = JSON.stringify(problemBody(status, code))
  response
    .writeHead(status, { ...apiHeaders(settings), 'Content-Type': 'application/problem+json; charset=utf-8' })
    .end(body)
}
