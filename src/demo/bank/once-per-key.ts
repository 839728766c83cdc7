import { createHash } from 'node:crypto'
import { type ApiAnswer, problem } from '#demo/bank/api-answer.ts'
import type { BankBook, BankKey } from '#services/demo/demo-bank-port.ts'

const rememberedMs = 60 * 60_000
/** Whoever takes longer is gone. */
const underWayMs = 30_000

/** The same wish with the same key is done once, and answered again for an hour. What failed may be tried again. */
export async function oncePerKey(
  { book, clock }: { readonly book: BankBook; readonly clock: () => number },
  { key, wish }: { readonly key: string; readonly wish: string },
  work: () => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const id = `key_${hashOf(key)}`
  const fingerprint = hashOf(wish)
  const started = await book.change('key', id, (known) => {
    const lastsMs = known?.answer ? rememberedMs : underWayMs
    const isKnown = known !== null && clock() - known.createdAt < lastsMs
    return isKnown ? null : { id, fingerprint, createdAt: clock(), answer: null }
  })
  if (started === null) return again(await book.find('key', id), fingerprint)
  try {
    const answer = await work()
    if (answer.status >= 300) await book.remove('key', id)
    else await book.change('key', id, () => ({ ...started, answer: { status: answer.status, body: answer.body } }))
    return answer
  } catch (error) {
    await book.remove('key', id)
    throw error
  }
}

function again(known: BankKey | null, fingerprint: string): ApiAnswer {
  if (known !== null && known.fingerprint !== fingerprint) {
    return problem(400, 'The idempotency key was used for a different request')
  }
  const answer = known?.answer
  if (!answer) return problem(409, 'A request with this idempotency key is still being processed')
  return { ...answer, headers: { 'Idempotent-Replayed': 'true' } }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
