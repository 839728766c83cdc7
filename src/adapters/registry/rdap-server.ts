import type { RdapServerAddress } from './bootstrap.ts'
import type { GetDocument } from './get-document.ts'
import { createLine } from '#concurrency/concurrency-limit.ts'
import { type RdapAnswer, rdapAnswerOf } from './rdap-answer.ts'

/** The server of one or more registers, with the manners it needs. */
export interface RdapServer {
  ask(address: RdapServerAddress, name: string, withinMs: number, signal: AbortSignal): Promise<RdapAnswer>
}

export interface RdapServerOptions {
  readonly getDocument: GetDocument
  readonly maxConcurrent: number
  readonly maxQueueLength: number
  readonly now: () => number
}

const maxAnswerBytes = 256 * 1024
const maxFailures = 5
const restMs = 30_000
const resting: RdapAnswer = { kind: 'failed', reason: 'unreachable' }

/**
 * Few questions at once; left alone for as long as it asks for, and for a while after several failures in a row.
 * Who waited in line for it meanwhile is told so at once.
 */
export function createRdapServer({ getDocument, maxConcurrent, maxQueueLength, now }: RdapServerOptions): RdapServer {
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
    { base, isOwn }: RdapServerAddress,
    name: string,
    withinMs: number,
    signal: AbortSignal,
  ): Promise<RdapAnswer> {
    const rules = {
      accept: 'application/rdap+json, application/json;q=0.9',
      longest: maxAnswerBytes,
      signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
      ownOrigin: isOwn ? base.origin : null,
    }
    try {
      return rdapAnswerOf(await getDocument(new URL(`domain/${name}`, base), rules), name)
    } catch (error) {
      signal.throwIfAborted()
      if (rules.signal.aborted) return { kind: 'failed', reason: 'timeout' }
      throw error
    }
  }

  function note(answer: RdapAnswer): void {
    if (answer.kind === 'tooMuch') restsUntil = now() + answer.restMs
    failures = answer.kind === 'failed' ? failures + 1 : 0
    if (failures >= maxFailures) restsUntil = now() + restMs
  }
}
