import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopDayOf } from '#core/time/shop-day.ts'
import { amountOff, sampleCatalogue } from '#tests/builders/sample-catalogue.ts'
import { priceListOf } from './price-list.ts'
import { costTheSame, priceTimesFrom } from './price-versions.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 0, 1)
const moment = fc.integer({ min: start, max: start + 800 * 24 * hour }).map((ms) => new Date(ms))

test('within an interval neither the day nor the releases in force change', () => {
  fc.assert(
    fc.property(
      fc.array(moment, { maxLength: 5 }),
      moment,
      fc.integer({ min: 0, max: 72 * hour }),
      fc.nat(),
      (begins, at, aheadMs, seed) => {
        const releases = begins.map((beginsAt) => ({ beginsAt }))
        const times = priceTimesFrom(releases, at, aheadMs)
        const probe = at.getTime() + (seed % (aheadMs + 1))
        const inForce = times.findLast(({ since }) => since.getTime() <= probe)
        expect(inForce?.day).toBe(shopDayOf(new Date(probe)))
        const begun = begins.filter((each) => each.getTime() <= probe)
        expect(begun.every((each) => each <= (inForce?.since ?? 0))).toBe(true)
        expect(times.map(({ since }) => since)).toEqual(times.map(({ since }) => since).toSorted((a, b) => +a - +b))
      },
    ),
  )
})

test.each([
  ['in winter', '2026-11-16T22:59:59Z', '2026-11-16T23:00:00Z'],
  ['in summer', '2026-07-01T21:59:59Z', '2026-07-01T22:00:00Z'],
  ['before summer time begins', '2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z'],
  ['after summer time began', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
  ['before summer time ends', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z'],
  ['after summer time ended', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
])('a price day begins at midnight in Amsterdam %s', (_when, before, midnight) => {
  const [current, next] = priceTimesFrom([], new Date(before), 10_000)
  expect(next?.since).toEqual(new Date(midnight))
  expect(next?.day).not.toBe(current.day)
  expect(priceTimesFrom([], new Date(midnight), 10_000)).toEqual([next])
})

test('lists have the same prices until a dated price or discount begins or ends between their days', () => {
  const own = priceListOf(sampleCatalogue)
  const nl = own.extensions['nl']!
  const discounts = [amountOff(100, { from: '2026-11-16', until: '2026-11-20' })]
  const list = { ...own, extensions: { ...own.extensions, nl: { ...nl, discounts } } }
  expect(costTheSame(own, '2026-11-15', own, '2027-03-01')).toBe(true)
  expect(costTheSame(list, '2026-11-16', list, '2026-11-20')).toBe(true)
  expect(costTheSame(list, '2026-11-15', list, '2026-11-16')).toBe(false)
  expect(costTheSame(list, '2026-11-20', list, '2026-11-21')).toBe(false)
  expect(costTheSame(own, '2026-11-16', list, '2026-11-16')).toBe(false)
})
