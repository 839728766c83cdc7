import type { VatAnswer } from '#services/tax/vat-ports.ts'

const maxTextLength = 500

/** What is meant by an answer of the register. Nothing counts as `invalid` but a clear no. */
export function vatAnswerOf(answer: unknown, asked: { readonly body: string }): VatAnswer {
  if (!isRecord(answer)) return { state: 'unknown', reason: 'malformed_answer' }
  const problem = problemOf(answer)
  const requestIdentifier = textOf(answer.requestIdentifier)
  if (problem === 'INVALID_INPUT') return { state: 'invalid', requestIdentifier }
  if (problem !== null) return { state: 'unknown', reason: problem }
  if (typeof answer.vatNumber === 'string' && answer.vatNumber !== asked.body) {
    return { state: 'unknown', reason: 'other_number' }
  }
  if (answer.valid === false) return { state: 'invalid', requestIdentifier }
  if (answer.valid !== true) return { state: 'unknown', reason: 'malformed_answer' }
  return { state: 'valid', requestIdentifier, name: textOf(answer.name), address: textOf(answer.address) }
}

/** `{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}`, with whatever status. */
function problemOf({ actionSucceed, errorWrappers, userError }: Readonly<Record<string, unknown>>): string | null {
  const wrapped: unknown = Array.isArray(errorWrappers) ? errorWrappers[0] : undefined
  const code = isRecord(wrapped) ? wrapped.error : userError
  const isProblem = actionSucceed === false || errorWrappers !== undefined
  if (typeof code !== 'string' || !/^[A-Z_]{1,60}$/.test(code)) return isProblem ? 'malformed_answer' : null
  return code === 'VALID' || code === 'INVALID' ? null : code
}

/** Some countries keep names to themselves: then there are dashes. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replaceAll('\0', '').trim() : ''
  return /^-*$/.test(text) ? null : text.slice(0, maxTextLength)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
