import { expect, test } from 'vitest'
import { backOffMs } from './worker.ts'

test('each wait is twice the one before, an hour at most', () => {
  const longest = [1, 2, 3, 11, 12, 60].map((attempt) => backOffMs(attempt, () => 0) / 1000)
  expect(longest).toEqual([2, 4, 8, 2048, 3600, 3600])
})

test('chance shortens a wait by a quarter at most', () => {
  expect(backOffMs(3, () => 1)).toBe(6000)
})
