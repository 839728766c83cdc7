import { inBatches } from '#platform/db/batches.ts'
import type { SourceAnswer, SourceFailure } from '#core/names/availability.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import { type RegistrarAnswer, RegistrarBusy, type RegistrarCheck } from '#platform/clients/domain-lookup.ts'
import type { LimitedSource } from './limited-source.ts'

const maxCalls = 4
const unreachable: SourceFailure = { kind: 'failed', reason: 'unreachable' }

interface CheckAnswer {
  readonly kind: 'answered'
  readonly answers: ReadonlyMap<string, RegistrarAnswer>
}

/** Names looked up at the same moment share a call, up to the registrar's limit per call. */
export function createRegistrarSource(
  registrar: RegistrarCheck,
  source: LimitedSource,
  timeoutMs: number,
): (name: DomainName, signal: AbortSignal) => Promise<SourceAnswer> {
  const ask = inBatches<DomainName, SourceAnswer>(
    async (names) => {
      const outcome = await source.run(() => check(names), new AbortController().signal)
      if (outcome.kind === 'failed') return names.map(() => outcome)
      return names.map(({ ascii }) => answerOf(outcome.answers.get(ascii)))
    },
    { maxBatchSize: registrar.maxNamesPerCall, maxConcurrent: maxCalls },
  )
  return async (name, signal) => {
    const answer = await ask(name)
    signal.throwIfAborted()
    return answer
  }

  async function check(names: readonly DomainName[]): Promise<CheckAnswer | SourceFailure> {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const answers = await Promise.race([registrar.check(names, signal), rejected(signal)])
      return { kind: 'answered', answers: new Map(answers.map((answer) => [answer.name, answer])) }
    } catch (error) {
      if (error instanceof RegistrarBusy) return { ...unreachable, pauseMs: error.retryAfterMs ?? null }
      return signal.aborted ? { kind: 'failed', reason: 'timeout' } : unreachable
    }
  }
}

/** Ends the wait even if the client ignores the signal. */
function rejected(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

function answerOf(answer: RegistrarAnswer | undefined): SourceAnswer {
  if (answer === undefined || answer.state === 'unknown') return { kind: 'failed', reason: 'bad_answer' }
  if (answer.state !== 'premium') return { kind: answer.state }
  return { kind: 'premium', ...(answer.premium && { purchase: answer.premium }) }
}
