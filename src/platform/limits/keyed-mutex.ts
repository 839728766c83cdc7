import { Unavailable } from '#core/result/unavailable.ts'

export type KeyedMutex = <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer>

/**
 * Runs work on one key one after another, in order of arrival. An `Unavailable` rejects everybody who waits for that
 * key, instead of letting each of them run into it; who waited longer than `maxWaitMs` is rejected as busy.
 */
export function createKeyedMutex({ maxWaitMs }: { readonly maxWaitMs: number }): KeyedMutex {
  const tails = new Map<string, Promise<Unavailable | null>>()

  return async (key, work) => {
    const before = tails.get(key)
    const { promise: done, resolve } = Promise.withResolvers<Unavailable | null>()
    tails.set(key, done)
    let outage: Unavailable | null = null
    try {
      if (before !== undefined) await waitFor(before)
      return await work()
    } catch (error) {
      if (error instanceof Unavailable) outage = error
      throw error
    } finally {
      if (tails.get(key) === done) tails.delete(key)
      resolve(outage)
    }
  }

  async function waitFor(before: Promise<Unavailable | null>): Promise<void> {
    const since = performance.now()
    const outage = await before
    if (outage !== null) throw outage
    if (performance.now() - since > maxWaitMs) throw new Unavailable('busy')
  }
}
