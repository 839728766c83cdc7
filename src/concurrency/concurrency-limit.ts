/** More wait than can be served in time. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong'
}

export interface Line {
  /** Does the work when there is room; who no longer wants it leaves the line. */
  run<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>
}

/** So many at once, the others wait in order, and not more than so many of them. */
export function createLine(maxConcurrent: number, maxQueueLength: number): Line {
  const waiting = new Set<() => void>()
  let atWork = 0

  return {
    async run(work, signal) {
      signal.throwIfAborted()
      if (atWork < maxConcurrent) atWork += 1
      else await placeOfAnother(signal)
      try {
        return await work()
      } finally {
        const [next] = waiting
        if (next) next()
        else atWork -= 1
      }
    },
  }

  /** Who is done hands its place over, so that nobody slips in between. */
  function placeOfAnother(signal: AbortSignal): Promise<void> {
    if (waiting.size >= maxQueueLength) throw new LineTooLong()
    return new Promise((resolve, reject) => {
      const go = () => {
        waiting.delete(go)
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(go)
        reject(signal.reason)
      }
      waiting.add(go)
      signal.addEventListener('abort', leave, { once: true })
    })
  }
}
