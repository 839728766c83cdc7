import { expect, test } from 'vitest'
import type { CallCount } from '#platform/limits/call-counts-port.ts'
import { createRateLimit } from './rate-limit.ts'

function limitAt(maxWindows?: number) {
  const clock = { ms: 0 }
  const options = { now: () => clock.ms, ...(maxWindows !== undefined && { maxWindows }) }
  return { clock, limit: createRateLimit(options) }
}

const takes = (
  limit: ReturnType<typeof createRateLimit>,
  times: number,
  who = 'a',
  name: 'newCarts' | 'reports' = 'newCarts',
) => Array.from({ length: times }, () => limit.take(name, who))

test('thirty in the minute that begins with the first, then seconds to wait', () => {
  const { clock, limit } = limitAt()
  expect(takes(limit, 30).every((seconds) => seconds === 0)).toBe(true)
  expect(limit.take('newCarts', 'a')).toBe(60)
  clock.ms = 59_001
  expect(limit.take('newCarts', 'a')).toBe(1)
  clock.ms = 60_000
  expect(takes(limit, 31).filter((seconds) => seconds === 0)).toHaveLength(30)
})

test('[issue 15] a source leaves a hundred reports a day, of 4 KB each, and all sources two thousand', () => {
  const { clock, limit } = limitAt()
  const reportsOfADay = (sources: readonly string[]) => {
    let taken = 0
    for (const end = clock.ms + 86_000_000; clock.ms < end; clock.ms += 600_000) {
      for (const source of sources) taken += takes(limit, 3, source, 'reports').filter((wait) => wait === 0).length
    }
    return taken
  }
  expect(reportsOfADay(['one'])).toBe(100)
  clock.ms += 86_400_000
  expect(reportsOfADay(Array.from({ length: 50 }, (_, index) => `source ${index}`))).toBe(2000)
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

/** Counts of all processes, as the database keeps them. */
function sharedCounts(clock: { ms: number }) {
  const known = new Map<string, { count: number; until: number }>()
  const settle = async (counts: readonly CallCount[]) =>
    counts.map(({ key, count, seconds }) => {
      const before = known.get(key)
      const isOver = before === undefined || before.until <= clock.ms
      const now = isOver
        ? { count, until: clock.ms + seconds * 1000 }
        : { count: before.count + count, until: before.until }
      known.set(key, now)
      return { key, count: now.count, seconds: (now.until - clock.ms) / 1000 }
    })
  return { known, settle }
}

test('processes that settle share one limit, and what is forgotten here is remembered there', async () => {
  const clock = { ms: 0 }
  const shared = sharedCounts(clock)
  const processes = Array.from({ length: 4 }, () => createRateLimit({ now: () => clock.ms, shared }))
  let served = 0
  for (let second = 0; second < 59; second += 1) {
    for (const each of processes) served += each.take('newCarts', 'a') === 0 ? 1 : 0
    for (const each of processes) await each.settle()
    clock.ms += 1000
  }
  // Each may be one ahead of what it has told the others.
  expect(served).toBeGreaterThanOrEqual(30)
  expect(served).toBeLessThanOrEqual(34)

  const [process] = processes
  let servedInDay = 0
  for (; clock.ms < 10 * 3600_000; clock.ms += 180_000) {
    for (let index = 0; index < 25; index += 1) servedInDay += process?.take('newCarts', 'b') === 0 ? 1 : 0
    await process?.settle()
  }
  expect(servedInDay).toBeGreaterThanOrEqual(2000)
  expect(servedInDay).toBeLessThanOrEqual(2000 + 25)
})

test('a quiet source costs no writing, but for windows of a day', async () => {
  const clock = { ms: 0 }
  const shared = sharedCounts(clock)
  const limit = createRateLimit({ now: () => clock.ms, shared })
  for (let index = 0; index < 50; index += 1) limit.take('carts', 'a')
  await limit.settle()
  expect([...shared.known.keys()]).toEqual([])
  limit.take('newCarts', 'a')
  await limit.settle()
  expect([...shared.known.keys()]).toEqual(['newCarts a 86400'])
})

test('a count that could not be settled is settled with the next', async () => {
  const clock = { ms: 0 }
  const shared = sharedCounts(clock)
  let isAway = true
  const settle: typeof shared.settle = (counts) => (isAway ? Promise.reject(new Error('away')) : shared.settle(counts))
  const limit = createRateLimit({ now: () => clock.ms, shared: { settle } })
  takes(limit, 10)
  await expect(limit.settle()).rejects.toThrow('away')
  isAway = false
  takes(limit, 1)
  await limit.settle()
  expect(shared.known.get('newCarts a 60')?.count).toBe(11)
})

test('a crowd of sources is settled in short statements, the rest of it with the next', async () => {
  const clock = { ms: 0 }
  const shared = sharedCounts(clock)
  const sizes: number[] = []
  const settle: typeof shared.settle = (counts) => {
    sizes.push(counts.length)
    return shared.settle(counts)
  }
  const limit = createRateLimit({ now: () => clock.ms, shared: { settle } })
  for (let index = 0; index < 520; index += 1) limit.take('newCarts', `s${index}`)
  await limit.settle()
  expect(sizes).toEqual(Array.from({ length: 10 }, () => 50))
  await limit.settle()
  expect(sizes.slice(10)).toEqual([20])
  expect(shared.known.size).toBe(520)
})

test('what waits to be settled is bounded too', async () => {
  const told = new Set<string>()
  const settle = async (counts: readonly CallCount[]) => {
    for (const { key } of counts) told.add(key)
    return []
  }
  const limit = createRateLimit({ shared: { settle }, maxWindows: 100 })
  for (let index = 0; index < 1000; index += 1) limit.take('newCarts', `s${index}`)
  await limit.settle()
  await limit.settle()
  expect(told.size).toBeLessThanOrEqual(100)
})

test('whoever has a whole /56 or /48 has as much as 4 or 16 subscribers', () => {
  const { limit } = limitAt()
  const served = (sources: readonly string[]) =>
    sources.flatMap((source) => takes(limit, 31, source)).filter((seconds) => seconds === 0).length
  const within56 = Array.from({ length: 10 }, (_, index) => `2001:db8:1:${index.toString(16)}::/64`)
  expect(served(within56)).toBe(4 * 30)
  const within48 = Array.from({ length: 40 }, (_, index) => `2001:db8:2:${(index * 256).toString(16)}::/64`)
  expect(served(within48)).toBe(16 * 30)
  expect(served(['2001:db8:3:0::/64'])).toBe(30)
})
