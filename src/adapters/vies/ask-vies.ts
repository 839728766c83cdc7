import { vatNumberParts } from '#domain/tax/vat-number.ts'
import type { VatAnswer } from '#services/tax/vat-register-port.ts'

export interface ViesSettings {
  /** Where its REST API begins, without a slash at the end. */
  readonly url: string
  /** Our own VAT number: only who says who they are gets a mark for the answer. */
  readonly requester: string
  readonly timeoutMs: number
}

const maxAnswerBytes = 64 * 1024

/** One question to VIES. All that can go wrong is an answer: unknown, and why. */
export async function askVies(vatNumber: string, { url, requester, timeoutMs }: ViesSettings): Promise<VatAnswer> {
  const asked = vatNumberParts(vatNumber)
  const own = vatNumberParts(requester)
  try {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        countryCode: asked.prefix,
        vatNumber: asked.body,
        requesterMemberStateCode: own.prefix,
        requesterNumber: own.body,
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok && response.status !== 400) {
      await response.body?.cancel()
      return { state: 'unknown', reason: `http_${response.status}` }
    }
    const text = await shortTextOf(response)
    return text === null ? { state: 'unknown', reason: 'answer_too_long' } : vatAnswerOf(JSON.parse(text), asked)
  } catch (error) {
    return { state: 'unknown', reason: reasonOf(error) }
  }
}

/** Counts what really arrives; null when it is too much. */
async function shortTextOf(response: Response): Promise<string | null> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > maxAnswerBytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'malformed_answer'
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

const maxTextLength = 500

/** What is meant by an answer of the register. Nothing counts as `invalid` but a clear no. */
function vatAnswerOf(answer: unknown, asked: { readonly body: string }): VatAnswer {
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
