import type { Deps } from '#features/deps.ts'
import { type VatCheck, vatCheck, type VatCheckResponse, vatCheckResponse } from '#features/vat/schema/vat-check.ts'
import { ok, refusalOf } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { checkVatNumber, type CheckedVatNumber } from './check-vat-number.ts'

const maxBodyBytes = 16 * 1024

export function vatEndpoints(deps: Deps): readonly Endpoint[] {
  const check: Endpoint<VatCheck> = {
    method: 'POST',
    path: '/api/vat-numbers/check',
    rateLimit: 'vatChecks',
    requestBody: { kind: 'json', schema: vatCheck, maxBytes: maxBodyBytes },
    docs: {
      summary: 'Checks a VAT number with the register: valid, invalid, or unknown if it cannot be checked now.',
      success: { status: 200, schema: vatCheckResponse },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body }) {
      const checked = await checkVatNumber(deps, body)
      return checked.ok ? ok(vatCheckResponseOf(checked.value)) : refusalOf(checked)
    },
  }

  return [check]
}

function vatCheckResponseOf({ state, vatNumber, name }: CheckedVatNumber): VatCheckResponse {
  return { state, vatNumber, ...(name !== null && { name }) }
}
