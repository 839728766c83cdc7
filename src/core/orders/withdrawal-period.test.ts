import { assert, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { withdrawalEndOf } from './withdrawal-period.ts'

test.each([
  ['a Monday: the day itself does not count, the last one does whole', '2026-11-02T09:00Z', '2026-11-16T23:00Z'],
  ['late in the evening it is tomorrow in Amsterdam', '2026-11-01T23:30Z', '2026-11-16T23:00Z'],
  ['a period does not end on a Saturday', '2026-11-07T09:00Z', '2026-11-23T23:00Z'],
  ['nor on a Sunday', '2026-11-08T09:00Z', '2026-11-23T23:00Z'],
  ['over the end of summer time', '2026-10-20T09:00Z', '2026-11-03T23:00Z'],
  ['over its beginning', '2026-03-24T09:00Z', '2026-04-07T22:00Z'],
  ['29 February', '2028-02-15T12:00Z', '2028-02-29T23:00Z'],
])('C73 %s', (_, concluded, end) => {
  expect(withdrawalEndOf(new Date(concluded)).toISOString()).toBe(new Date(end).toISOString())
})

const moment = date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const hour = 3_600_000

test('it has 14 whole days and at most the weekend, and ends at midnight in Amsterdam', () => {
  const clock = new Intl.DateTimeFormat('nl', { timeZone: 'Europe/Amsterdam', timeStyle: 'medium' })
  assert(
    property(moment, (concluded) => {
      const end = withdrawalEndOf(concluded)
      const hours = (end.getTime() - concluded.getTime()) / hour
      expect(hours).toBeGreaterThan(14 * 24 - 2)
      expect(hours).toBeLessThan(17 * 24 + 2)
      expect(clock.format(end)).toBe('00:00:00')
    }),
  )
})
