export interface FairSchedulerOptions {
  readonly maxPerRound?: number
  /** While more than this wait, there is a pause between two rounds. */
  readonly crowd?: number
  readonly restMs?: number
}

/**
 * Yields to the event loop: only `maxPerRound` waiting callers continue per round, in order of arrival, so that many
 * long computations delay other requests hardly more than a few do.
 */
export function createFairScheduler({
  maxPerRound = 1,
  crowd = 8,
  restMs = 1,
}: FairSchedulerOptions = {}): () => Promise<void> {
  let waiting: (() => void)[] = []
  let isRoundPlanned = false

  function plan(rests: boolean): void {
    if (isRoundPlanned) return
    isRoundPlanned = true
    if (rests) setTimeout(round, restMs)
    else setImmediate(round)
  }

  function round(): void {
    isRoundPlanned = false
    const now = waiting.slice(0, maxPerRound)
    waiting = waiting.slice(maxPerRound)
    if (waiting.length > 0) plan(waiting.length > crowd)
    for (const go of now) go()
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      plan(false)
    })
}
