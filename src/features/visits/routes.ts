import { type NewVisit, newVisit, visitResponse } from '#features/visits/schema/visit.ts'
import { localeOfPath } from '#core/locale/locale.ts'
import { ok, refuse } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint, ApiRequest } from '#platform/http/pipeline/endpoint.ts'
import { logVisit, type VisitDependencies } from './log-visit.ts'
import type { Visitor } from './visit-ports.ts'
import { attributionCookies, attributionDays, visitedPathOf } from '#core/visits/attribution.ts'
import { asksForPartnerLink } from '#core/visits/cookie-consent.ts'

const maxBodyBytes = 16 * 1024
const maxAddressLength = 512
const foreignUrl = { errors: [{ path: 'url', code: 'malformed' }] }

export interface VisitSettings {
  readonly publicOrigin: string
  readonly isOwnOrigin: (origin: string) => boolean
  readonly secure: boolean
}

export function visitEndpoints(
  dependencies: VisitDependencies,
  { publicOrigin, isOwnOrigin, secure }: VisitSettings,
): readonly Endpoint[] {
  const log: Endpoint<NewVisit> = {
    method: 'POST',
    path: '/api/affiliates/log-visit',
    rateLimit: 'visits',
    requestBody: { kind: 'json', schema: newVisit, maxBytes: maxBodyBytes },
    docs: {
      summary:
        'Somebody came by the link of a partner; counted once per partner, visitor and hour. On a Dutch page the ' +
        'answer makes the browser remember the partner for thirty days.',
      success: { status: 200, schema: visitResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond(request) {
      const affiliateId = String(request.body.affiliateId)
      const url = ownUrlOf(request.body.url)
      if (url === null) return refuse(422, 'validation_failed', foreignUrl)
      await logVisit(dependencies, { affiliateId, path: visitedPathOf(url), visitor: visitorOf(request) })
      const cookies = asksForPartnerLink[localeOfPath(url.pathname)]
        ? []
        : [attributionCookieOf('affiliateId', affiliateId, secure)]
      return { ...ok({ status: 'logged' }), cookies }
    },
  }

  function ownUrlOf(address: string): URL | null {
    if (!/^(\/|https?:)/i.test(address) || !URL.canParse(address, publicOrigin)) return null
    const url = new URL(address, publicOrigin)
    const isOwn = url.origin === publicOrigin || isOwnOrigin(url.origin)
    return isOwn && url.pathname.length + url.search.length <= maxAddressLength ? url : null
  }

  return [log]
}

export function visitorOf({ source, header }: Pick<ApiRequest, 'source' | 'header'>): Visitor {
  return { source: source(), userAgent: header('user-agent') ?? '' }
}

type Kept = keyof ReturnType<typeof attributionCookies>

/** Set by the server: some browsers limit cookies set by scripts to a week. Scripts read them. */
export function attributionCookieOf(name: Kept, value: string, secure: boolean): string {
  return line(name, value, attributionDays * 24 * 60 * 60, secure)
}

export function clearedCookieOf(name: Kept, secure: boolean): string {
  return line(name, '', 0, secure)
}

function line(name: Kept, value: string, maxAge: number, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${attributionCookies(secure)[name]}=${value}; ${attributes}`
}
