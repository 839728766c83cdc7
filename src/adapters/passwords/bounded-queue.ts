import { Unavailable } from '#services/ports/unavailable.ts'

/** So many at a time; so many more may wait for their turn; whoever comes then is turned away at once. */
export function boundedQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  const isFull = () => running >= atOnce && queue.length >= waiting
  const inTurn = async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (isFull()) throw new Unavailable('busy')
    if (running >= atOnce) {
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { inTurn, isFull }
}
