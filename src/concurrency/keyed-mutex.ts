import { Unavailable } from '#domain/basics/unavailable.ts'

export type KeyedMutex = <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer>

/**
 * Work on one key is done one after another, in the order it came. An outage is told to all who wait, instead of
 * letting each find out in turn; and who has waited too long anyway is told that.
 */
export function createKeyedMutex({ patienceMs }: { readonly patienceMs: number }): KeyedMutex {
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
    if (performance.now() - since > patienceMs) throw new Unavailable('busy')
  }
}
