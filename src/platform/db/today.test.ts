import { expect, test } from 'vitest'
import { createToday } from './today.ts'

test('the day follows the clock, also when it jumps back', () => {
  let now = Date.parse('2026-11-14T22:59:59Z')
  const today = createToday(() => now)
  expect(today()).toBe('2026-11-14')
  now += 1000
  expect(today()).toBe('2026-11-15')
  now -= 86_400_000
  expect(today()).toBe('2026-11-14')
})
