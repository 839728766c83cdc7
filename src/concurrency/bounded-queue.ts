import { Unavailable } from '#domain/basics/unavailable.ts'

export interface QueueManners {
  /** So many at a time; */
  readonly atOnce: number
  /** so many more may wait for their turn; whoever comes then is turned away at once. */
  readonly waiting: number
  /** When more than this wait, work makes pauses. */
  readonly crowd?: number
  readonly pauseMs?: number
}

export function boundedQueue({ atOnce, waiting, crowd = waiting, pauseMs = 0 }: QueueManners) {
  const queue: (() => void)[] = []
  let running = 0

  const isFull = () => running >= atOnce && queue.length >= waiting
  const makeRoom = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
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
      if (queue.length > crowd) setTimeout(makeRoom, pauseMs)
      else makeRoom()
    }
  }
  return { inTurn, isFull }
}
