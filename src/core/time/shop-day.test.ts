import { expect, test } from 'vitest'
import { shopDayOf } from './shop-day.ts'

test.each([
  ['2026-11-15T12:00:00Z', '2026-11-15'],
  ['2026-11-14T22:59:59Z', '2026-11-14'],
  ['2026-11-14T23:00:00Z', '2026-11-15'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2028-02-28T23:30:00Z', '2028-02-29'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in the shop', (time, day) => {
  expect(shopDayOf(new Date(time))).toBe(day)
})
