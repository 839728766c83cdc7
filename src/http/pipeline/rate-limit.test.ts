import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

function limitAt(maxSubscribers?: number) {
  const clock = { ms: 0 }
  const options = { now: () => clock.ms, ...(maxSubscribers !== undefined && { maxSubscribers }) }
  return { clock, limit: createRateLimit(options) }
}

const takes = (limit: ReturnType<typeof createRateLimit>, times: number, who = 'a') =>
  Array.from({ length: times }, () => limit.take('newCarts', who))

test('thirty in the minute that begins with the first, then seconds to wait', () => {
  const { clock, limit } = limitAt()
  expect(takes(limit, 30).every((seconds) => seconds === 0)).toBe(true)
  expect(limit.take('newCarts', 'a')).toBe(60)
  clock.ms = 59_001
  expect(limit.take('newCarts', 'a')).toBe(1)
  clock.ms = 60_000
  expect(takes(limit, 31).filter((seconds) => seconds === 0)).toHaveLength(30)
})

test('a window lives through the change of generations', () => {
  const { clock, limit } = limitAt()
  limit.take('newCarts', 'first')
  clock.ms = 59_000
  takes(limit, 30)
  clock.ms = 61_000
  expect(limit.take('newCarts', 'a')).toBeGreaterThan(0)
  clock.ms = 119_001
  expect(limit.take('newCarts', 'a')).toBe(0)
})

test('subscribers and paces are counted apart, and health not at all', () => {
  const { limit } = limitAt()
  takes(limit, 31)
  expect(limit.take('newCarts', 'b')).toBe(0)
  expect(limit.take('carts', 'a')).toBe(0)
  for (let index = 0; index < 1000; index += 1) expect(limit.take('free', 'a')).toBe(0)
})

test('many subscribers do not fill the memory, and the newest are still counted', () => {
  const { limit } = limitAt(100)
  for (let index = 0; index < 10_000; index += 1) limit.take('newCarts', `s${index}`)
  takes(limit, 30)
  expect(limit.take('newCarts', 'a')).toBe(60)
})
