import { Unavailable } from '#domain/basics/unavailable.ts'

interface Waiting<Ask, Answer> {
  readonly ask: Ask
  readonly since: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Batches calls that arrive while others are running. A single call runs at once; a queue forms only when
 * `maxConcurrent` batches run, and the next batch takes all of it, up to `maxBatchSize`.
 */
export function inBatches<Ask, Answer>(options: {
  /** Results in the order of the inputs. */
  readonly run: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  /** Batches that run at the same time. */
  readonly maxConcurrent: number
  readonly maxBatchSize: number
  /** Calls that waited longer are rejected with `Unavailable('busy')`. */
  readonly maxWaitMs: number
}): (ask: Ask) => Promise<Answer> {
  let queue: Waiting<Ask, Answer>[] = []
  let running = 0
  let isDue = false

  return (ask) =>
    new Promise<Answer>((resolve, reject) => {
      queue.push({ ask, since: performance.now(), resolve, reject })
      if (running < options.maxConcurrent) soon()
    })

  /** In the next round of the event loop, so that calls of the same round share a batch. */
  function soon(): void {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      while (running < options.maxConcurrent && queue.length > 0) void send(take())
    })
  }

  function take(): readonly Waiting<Ask, Answer>[] {
    const [batch, rest] = [queue.slice(0, options.maxBatchSize), queue.slice(options.maxBatchSize)]
    queue = rest
    const oldest = performance.now() - options.maxWaitMs
    for (const { since, reject } of batch) if (since < oldest) reject(new Unavailable('busy'))
    return batch.filter(({ since }) => since >= oldest)
  }

  async function send(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    if (batch.length === 0) return
    running += 1
    await settle(batch)
    running -= 1
    if (queue.length > 0) soon()
  }

  /** One bad input must not fail the others: after an error each runs alone. An outage fails all of them at once. */
  async function settle(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await options.run(batch.map(({ ask }) => ask))
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
    } catch (error) {
      if (batch.length === 1 || error instanceof Unavailable) for (const { reject } of batch) reject(error)
      else for (const waiting of batch) await settle([waiting])
    }
  }
}
