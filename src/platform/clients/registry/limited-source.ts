import { inBatches } from '#platform/db/batches.ts'
import { createCircuitBreaker } from '#platform/limits/circuit-breaker.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import type { Asker, LookupPriority } from '#platform/clients/domain-lookup.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { channels } from '#platform/telemetry/channels.ts'
import type { LookupRate, SourceFailure } from '#core/names/availability.ts'
import { byPriority, createSourceShares, maxFor, placeOf } from './rate-shares.ts'
import type { SharedLookups } from './repository.ts'

export interface LimitedSourceOptions {
  readonly id: string
  readonly rate: LookupRate
  readonly maxConcurrent: number
  readonly maxQueueLength: number
  /** undefined: this process is the only one */
  readonly shared: Pick<SharedLookups, 'take' | 'pause'> | undefined
  /** A monotonic clock. */
  readonly now: () => number
  /** From 0 to 1: jitter, so that paused processes do not all retry at once. */
  readonly random: () => number
}

/** Whether one request may be sent now; otherwise the time until the next may. */
interface RatePermit {
  readonly isGranted: boolean
  readonly waitMs: number
  /** The source asked some process to wait. */
  readonly isPaused: boolean
}

export type LimitedSource = ReturnType<typeof createLimitedSource>

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
 * Limits the requests to a source: how many at once, how many per period, none during a pause it asked for, and none for
 * a while after several failures. Rate and pauses are shared by all processes; what one visitor uses of the rate is
 * counted in each.
 */
export function createLimitedSource(options: LimitedSourceOptions) {
  const { id, rate, maxConcurrent, maxQueueLength, shared, now, random } = options
  const limiter = createLimiter({ maxConcurrent, maxQueueLength })
  const breaker = createCircuitBreaker(breakerOptions, now)
  const ownRate = createLocalRate(rate, now)
  /** Without the shared counter assume a second process and use half of the allowed rate. */
  const rateInOutage = createLocalRate({ ...rate, max: Math.floor(rate.max / 2) }, now)
  const shares = createSourceShares(rate, now)
  const permits = byPriority((priority) =>
    inBatches((requests: readonly null[]) => takePermits(requests.length, priority)),
  )
  const usedUpUntil = new Map<LookupPriority, number>()
  let pausedUntil = Number.NEGATIVE_INFINITY
  let refusals = 0

  return {
    /** Runs the work if the limits allow it. @returns the work's answer, or why it was not run */
    async run<Answer extends { readonly kind: string }>(
      work: () => Promise<Answer | SourceFailure>,
      asker: Asker,
      signal: AbortSignal,
    ): Promise<Answer | SourceFailure> {
      const { priority } = asker
      const counted = shares.take(asker)
      const early = refusal(priority)
      if (early !== null || counted === undefined) {
        counted?.giveBack()
        return refused(early ?? busy)
      }
      let isSent = false
      const send = async () => {
        // The limits may have been reached while this request waited in the queue.
        const late = refusal(priority) ?? (await takePermit(priority))
        if (late !== null) return refused(late)
        isSent = true
        counted.begin()
        signal.throwIfAborted()
        const answer = await work()
        await record(answer)
        return answer
      }
      try {
        return await limiter.run(send, signal, placeOf(priority, maxQueueLength))
      } finally {
        if (!isSent) counted.giveBack()
      }
    },
  }

  function refused(failure: SourceFailure): SourceFailure {
    channels.lookups.publish({ source: id, outcome: 'refused' })
    return failure
  }

  function refusal(priority: LookupPriority): SourceFailure | null {
    if (now() < pausedUntil || !breaker.allowsRequest()) return unreachable
    return now() < (usedUpUntil.get(priority) ?? Number.NEGATIVE_INFINITY) ? busy : null
  }

  async function takePermit(priority: LookupPriority): Promise<SourceFailure | null> {
    const { isGranted, waitMs, isPaused } = await permits[priority](null)
    if (isGranted) return null
    if (isPaused) pausedUntil = Math.max(pausedUntil, now() + waitMs)
    else usedUpUntil.set(priority, now() + waitMs)
    return isPaused ? unreachable : busy
  }

  async function takePermits(count: number, priority: LookupPriority): Promise<readonly RatePermit[]> {
    const requests = Array.from({ length: count })
    if (shared === undefined) return requests.map(() => ownRate(priority))
    try {
      const { granted, waitMs, isPaused } = await shared.take(id, count, { ...rate, max: maxFor(priority, rate.max) })
      return requests.map((_, index) => ({ isGranted: index < granted, waitMs, isPaused }))
    } catch (error) {
      if (error instanceof Unavailable) return requests.map(() => rateInOutage(priority))
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

/** Never more than `max` in any span of `seconds`, and of a priority never more than its part. */
function createLocalRate({ max, seconds }: LookupRate, now: () => number): (priority: LookupPriority) => RatePermit {
  let taken: readonly number[] = []
  return (priority) => {
    taken = taken.filter((at) => at > now() - seconds * 1000)
    const over = taken.length - maxFor(priority, max)
    const isGranted = over < 0
    const waitMs = isGranted ? 0 : (taken[over] ?? 0) + seconds * 1000 - now()
    if (isGranted) taken = [...taken, now()]
    return { isGranted, waitMs, isPaused: false }
  }
}
