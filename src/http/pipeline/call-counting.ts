import { emailFault, mailboxOf } from '#domain/customers/email.ts'
import type { CallCounts, CallLimit } from '#services/basics/call-counts-port.ts'
import { type ApiResponse, refuseTooMany } from './api-response.ts'
import type { ApiRequest, Endpoint } from './endpoint.ts'
import { limitsOf } from './limits.ts'

interface Count {
  readonly limit: CallLimit
  readonly subject: string
}

/**
 * Calls an endpoint, unless its caller, or the address it would write to, has come too often. A
 * call refused for its content cost nothing and is not counted.
 */
export function createCallCounting(
  counts: Pick<CallCounts, 'take' | 'giveBack'> | undefined,
): (endpoint: Endpoint, request: ApiRequest) => ApiResponse | Promise<ApiResponse> {
  return (endpoint, request) => {
    const all = counts === undefined ? [] : countsOf(endpoint, request)
    return counts === undefined || all.length === 0 ? endpoint.respond(request) : counted(counts, all)

    async function counted(shared: Pick<CallCounts, 'take' | 'giveBack'>, wanted: readonly Count[]) {
      for (const { limit, subject } of wanted) {
        const seconds = await shared.take(limit, subject)
        if (seconds > 0) return refuseTooMany(seconds)
      }
      const response = await endpoint.respond(request)
      if (response.status === 422) {
        await Promise.all(wanted.map(({ limit, subject }) => shared.giveBack(limit, subject)))
      }
      return response
    }
  }
}

function countsOf({ rateLimit }: Endpoint, { caller, body }: ApiRequest): readonly Count[] {
  const row = limitsOf(rateLimit)
  const subjects: readonly (readonly ['account' | 'address', string | null])[] = [
    ['account', caller.customerId],
    ['address', caller.customerId === null ? addressIn(body) : null],
  ]
  return subjects.flatMap(([by, subject]) => {
    if (subject === null) return []
    return (row[by] ?? []).map(({ max, seconds }) => ({
      limit: { name: `${rateLimit} ${by} ${seconds}`, max, seconds },
      subject,
    }))
  })
}

/** Null: nothing that mail could go to. */
function addressIn(body: unknown): string | null {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null
  return typeof email === 'string' && emailFault(email) === null ? mailboxOf(email) : null
}
