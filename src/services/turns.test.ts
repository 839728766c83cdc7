import { expect, test } from 'vitest'
import { createTurns } from '#services/turns.ts'

test('so many a round, in the order in which they asked', async () => {
  const turn = createTurns(2)
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
