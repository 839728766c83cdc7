import { type VatCheck, vatCheck, type VatCheckAnswer, vatCheckAnswer } from '#contract/customers/vat-check.ts'
import { ok, refusalOf } from '#http/pipeline/api-response.ts'
import type { Call } from '#http/pipeline/endpoint.ts'
import { checkVatNumber, type CheckedVatNumber, type VatDesk } from '#services/tax/check-vat-number.ts'

const longestBody = 16 * 1024

export function vatCalls(desk: VatDesk): readonly Call[] {
  const check: Call<VatCheck> = {
    method: 'POST',
    path: '/api/vat-numbers/check',
    pace: 'vatChecks',
    takes: { kind: 'json', schema: vatCheck, longest: longestBody },
    about: {
      summary: 'What the register says about a VAT number: valid, invalid, or nothing for now.',
      success: { status: 200, schema: vatCheckAnswer },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async answer({ body }) {
      const checked = await checkVatNumber(desk, body)
      return checked.ok ? ok(vatCheckAnswerOf(checked.value)) : refusalOf(checked)
    },
  }

  return [check]
}

function vatCheckAnswerOf({ state, vatNumber, name }: CheckedVatNumber): VatCheckAnswer {
  return { state, vatNumber, ...(name !== null && { name }) }
}
