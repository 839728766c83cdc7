import { expect, test } from 'vitest'
import { paymentPollDelayMs } from './payment-poll-delay.ts'
import type { PaymentStatus } from './payment-status.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The ages at which it is looked at. */
function agesOf(status: PaymentStatus, first: number, most: number): readonly number[] {
  const ages = [first]
  for (let age = first; ages.length < most;) {
    const wait = paymentPollDelayMs(status, age)
    if (wait === null) break
    ages.push((age += wait))
  }
  return ages
}

test('under way: soon at first, then every five minutes, for as long as it takes', () => {
  const ages = agesOf('open', 0, 9).map((age) => age / minute)
  expect(ages).toEqual([0, 0.5, 1, 2, 4, 8, 13, 18, 23])
  expect(paymentPollDelayMs('pending', 400 * day)).toBe(5 * minute)
})

test('C59 paid: after an hour, a day, and every week for sixty days', () => {
  const ages = agesOf('paid', 0, 99).map((age) => age / day)
  expect(ages).toEqual([0, 1 / 24, 1, 8, 15, 22, 29, 36, 43, 50, 57])
})

test.each<PaymentStatus>(['failed', 'canceled', 'expired'])('%s: once more after an hour, then never', (status) => {
  expect(agesOf(status, 0, 99)).toEqual([0, 60 * minute])
})

test('C71 a clock that was put back changes nothing', () => {
  expect(paymentPollDelayMs('open', -day)).toBe(minute / 2)
  expect(paymentPollDelayMs('paid', -day)).toBe(60 * minute)
})
