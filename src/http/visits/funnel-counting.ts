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
export function countedEndpoints(calls: readonly Endpoint[], count: Funnel['count']): readonly Endpoint[] {
  return calls.map((call) => {
    const step = steps[`${call.method} ${call.path}`]
    return step ? { ...call, respond: countingAnswer(call, step, count) } : call
  })
}

function countingAnswer(call: Endpoint, step: CountedStep, count: Funnel['count']) {
  return async (question: ApiRequest): Promise<ApiResponse> => {
    const answer = await call.respond(question)
    // More extensions for the same name are no search of their own.
    if (answer.status < 300 && question.query('group') === undefined) count(step, languageOf(question))
    return answer
  }
}

/** A search names its language beside the question. */
function languageOf({ query, locale }: ApiRequest) {
  return locales.find((language) => language === query('language')) ?? locale
}
