import { vatCheck, type VatCheckResponse, vatCheckResponse } from '#features/vat/schema/vat-check.ts'
import { ok, refusalOf } from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, endpointOf, jsonBody } from '#platform/http/pipeline/endpoint.ts'
import type { Deps } from '#features/deps.ts'
import { checkVatNumber, type CheckedVatNumber } from './check-vat-number.ts'

const endpoint = endpointOf('VAT numbers', 'none')

export function vatEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint('checkVatNumber', 'POST', '/api/vat-numbers/check', {
      summary: 'Checks a VAT number with the register: valid, invalid, or unknown if it cannot be checked now.',
      rateLimit: 'vatChecks',
      requestBody: jsonBody(vatCheck),
      success: { status: 200, schema: vatCheckResponse },
      async respond({ body }) {
        const checked = await checkVatNumber(deps, body)
        return checked.ok ? ok(vatCheckResponseOf(checked.value)) : refusalOf(checked)
      },
    }),
  ]
}

function vatCheckResponseOf({ state, vatNumber, name }: CheckedVatNumber): VatCheckResponse {
  return { state, vatNumber, ...(name !== null && { name }) }
}
