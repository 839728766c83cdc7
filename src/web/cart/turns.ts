const patienceMs = 10_000

export interface Turns {
  /** One after another, so that a removal never overtakes the add it undoes. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** No call has a time limit; after a while the page says that it takes longer. */
  readonly patiently: <T>(work: () => Promise<T>) => Promise<T>
  readonly isSlow: () => boolean
}

export function createTurns(pause: (ms: number) => Promise<void>, tell: () => void): Turns {
  let queue: Promise<unknown> = Promise.resolve()
  let slow = false
  return {
    inTurn: (work) => {
      const turn = queue.then(work)
      queue = turn.catch(() => {})
      return turn
    },
    patiently: async (work) => {
      let done = false
      const watch = async () => {
        await pause(patienceMs)
        if (done) return
        slow = true
        tell()
      }
      void watch()
      try {
        return await work()
      } finally {
        done = true
        slow = false
      }
    },
    isSlow: () => slow,
  }
}
