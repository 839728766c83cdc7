import { Unavailable } from '#core/result/unavailable.ts'

interface Waiting<Ask, Answer> {
  readonly ask: Ask
  readonly since: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** A statement costs as much as ten of the calls in it, so fewer do not begin one beside another that has just begun. */
const minBesideYoung = 16
const youngMs = 5

/**
 * Batches calls that arrive while others are running. A single call runs at once; those that arrive meanwhile go together, up to
 * `maxBatchSize`, when it has ended; or beside it, up to `maxConcurrent` batches, when it is no longer young or they are many.
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
  let young = 0
  let isDue = false

  return (ask) =>
    new Promise<Answer>((resolve, reject) => {
      queue.push({ ask, since: performance.now(), resolve, reject })
      if (mayBegin()) soon()
    })

  function mayBegin(): boolean {
    if (queue.length === 0 || running >= options.maxConcurrent) return false
    return young === 0 || queue.length >= minBesideYoung
  }

  /** In the next round of the event loop, so that calls of the same round share a batch. */
  function soon(): void {
    if (isDue || queue.length === 0) return
    isDue = true
    setImmediate(() => {
      isDue = false
      while (mayBegin()) void send(take())
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
    const endYouth = beginYouth()
    await settle(batch)
    endYouth()
    running -= 1
    soon()
  }

  function beginYouth(): () => void {
    let isYoung = true
    young += 1
    const timer = setTimeout(end, youngMs).unref()
    return end

    function end(): void {
      if (!isYoung) return
      isYoung = false
      clearTimeout(timer)
      young -= 1
      soon()
    }
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
