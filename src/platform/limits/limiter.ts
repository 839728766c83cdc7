import { Unavailable } from '#core/result/unavailable.ts'

interface LimiterOptions {
  readonly maxConcurrent: number
  /** Maximum number of waiting calls; further calls are refused at once with `Unavailable('busy')`. */
  readonly maxQueueLength: number
}

export function createLimiter({ maxConcurrent, maxQueueLength }: LimiterOptions) {
  const queue = new Set<() => void>()
  let running = 0
  const isFull = () => running >= maxConcurrent && queue.size >= maxQueueLength

  return {
    isFull,
    /** Runs work when a slot is free, in the order of arrival; an aborted caller leaves the queue. */
    run: async <Done>(work: () => Promise<Done>, signal?: AbortSignal): Promise<Done> => {
      signal?.throwIfAborted()
      if (isFull()) throw new Unavailable('busy')
      if (running < maxConcurrent) running += 1
      else await slotOfAnother(signal)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }

  /** Passes the slot to the next caller in the queue without freeing it, so that no other caller can overtake. */
  function release(): void {
    const [next] = queue
    if (next) next()
    else running -= 1
  }

  /** Waits in the queue; an aborted caller leaves it. */
  function slotOfAnother(signal: AbortSignal | undefined): Promise<void> {
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
      queue.add(start)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
}
