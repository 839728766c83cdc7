import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { createExpiringCache, memoize } from './memo.ts'

function counted(answers: (key: string) => Promise<string>, maxEntries?: number) {
  const asked: string[] = []
  let time = 0
  const ask = memoize(
    (key: string) => {
      asked.push(key)
      return answers(key)
    },
    { lifetimeMs: 60_000, now: () => time, ...(maxEntries && { maxEntries }) },
  )
  return { ask, asked, pass: (ms: number) => void (time += ms) }
}

test('B149 the same is asked once a minute, also when many ask at once', async () => {
  const { ask, asked, pass } = counted(async (key) => `${key}!`)
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a!', 'a!', 'b!'])
  pass(59_999)
  await ask('a')
  expect(asked).toEqual(['a', 'b'])
  pass(1)
  await ask('a')
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('when there was no answer it is asked again', async () => {
  let isAway = true
  const { ask, asked } = counted(async () => {
    if (isAway) throw new Error('away')
    return 'here'
  })
  await expect(ask('a')).rejects.toThrow('away')
  isAway = false
  expect(await ask('a')).toBe('here')
  expect(asked).toEqual(['a', 'a'])
})

test('what is remembered is bounded', async () => {
  const { ask, asked } = counted(async (key) => key, 3)
  for (const key of ['a', 'b', 'c', 'd']) await ask(key)
  await ask('d')
  await ask('a')
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'a'])
})

test('a cache never holds more than it may, and nothing that has expired', () => {
  const operation = record({
    key: constantFrom('a', 'b', 'c', 'd', 'e'),
    lifetimeMs: integer({ min: 0, max: 50 }),
    passMs: integer({ min: 0, max: 20 }),
  })
  assert(
    property(integer({ min: 1, max: 4 }), array(operation), (maxEntries, operations) => {
      let time = 0
      const cache = createExpiringCache<number>({ maxEntries, now: () => time })
      const model: { key: string; value: number; until: number }[] = []
      for (const [value, { key, lifetimeMs, passMs }] of operations.entries()) {
        cache.set(key, value, lifetimeMs)
        const same = model.findIndex((entry) => entry.key === key)
        if (same >= 0) model.splice(same, 1)
        model.push({ key, value, until: time + lifetimeMs })
        time += passMs
        const found = ['a', 'b', 'c', 'd', 'e'].filter((each) => cache.get(each) !== undefined)
        expect(found.length).toBeLessThanOrEqual(maxEntries)
        for (const each of found) {
          const entry = model.find((known) => known.key === each)
          expect(cache.get(each)).toBe(entry?.value)
          expect(entry?.until).toBeGreaterThan(time)
        }
      }
    }),
  )
})
