import { inBatches } from '#platform/db/batches.ts'
import { createCircuitBreaker } from '#platform/limits/circuit-breaker.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { channels } from '#platform/telemetry/channels.ts'
import type { LookupRate, SourceFailure } from '#core/names/availability.ts'
import type { LookupTurn, SharedLookups } from '#platform/clients/domain-lookup.ts'

export interface PoliteSourceOptions {
  readonly id: string
  readonly rate: LookupRate
  readonly maxConcurrent: number
  readonly maxQueueLength: number
  /** Nothing: this process is alone. */
  readonly shared: Pick<SharedLookups, 'take' | 'pause'> | undefined
  /** A clock that never jumps. */
  readonly now: () => number
  /** From 0 to 1: processes that were sent away do not all come back at once. */
  readonly random: () => number
}

export interface PoliteSource {
  /** Does the work when the source can be asked, and says why not otherwise. */
  run<Done extends { readonly kind: string }>(
    work: () => Promise<Done | SourceFailure>,
    signal: AbortSignal,
  ): Promise<Done | SourceFailure>
}

const breakerOptions = {
  maxFailures: 5,
  windowMs: Number.POSITIVE_INFINITY,
  openMs: 30_000,
  halfOpen: 'all',
} as const
const backOff = { firstMs: 10_000, maxMs: 5 * 60_000, jitter: 0.2 }
const unreachable: SourceFailure = { kind: 'failed', reason: 'unreachable' }
const busy: SourceFailure = { kind: 'failed', reason: 'busy' }

/**
 * Few requests at once, never more in a while than the source allows, none for as long as it asks for, and none for a
 * while after several failures. Rate and pauses are those of all processes together.
 */
export function createPoliteSource(options: PoliteSourceOptions): PoliteSource {
  const { id, rate, maxConcurrent, maxQueueLength, shared, now, random } = options
  const limiter = createLimiter({ maxConcurrent, maxQueueLength })
  const breaker = createCircuitBreaker(breakerOptions, now)
  const alone = createLocalRate(rate, now)
  /** Without the shared counter assume a second process and use half of the allowed rate. */
  const withoutDatabase = createLocalRate({ ...rate, max: Math.floor(rate.max / 2) }, now)
  const turns = inBatches((asks: readonly null[]) => turnsFor(asks.length))
  let pausedUntil = Number.NEGATIVE_INFINITY
  let usedUpUntil = Number.NEGATIVE_INFINITY
  let refusals = 0

  return {
    run: (work, signal) =>
      refusal() === null
        ? limiter.run(async () => {
            // Something may have happened while this request waited in the queue.
            const known = refusal() ?? (await turn())
            signal.throwIfAborted()
            if (known !== null) return refused(known)
            const answer = await work()
            await record(answer)
            return answer
          }, signal)
        : Promise.resolve(refused(refusal() ?? busy)),
  }

  function refused(failure: SourceFailure): SourceFailure {
    channels.lookups.publish({ source: id, outcome: 'refused' })
    return failure
  }

  function refusal(): SourceFailure | null {
    if (now() < pausedUntil || !breaker.allowsRequest()) return unreachable
    return now() < usedUpUntil ? busy : null
  }

  async function turn(): Promise<SourceFailure | null> {
    const { isGranted, waitMs, isPaused } = await turns(null)
    if (isGranted) return null
    if (isPaused) pausedUntil = Math.max(pausedUntil, now() + waitMs)
    else usedUpUntil = now() + waitMs
    return isPaused ? unreachable : busy
  }

  async function turnsFor(count: number): Promise<readonly LookupTurn[]> {
    if (shared === undefined) return Array.from({ length: count }, alone)
    try {
      const { granted, waitMs, isPaused } = await shared.take(id, count, rate)
      return Array.from({ length: count }, (_, index) => ({ isGranted: index < granted, waitMs, isPaused }))
    } catch (error) {
      if (error instanceof Unavailable) return Array.from({ length: count }, withoutDatabase)
      throw error
    }
  }

  async function record(answer: { readonly kind: string } | SourceFailure): Promise<void> {
    const pauseMs = 'pauseMs' in answer ? answer.pauseMs : undefined
    const isFailure = answer.kind === 'failed'
    channels.lookups.publish({ source: id, outcome: isFailure ? 'failed' : 'answered' })
    breaker.record(isFailure && pauseMs === undefined)
    if (!isFailure) refusals = 0
    if (pauseMs === undefined) return
    const ms = pauseMs ?? Math.min(backOff.maxMs, backOff.firstMs * 2 ** refusals)
    const withJitter = ms * (1 + backOff.jitter * random())
    refusals += 1
    pausedUntil = now() + withJitter
    await shared?.pause(id, withJitter).catch(() => {})
  }
}

/** Never more than `max` in any span of `seconds`. */
function createLocalRate({ max, seconds }: LookupRate, now: () => number): () => LookupTurn {
  let taken: readonly number[] = []
  return () => {
    taken = taken.filter((at) => at > now() - seconds * 1000)
    const isGranted = taken.length < max
    const waitMs = isGranted ? 0 : (taken[0] ?? 0) + seconds * 1000 - now()
    if (isGranted) taken = [...taken, now()]
    return { isGranted, waitMs, isPaused: false }
  }
}
