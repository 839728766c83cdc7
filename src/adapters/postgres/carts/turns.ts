import { Unavailable } from '#services/ports/unavailable.ts'

export type InTurn = <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer>

/** Work on one key is done one after another, in the order it came; who has to wait too long is told so. */
export function createTurns({ patienceMs }: { readonly patienceMs: number }): InTurn {
  const tails = new Map<string, Promise<void>>()

  return async (key, work) => {
    const before = tails.get(key)
    const { promise: done, resolve } = Promise.withResolvers<void>()
    tails.set(key, done)
    try {
      if (before !== undefined) {
        const since = performance.now()
        await before
        if (performance.now() - since > patienceMs) throw new Unavailable('busy')
      }
      return await work()
    } finally {
      if (tails.get(key) === done) tails.delete(key)
      resolve()
    }
  }
}
