import { expect, test } from 'vitest'
import { daysAfter, holdsOn, isIsoDate, monthsAfter } from './iso-date.ts'

test('days are counted across months, leap days and clock changes', () => {
  expect(daysAfter('2026-11-15', -30)).toBe('2026-10-16')
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-10-25', 1, '2026-11-25'],
  ['2026-11-15', 12, '2027-11-15'],
  ['2026-11-15', 120, '2036-11-15'],
] as const)('C73 %s and %i months is %s', (date, months, later) => {
  expect(monthsAfter(date, months)).toBe(later)
})

test('a period includes its first and its last day', () => {
  const period = { from: '2026-03-01', until: '2026-03-31' } as const
  expect(
    ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].filter(isIsoDate).map((day) => holdsOn(period, day)),
  ).toEqual([false, true, true, false])
  expect(holdsOn({}, '1999-01-01')).toBe(true)
})

test.each(['2026-02-30', '2026-13-01', '26-1-1', '2026-11-15T00:00', ''])('"%s" is not a day', (text) => {
  expect(isIsoDate(text)).toBe(false)
})
