import { vatAnswerOf } from './vies-answer.ts'
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
