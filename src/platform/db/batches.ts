import { Unavailable } from '#core/result/unavailable.ts'

interface WaitingCall<Ask, Answer> {
  readonly ask: Ask
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

interface BatchOptions {
  readonly maxBatchSize?: number
  /** Maximum number of concurrent batches. */
  readonly maxConcurrent?: number
}

/**
 * Groups calls into batches. A single call runs at once; calls that arrive while a batch runs wait for its end and
 * share the next one. `run` returns its answers in the order of the calls.
 */
export function inBatches<Ask, Answer>(
  run: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
  { maxBatchSize = 100, maxConcurrent = 1 }: BatchOptions = {},
): (ask: Ask) => Promise<Answer> {
  const queue: WaitingCall<Ask, Answer>[] = []
  let running = 0
  let isDue = false

  return (ask) =>
    new Promise<Answer>((resolve, reject) => {
      queue.push({ ask, resolve, reject })
      runSoon()
    })

  /** Waits for the next turn of the event loop, so that calls of the same turn share a batch. */
  function runSoon(): void {
    if (isDue || running >= maxConcurrent) return
    isDue = true
    setImmediate(() => {
      isDue = false
      while (queue.length > 0 && running < maxConcurrent) void runNext()
    })
  }

  async function runNext(): Promise<void> {
    running += 1
    await settle(queue.splice(0, maxBatchSize))
    running -= 1
    if (queue.length > 0) runSoon()
  }

  /** One bad call must not fail the others: after an error each call runs alone. An outage fails all of them. */
  async function settle(batch: readonly WaitingCall<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await run(batch.map(({ ask }) => ask))
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
    } catch (error) {
      if (batch.length === 1 || error instanceof Unavailable) for (const { reject } of batch) reject(error)
      else for (const call of batch) await settle([call])
    }
  }
}
