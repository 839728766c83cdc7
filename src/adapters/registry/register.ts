import type { RegisterAddress } from '#adapters/registry/bootstrap.ts'
import type { GetDocument } from '#adapters/registry/get-document.ts'
import { createLine } from '#concurrency/concurrency-limit.ts'
import { type RegisterAnswer, registerAnswerOf } from '#adapters/registry/register-answer.ts'

/** The server of one or more registers, with the manners it needs. */
export interface Register {
  ask(address: RegisterAddress, name: string, withinMs: number, signal: AbortSignal): Promise<RegisterAnswer>
}

export interface RegisterOptions {
  readonly getDocument: GetDocument
  readonly maxConcurrent: number
  readonly maxQueueLength: number
  readonly now: () => number
}

const maxAnswerBytes = 256 * 1024
const maxFailures = 5
const restMs = 30_000
const resting: RegisterAnswer = { kind: 'failed', reason: 'unreachable' }

/**
 * Few questions at once; left alone for as long as it asks for, and for a while after several failures in a row.
 * Who waited in line for it meanwhile is told so at once.
 */
export function createRegister({ getDocument, maxConcurrent, maxQueueLength, now }: RegisterOptions): Register {
  const line = createLine(maxConcurrent, maxQueueLength)
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY

  return {
    async ask(address, name, withinMs, signal) {
      if (now() < restsUntil) return resting
      return line.run(async () => {
        if (now() < restsUntil) return resting
        const answer = await answerTo(address, name, withinMs, signal)
        note(answer)
        return answer
      }, signal)
    },
  }

  async function answerTo(
    { base, isOwn }: RegisterAddress,
    name: string,
    withinMs: number,
    signal: AbortSignal,
  ): Promise<RegisterAnswer> {
    const rules = {
      accept: 'application/rdap+json, application/json;q=0.9',
      longest: maxAnswerBytes,
      signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
      ownOrigin: isOwn ? base.origin : null,
    }
    try {
      return registerAnswerOf(await getDocument(new URL(`domain/${name}`, base), rules), name)
    } catch (error) {
      signal.throwIfAborted()
      if (rules.signal.aborted) return { kind: 'failed', reason: 'timeout' }
      throw error
    }
  }

  function note(answer: RegisterAnswer): void {
    if (answer.kind === 'tooMuch') restsUntil = now() + answer.restMs
    failures = answer.kind === 'failed' ? failures + 1 : 0
    if (failures >= maxFailures) restsUntil = now() + restMs
  }
}
