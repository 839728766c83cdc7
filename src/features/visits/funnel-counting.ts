import type { CountedStep } from '#core/visits/funnel.ts'
import { locales } from '#core/locale/locale.ts'
import type { ApiResponse } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint, ApiRequest } from '#platform/http/pipeline/endpoint.ts'
import { channels } from '#platform/telemetry/channels.ts'
import type { Funnel } from './repository.ts'

/** Wraps endpoints so that successful requests to those with a funnel step are counted, without data about the caller. */
export function countedEndpoints(endpoints: readonly Endpoint[], count: Funnel['count']): readonly Endpoint[] {
  return endpoints.map((endpoint) => {
    const { funnelStep } = endpoint
    return funnelStep ? { ...endpoint, respond: counting(endpoint, funnelStep, count) } : endpoint
  })
}

function counting(endpoint: Endpoint, step: CountedStep, count: Funnel['count']) {
  return async (request: ApiRequest): Promise<ApiResponse> => {
    const response = await endpoint.respond(request)
    // Loading more extensions for the same name is not another search.
    if (response.status < 300 && request.query('group') === undefined) {
      count(step, languageOf(request))
      channels.steps.publish({ step, language: languageOf(request) })
    }
    return response
  }
}

/** A search names its language in the query. */
function languageOf({ query, locale }: ApiRequest) {
  return locales.find((language) => language === query('language')) ?? locale
}
