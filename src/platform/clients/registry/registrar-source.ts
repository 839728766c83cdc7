import { inBatches } from '#platform/db/batches.ts'
import type { SourceAnswer, SourceFailure } from '#core/names/availability.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import {
  type Asker,
  type RegistrarAnswer,
  RegistrarBusy,
  type RegistrarCheck,
} from '#platform/clients/domain-lookup.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { byPriority } from './rate-shares.ts'
import type { LimitedSource } from './limited-source.ts'

const maxCalls = 4
const unreachable: SourceFailure = { kind: 'failed', reason: 'unreachable' }

interface CheckAnswer {
  readonly kind: 'answered'
  readonly answers: ReadonlyMap<string, RegistrarAnswer>
}

interface AskedName {
  readonly name: DomainName
  readonly asker: Asker
}

/** Names that one visitor looks up at the same moment share a call, up to the registrar's limit per call. */
export function createRegistrarSource(
  registrar: RegistrarCheck,
  source: LimitedSource,
  timeoutMs: number,
): (name: DomainName, asker: Asker, signal: AbortSignal) => Promise<SourceAnswer> {
  const limits = { maxBatchSize: registrar.maxNamesPerCall, maxConcurrent: maxCalls }
  // A check at payment does not wait for a batch of a list.
  const ask = byPriority(() => inBatches(answersTo, limits))
  return async (name, asker, signal) => {
    const answer = await ask[asker.priority]({ name, asker })
    signal.throwIfAborted()
    return answer
  }

  async function answersTo(asked: readonly AskedName[]): Promise<readonly SourceAnswer[]> {
    const visitors = Map.groupBy(asked, ({ asker }) => asker.source)
    const outcomes = new Map(
      await Promise.all(Array.from(visitors, async ([visitor, own]) => [visitor, await outcomeOf(own)] as const)),
    )
    return asked.map(({ name, asker }) => {
      const outcome = outcomes.get(asker.source) ?? unreachable
      return outcome.kind === 'failed' ? outcome : answerOf(outcome.answers.get(name.ascii))
    })
  }

  /** Asks for the names of one visitor. */
  async function outcomeOf(asked: readonly AskedName[]): Promise<CheckAnswer | SourceFailure> {
    const [first] = asked
    if (first === undefined) return unreachable
    const names = asked.map(({ name }) => name)
    try {
      return await source.run(() => check(names), first.asker, new AbortController().signal)
    } catch (error) {
      if (error instanceof Unavailable) return { kind: 'failed', reason: 'busy' }
      throw error
    }
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
