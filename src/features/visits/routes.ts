import { localeOfPath } from '#core/locale/locale.ts'
import { attributionCookies, attributionDays, visitedPathOf } from '#core/visits/attribution.ts'
import { asksForPartnerLink, consentVersion } from '#core/visits/cookie-consent.ts'
import { ok, refuse } from '#platform/http/pipeline/api-response.ts'
import { type ApiRequest, type Endpoint, endpointOf, jsonBody } from '#platform/http/pipeline/endpoint.ts'
import type { Deps } from '#features/deps.ts'
import { logVisit } from './log-visit.ts'
import type { Visitor } from './repository.ts'
import { type ChoiceResponse, choiceResponse, type NewChoice, newChoice } from './schema/cookie-consent.ts'
import { newVisit, visitResponse } from './schema/visit.ts'

const endpoint = endpointOf('Visits', 'none')

const maxAddressLength = 512
const foreignUrl = { errors: [{ path: 'url', code: 'malformed' }] }

export interface VisitSettings {
  readonly publicOrigin: string
  readonly isOwnOrigin: (origin: string) => boolean
  readonly secure: boolean
}

export function visitEndpoints(deps: Deps, { publicOrigin, isOwnOrigin, secure }: VisitSettings): readonly Endpoint[] {
  function ownUrlOf(address: string): URL | null {
    if (!/^(\/|https?:)/i.test(address) || !URL.canParse(address, publicOrigin)) return null
    const url = new URL(address, publicOrigin)
    const isOwn = url.origin === publicOrigin || isOwnOrigin(url.origin)
    return isOwn && url.pathname.length + url.search.length <= maxAddressLength ? url : null
  }

  return [
    endpoint('logVisit', 'POST', '/api/affiliates/log-visit', {
      summary:
        'Counts a visit by the link of a partner, once per partner, visitor and hour. On a Dutch page the ' +
        'answer makes the browser remember the partner for thirty days.',
      rateLimit: 'visits',
      requestBody: jsonBody(newVisit),
      success: { status: 200, schema: visitResponse },
      async respond(request) {
        const affiliateId = String(request.body.affiliateId)
        const url = ownUrlOf(request.body.url)
        if (url === null) return refuse(422, 'validation_failed', foreignUrl)
        await logVisit(deps, { affiliateId, path: visitedPathOf(url), visitor: visitorOf(request) })
        const cookies = asksForPartnerLink[localeOfPath(url.pathname)]
          ? []
          : [attributionCookieOf('affiliateId', affiliateId, secure)]
        return { ...ok({ status: 'logged' }), cookies }
      },
    }),
  ]
}

export function consentEndpoints(
  { cookieChoices }: Deps,
  { secure }: { readonly secure: boolean },
): readonly Endpoint[] {
  return [
    endpoint('chooseCookies', 'POST', '/api/consent', {
      summary:
        'Stores the proof of a choice about cookies, sets those agreed to and clears the others. A ' +
        'purpose that is absent was not part of the question, and nothing changes for it.',
      rateLimit: 'consents',
      requestBody: jsonBody(newChoice),
      success: { status: 200, schema: choiceResponse },
      async respond(request) {
        const { purposes, version = consentVersion, replaces = null } = request.body
        const choice = { purposes, version, language: request.locale, replaces, visitor: visitorOf(request) }
        const number = await cookieChoices.keep(choice)
        const isAgreed = Object.values(purposes).includes(true)
        const response: ChoiceResponse = { version, number: isAgreed ? number : null }
        return { ...ok(response), cookies: cookiesFor(request.body, secure) }
      },
    }),
  ]
}

function cookiesFor({ purposes, affiliateId, wctId }: NewChoice, secure: boolean): readonly string[] {
  return [
    ...cookieFor('affiliateId', purposes.affiliate, affiliateId),
    ...cookieFor('wctId', purposes.marketing, wctId),
  ]

  function cookieFor(
    name: 'affiliateId' | 'wctId',
    isAllowed: boolean | undefined,
    value: string | number | undefined,
  ): readonly string[] {
    if (isAllowed === false) return [clearedCookieOf(name, secure)]
    return isAllowed && value !== undefined ? [attributionCookieOf(name, String(value), secure)] : []
  }
}

function visitorOf({ source, header }: Pick<ApiRequest, 'source' | 'header'>): Visitor {
  return { source: source(), userAgent: header('user-agent') ?? '' }
}

type AttributionCookie = keyof ReturnType<typeof attributionCookies>

/** Set by the server, because some browsers limit cookies of scripts to a week. Scripts read them. */
function attributionCookieOf(name: AttributionCookie, value: string, secure: boolean): string {
  return cookieLine(name, value, attributionDays * 24 * 60 * 60, secure)
}

function clearedCookieOf(name: AttributionCookie, secure: boolean): string {
  return cookieLine(name, '', 0, secure)
}

function cookieLine(name: AttributionCookie, value: string, maxAge: number, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${attributionCookies(secure)[name]}=${value}; ${attributes}`
}
