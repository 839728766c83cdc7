import { Unavailable } from '#domain/basics/unavailable.ts'

interface Waiting<Ask, Answer> {
  readonly ask: Ask
  readonly since: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Lets questions that arrive while others are under way travel together. One that comes alone goes at once; a queue
 * forms only when all lanes are taken, and then one statement answers all of it.
 */
export function inBatches<Ask, Answer>(options: {
  /** Answers in the order of the questions. */
  readonly run: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  /** Statements under way at the same time. */
  readonly lanes: number
  readonly most: number
  /** How long a question may wait for its turn. */
  readonly patienceMs: number
}): (ask: Ask) => Promise<Answer> {
  let queue: Waiting<Ask, Answer>[] = []
  let running = 0
  let isDue = false

  return (ask) =>
    new Promise<Answer>((resolve, reject) => {
      queue.push({ ask, since: performance.now(), resolve, reject })
      if (running < options.lanes) soon()
    })

  /** After all that has arrived has been read: what came in together goes out together. */
  function soon(): void {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      while (running < options.lanes && queue.length > 0) void send(take())
    })
  }

  function take(): readonly Waiting<Ask, Answer>[] {
    const [batch, rest] = [queue.slice(0, options.most), queue.slice(options.most)]
    queue = rest
    const oldest = performance.now() - options.patienceMs
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

  /** A question that cannot be answered must not spoil the others: those are asked again, one by one. */
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
