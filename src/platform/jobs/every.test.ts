import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { every } from './every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a round that takes longer than the pause is waited for: none overlaps it', async () => {
  let [begun, underWay, most] = [0, 0, 0]
  const stop = every(
    10,
    async () => {
      begun += 1
      most = Math.max(most, (underWay += 1))
      await new Promise((resolve) => setTimeout(resolve, 25))
      underWay -= 1
    },
    () => {},
  )
  await vi.advanceTimersByTimeAsync(100)
  expect(most).toBe(1)
  expect(begun).toBeGreaterThan(2)
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(100)
  await stopped
})

test('a round that fails is reported, and the next one comes', async () => {
  const reported: unknown[] = []
  let begun = 0
  const stop = every(
    10,
    () => Promise.reject(new Error(`round ${(begun += 1)}`)),
    (error) => reported.push(error),
  )
  await vi.advanceTimersByTimeAsync(25)
  expect(reported).toEqual([new Error('round 1'), new Error('round 2')])
  await stop()
})
