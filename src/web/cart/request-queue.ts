/** A request that takes longer is reported as slow. */
const slowAfterMs = 10_000

export interface RequestQueue {
  /** Runs one request after another, so that a removal never overtakes the addition it undoes. */
  readonly enqueue: <T>(request: () => Promise<T>) => Promise<T>
  /** Reports a request as slow instead of giving up on it: cart requests have no timeout. */
  readonly watch: <T>(request: () => Promise<T>) => Promise<T>
}

export function createRequestQueue(
  pause: (ms: number) => Promise<void>,
  onSlow: (isSlow: boolean) => void,
): RequestQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    enqueue: (request) => {
      const queued = last.then(request)
      last = queued.catch(() => {})
      return queued
    },
    watch: async (request) => {
      let isDone = false
      void pause(slowAfterMs).then(() => isDone || onSlow(true))
      try {
        return await request()
      } finally {
        isDone = true
        onSlow(false)
      }
    },
  }
}
