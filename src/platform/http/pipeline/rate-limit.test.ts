import { expect, test } from 'vitest'
import { limits } from '#apps/shop/limits.ts'
import { createRateLimit } from './rate-limit.ts'

function limitAt(maxWindows?: number) {
  const clock = { ms: 0 }
  const options = { now: () => clock.ms, ...(maxWindows !== undefined && { maxWindows }) }
  return { clock, limit: createRateLimit(limits, options) }
}

const takes = (
  limit: ReturnType<typeof createRateLimit>,
  times: number,
  who = 'a',
  name: 'newCarts' | 'reports' = 'newCarts',
) => Array.from({ length: times }, () => limit.takeSource(name, who))

test('thirty in the minute that begins with the first, then seconds to wait', () => {
  const { clock, limit } = limitAt()
  expect(takes(limit, 30).every((seconds) => seconds === 0)).toBe(true)
  expect(limit.takeSource('newCarts', 'a')).toBe(60)
  clock.ms = 59_001
  expect(limit.takeSource('newCarts', 'a')).toBe(1)
  clock.ms = 60_000
  expect(takes(limit, 31).filter((seconds) => seconds === 0)).toHaveLength(30)
})

test('a source leaves a hundred reports a day, of 4 KB each, and all sources two thousand', () => {
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

test('a window lives through the deletion of those that are over', () => {
  const { clock, limit } = limitAt()
  limit.takeSource('newCarts', 'first')
  clock.ms = 59_000
  takes(limit, 30)
  clock.ms = 61_000
  expect(limit.takeSource('newCarts', 'a')).toBeGreaterThan(0)
  clock.ms = 119_001
  expect(limit.takeSource('newCarts', 'a')).toBe(0)
})

test('subscribers and paces are counted apart', () => {
  const { limit } = limitAt()
  takes(limit, 31)
  expect(limit.takeSource('newCarts', 'b')).toBe(0)
  expect(limit.takeSource('carts', 'a')).toBe(0)
})

test('a wait can be read without counting a call, and things are counted beside sources', () => {
  const { clock, limit } = limitAt()
  for (let index = 0; index < 100; index += 1) expect(limit.waitOfSource('unknownWebhooks', 'a')).toBe(0)
  for (let index = 0; index < 60; index += 1) expect(limit.takeSource('unknownWebhooks', 'a')).toBe(0)
  expect([limit.waitOfSource('unknownWebhooks', 'a'), limit.waitOfSource('unknownWebhooks', 'b')]).toEqual([60, 0])
  const device = () => limit.takeThing('logIns', 'device')
  expect(Array.from({ length: 20 }, device)).toEqual(Array.from({ length: 20 }, () => 0))
  expect([device(), limit.takeThing('logIns', 'other')]).toEqual([300, 0])
  clock.ms = 300_000
  expect(device()).toBe(0)
})

test('many subscribers do not fill the memory, and the newest are still counted', () => {
  const { limit } = limitAt(100)
  for (let index = 0; index < 10_000; index += 1) limit.takeSource('newCarts', `s${index}`)
  takes(limit, 30)
  expect(limit.takeSource('newCarts', 'a')).toBe(60)
})

test('a customer has windows of several lengths, and a call that one of them refuses is counted in none', () => {
  const { clock, limit } = limitAt()
  const pay = (times: number) => Array.from({ length: times }, () => limit.takeAccount('payments', 'anna'))
  for (let day = 0; day < 6; day += 1) {
    expect(pay(30).every((seconds) => seconds === 0)).toBe(true)
    expect(new Set(pay(50))).toEqual(new Set([600]))
    clock.ms += 600_000
  }
  // 180 of the day's 200 calls are used, because refused calls are not counted.
  expect(pay(21).map((seconds) => seconds > 0)).toEqual([...Array.from({ length: 20 }, () => false), true])
  expect(limit.takeAccount('payments', 'bert')).toBe(0)
  limit.giveBackAccount('payments', 'anna')
  expect(pay(2)).toEqual([0, 82_800])
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
