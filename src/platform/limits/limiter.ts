import { Unavailable } from '#core/result/unavailable.ts'

interface LimiterOptions {
  readonly maxConcurrent: number
  /** Maximum number of waiting calls; further calls are refused at once with `Unavailable('busy')`. */
  readonly maxQueueLength: number
}

/** A place in the queue. */
interface Place {
  /** Lower ranks go first. */
  readonly rank?: number
  /** Work that may use less of the queue than other work. */
  readonly maxQueueLength?: number
}

export function createLimiter({ maxConcurrent, maxQueueLength }: LimiterOptions) {
  const queue = new Map<() => void, number>()
  let running = 0
  const isFull = () => isFullFor(maxQueueLength)
  const isFullFor = (maxWaiting: number) => running >= maxConcurrent && queue.size >= maxWaiting

  return {
    isFull,
    /** Runs work when a slot is free, in the order of rank and arrival; an aborted caller leaves the queue. */
    run: async <Done>(work: () => Promise<Done>, signal?: AbortSignal, place: Place = {}): Promise<Done> => {
      signal?.throwIfAborted()
      if (isFullFor(place.maxQueueLength ?? maxQueueLength)) throw new Unavailable('busy')
      if (running < maxConcurrent) running += 1
      else await slotOfAnother(signal, place.rank ?? 0)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }

  /** Passes the slot to the next caller in the queue without freeing it, so that no other caller can overtake. */
  function release(): void {
    const rank = Math.min(...queue.values())
    const next = queue.entries().find((waiting) => waiting[1] === rank)
    if (next) next[0]()
    else running -= 1
  }

  /** Waits in the queue; an aborted caller leaves it. */
  function slotOfAnother(signal: AbortSignal | undefined, rank: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        queue.delete(start)
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        queue.delete(start)
        reject(signal?.reason)
      }
      queue.set(start, rank)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
}
