import { expect, test } from 'vitest'
import { createFairScheduler } from './fair-scheduler.ts'

test('so many a round, in the order in which they asked', async () => {
  const turn = createFairScheduler({ maxPerRound: 2 })
  const done: number[] = []
  const all = Array.from({ length: 5 }, async (_, index) => {
    await turn()
    done.push(index)
  })
  const counts: number[] = []
  for (let round = 0; round < 4; round += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    counts.push(done.length)
  }
  await Promise.all(all)
  expect(done).toEqual([0, 1, 2, 3, 4])
  expect(counts).toEqual([2, 4, 5, 5])
})

test('a crowd rests between rounds, until it is no crowd any more', async () => {
  const turn = createFairScheduler({ crowd: 2, restMs: 20 })
  const since = performance.now()
  const times = await Promise.all(Array.from({ length: 6 }, () => turn().then(() => performance.now() - since)))
  const rests = times.slice(1).map((time, index) => time - (times[index] ?? 0) >= 15)
  expect(rests.slice(0, 3)).toEqual([true, true, true])
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})
