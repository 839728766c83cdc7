import { Unavailable } from '#core/result/unavailable.ts'

export interface LimiterOptions {
  readonly maxConcurrent: number
  /** More than this are refused at once with `Unavailable('busy')`. */
  readonly maxQueueLength: number
  /** Places of their own for urgent callers, who are served before all others. */
  readonly urgentQueueLength?: number
  /** The pause before the next one, by how many wait. */
  readonly pauseMs?: (waiting: number) => number
}

export interface Limiter {
  /** Runs work when a slot is free, in the order of arrival; an aborted caller leaves the queue. */
  readonly run: <Done>(work: () => Promise<Done>, signal?: AbortSignal, isUrgent?: boolean) => Promise<Done>
  readonly isFull: (isUrgent?: boolean) => boolean
  /** Not counting urgent ones. */
  readonly waiting: () => number
}

export function createLimiter({
  maxConcurrent,
  maxQueueLength,
  urgentQueueLength = 0,
  pauseMs = () => 0,
}: LimiterOptions): Limiter {
  const queue = new Set<() => void>()
  const urgentQueue = new Set<() => void>()
  let running = 0
  const isFull = (isUrgent = false) =>
    running >= maxConcurrent && queue.size >= maxQueueLength && (!isUrgent || urgentQueue.size >= urgentQueueLength)

  return {
    isFull,
    waiting: () => queue.size,
    async run(work, signal, isUrgent = false) {
      signal?.throwIfAborted()
      if (isFull(isUrgent)) throw new Unavailable('busy')
      if (running < maxConcurrent) running += 1
      else await slotOfAnother(signal, isUrgent && urgentQueue.size < urgentQueueLength ? urgentQueue : queue)
      try {
        return await work()
      } finally {
        const ms = urgentQueue.size === 0 ? pauseMs(queue.size) : 0
        if (ms > 0) setTimeout(release, ms)
        else release()
      }
    },
  }

  /** The slot goes to the next in the queue without becoming free, so that nobody can overtake. */
  function release(): void {
    const [next] = urgentQueue.size > 0 ? urgentQueue : queue
    if (next) next()
    else running -= 1
  }
}

/** Waits in line; an aborted caller leaves it. */
function slotOfAnother(signal: AbortSignal | undefined, line: Set<() => void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      line.delete(start)
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      line.delete(start)
      reject(signal?.reason)
    }
    line.add(start)
    signal?.addEventListener('abort', leave, { once: true })
  })
}
