import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOfPath } from '#core/locale/locale.ts'
import { apiHeaders, type HeaderSettings } from '#platform/http/pipeline/headers.ts'
import type { Resource, SiteStore, Variant } from './site-store.ts'

/** Answers a request that is refused before any lookup, in the format of the API's refusals. */
type RefuseRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: string,
  headers: Readonly<Record<string, string>>,
) => void

/** Paths that redirect to the page of another path. */
export type Aliases = Readonly<Record<string, string>>

/** Answers everything outside the API from memory: one lookup, one write. */
export function serveSite(
  site: SiteStore,
  { aliases = {}, ...settings }: HeaderSettings & { readonly aliases?: Aliases },
  refuse: RefuseRequest,
) {
  // `no-store`, because the query belongs to one visitor and a shared cache may leave it out of its key.
  const redirectHeaders = apiHeaders(settings)

  return (request: IncomingMessage, response: ServerResponse, path: string, query: string): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(request, response, 405, 'method_not_allowed', { Allow: 'GET, HEAD' })
    }
    const resource = site.at(path)
    if (resource) return send(request, response, resource, 200)

    const target = redirectTargetOf(path)
    if (target !== undefined) {
      const location = target + attributionIn(query)
      response.writeHead(308, { ...redirectHeaders, Location: location, 'Content-Length': '0' }).end()
      return
    }
    send(request, response, site.notFound(localeOfPath(path)), 404)
  }

  /**
   * Accepts only the exact path of a page, without a dot, percent sign or double slash that a cache could interpret
   * differently.
   */
  function redirectTargetOf(path: string): string | undefined {
    const plain = path.endsWith('/') ? path.slice(0, -1) : path
    const target = Object.hasOwn(aliases, plain) ? aliases[plain] : plain
    return target !== undefined && target !== path && isPage(site.at(target)) ? target : undefined
  }
}

function isPage(resource: Resource | undefined): boolean {
  // The headers of a variant that is not stored are expensive to compute.
  const stored = resource?.br ?? resource?.identity
  return stored?.headers['Content-Type']?.startsWith('text/html') ?? false
}

const attribution = /^(?:via|wctid|gclid|utm_\w+)=/i

/** Keeps the query parameters that say where a visitor came from; a redirect drops all others. */
function attributionIn(query: string): string {
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => attribution.test(pair))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

function send(request: IncomingMessage, response: ServerResponse, resource: Resource, status: 200 | 404): void {
  const variant = variantFor(request, resource)
  const { headers } = variant
  if (status === 200 && isFresh(request.headers['if-none-match'], headers['ETag'])) {
    const { 'Content-Length': _, 'Content-Encoding': __, ...kept } = headers
    response.writeHead(304, kept).end()
    return
  }
  response.writeHead(status, status === 404 ? { ...headers, 'Cache-Control': 'no-store' } : headers)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

function isFresh(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function variantFor(request: IncomingMessage, resource: Resource): Variant {
  const accepted = request.headers['accept-encoding']
  if (accepted === undefined || typeof accepted !== 'string') return resource.identity
  if (resource.br && accepts(accepted, 'br')) return resource.br
  if (resource.gzip && accepts(accepted, 'gzip')) return resource.gzip
  return resource.identity
}

/** Whether a coding is named in Accept-Encoding and not refused with `q=0`. */
export function accepts(header: string, coding: 'br' | 'gzip'): boolean {
  if (!header.includes(coding)) return false
  if (!header.includes('q=')) return header.split(',').some((part) => part.trim() === coding)
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/i.test(parameter))
  })
}
