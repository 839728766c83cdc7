import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'
import { Unavailable } from '#core/result/unavailable.ts'

/** Doubles numbers; records the batches and how many ran at once. */
function doubler({ maxConcurrent = 1, maxBatchSize = 10, ms = 5 } = {}) {
  const batches: number[][] = []
  let running = 0
  let maxRunning = 0
  const run = async (asks: readonly number[]) => {
    batches.push([...asks])
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await pause(ms)
    running -= 1
    if (asks.includes(13)) throw new Error('unlucky')
    if (asks.includes(99)) throw new Unavailable('database_unavailable')
    return asks.map((ask) => ask * 2)
  }
  return { ask: inBatches(run, { maxConcurrent, maxBatchSize }), batches, maxRunning: () => maxRunning }
}

/** Makes the other calls while a batch of one is running. */
async function askBehindOne(ask: (number: number) => Promise<number>, others: readonly number[]) {
  const first = ask(1)
  await turn()
  await turn()
  return Promise.all([first, ...others.map(ask)])
}

test('calls of one moment go together, in order, and no more than the size of a batch', async () => {
  const { ask, batches } = doubler({ maxBatchSize: 3 })
  expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(ask))).toEqual([2, 4, 6, 8, 10, 12, 14])
  expect(batches).toEqual([[1, 2, 3], [4, 5, 6], [7]])
})

test('calls that arrive while a batch runs wait for its end and go together', async () => {
  const { ask, batches } = doubler()
  expect(await askBehindOne(ask, [2, 3, 4])).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test('no more batches run at once than allowed', async () => {
  const { ask, maxRunning } = doubler({ maxConcurrent: 2, maxBatchSize: 10 })
  await Promise.all(Array.from({ length: 40 }, (_, index) => ask(20 + index)))
  expect(maxRunning()).toBe(2)
})

test('one that cannot be answered does not spoil the others', async () => {
  const { ask } = doubler()
  const answers = await Promise.allSettled([1, 13, 3].map(ask))
  expect(answers).toMatchObject([{ value: 2 }, { reason: new Error('unlucky') }, { value: 6 }])
})

test('an outage is told to all of them at once', async () => {
  const { ask, batches } = doubler()
  const answers = await Promise.allSettled([1, 99, 3].map(ask))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(batches).toHaveLength(1)
})
