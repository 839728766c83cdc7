import {
  type ChoiceResponse,
  choiceResponse,
  type NewChoice,
  newChoice,
} from '#features/visits/schema/cookie-consent.ts'
import { consentVersion } from '#core/visits/cookie-consent.ts'
import { ok } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { visitorOf, attributionCookieOf, clearedCookieOf } from './routes.ts'
import type { CookieChoices } from './visit-ports.ts'

const maxBodyBytes = 16 * 1024

export function consentEndpoints(
  choices: CookieChoices,
  { secure }: { readonly secure: boolean },
): readonly Endpoint[] {
  const choose: Endpoint<NewChoice> = {
    method: 'POST',
    path: '/api/consent',
    rateLimit: 'consents',
    requestBody: { kind: 'json', schema: newChoice, maxBytes: maxBodyBytes },
    docs: {
      summary:
        'What somebody chose about cookies: sets those agreed to, clears those that are not, and keeps the proof. A ' +
        'purpose that is absent was not asked about, and nothing changes for it.',
      success: { status: 200, schema: choiceResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond(request) {
      const { purposes, version = consentVersion, replaces = null } = request.body
      const choice = { purposes, version, language: request.locale, replaces, visitor: visitorOf(request) }
      const number = await choices.keep(choice)
      const isAgreed = Object.values(purposes).includes(true)
      const response: ChoiceResponse = { version, number: isAgreed ? number : null }
      return { ...ok(response), cookies: cookiesFor(request.body, secure) }
    },
  }

  return [choose]
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
