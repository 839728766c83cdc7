import type { CallCounts, CountedCall } from '#platform/limits/call-counts-port.ts'
import { type ApiResponse, refuseTooMany } from './api-response.ts'
import type { ApiRequest, Endpoint } from './endpoint.ts'
import { limitsOf } from './limits.ts'

/**
 * Calls an endpoint, unless the customer who is logged in has come too often. A call refused for its content cost nothing
 * and is not counted.
 */
export function createCallCounting(
  counts: Pick<CallCounts, 'take' | 'giveBack'> | undefined,
): (endpoint: Endpoint, request: ApiRequest) => ApiResponse | Promise<ApiResponse> {
  return (endpoint, request) => {
    const all = counts === undefined ? [] : countsOf(endpoint, request)
    return counts === undefined || all.length === 0 ? endpoint.respond(request) : counted(counts, all)

    async function counted(shared: Pick<CallCounts, 'take' | 'giveBack'>, wanted: readonly CountedCall[]) {
      const seconds = await shared.take(wanted)
      if (seconds > 0) return refuseTooMany(seconds)
      const response = await endpoint.respond(request)
      if (response.status === 422) {
        await Promise.all(wanted.map(({ limit, subject }) => shared.giveBack(limit, subject)))
      }
      return response
    }
  }
}

function countsOf({ rateLimit }: Endpoint, { caller }: ApiRequest): readonly CountedCall[] {
  const subject = caller.customerId
  if (subject === null) return []
  return (limitsOf(rateLimit).account ?? []).map(({ max, seconds }) => ({
    limit: { name: `${rateLimit} account ${seconds}`, max, seconds },
    subject,
  }))
}
