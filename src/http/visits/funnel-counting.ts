import type { CountedStep } from '#domain/visits/funnel.ts'
import { locales } from '#domain/basics/locale.ts'
import type { ApiResponse } from '#http/pipeline/api-response.ts'
import type { Endpoint, ApiRequest } from '#http/pipeline/endpoint.ts'
import type { Funnel } from '#services/visits/funnel-port.ts'

const steps: Readonly<Record<string, CountedStep>> = {
  'GET /api/domains/search': 'search',
  'POST /api/carts/:cartId/items': 'add',
  'POST /api/carts/:cartId/payments': 'checkout',
}

/** The same calls; those that are a step of an order are counted when they succeed. Who calls is none of its business. */
export function countedEndpoints(endpoints: readonly Endpoint[], count: Funnel['count']): readonly Endpoint[] {
  return endpoints.map((endpoint) => {
    const step = steps[`${endpoint.method} ${endpoint.path}`]
    return step ? { ...endpoint, respond: countingResponse(endpoint, step, count) } : endpoint
  })
}

function countingResponse(endpoint: Endpoint, step: CountedStep, count: Funnel['count']) {
  return async (request: ApiRequest): Promise<ApiResponse> => {
    const response = await endpoint.respond(request)
    // More extensions for the same name are no search of their own.
    if (response.status < 300 && request.query('group') === undefined) count(step, languageOf(request))
    return response
  }
}

/** A search names its language beside the question. */
function languageOf({ query, locale }: ApiRequest) {
  return locales.find((language) => language === query('language')) ?? locale
}
