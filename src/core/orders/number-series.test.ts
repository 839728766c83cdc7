import { expect, test } from 'vitest'
import { orderNumberPattern, restoreOf } from './number-series.ts'

test.each([
  ['2026-000123', 0],
  ['2026R1-000124', 1],
  ['2027R12-1000000', 12],
])('%s is an order number of series %i', (number, restore) => {
  expect(orderNumberPattern.test(number)).toBe(true)
  expect(restoreOf(number)).toBe(restore)
})

test.each(['2026R0-000123', '2026R-000123', '2026r1-000123', '2026R1000-000123', 'F2026R1-000123', '2026R1-00012'])(
  '%s is none',
  (number) => {
    expect(orderNumberPattern.test(number)).toBe(false)
  },
)
