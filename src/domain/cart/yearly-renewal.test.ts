import { expect, test } from 'vitest'
import { cents } from '#domain/money/money.ts'
import { yearlyRenewalOf } from './yearly-renewal.ts'

const costs = (charge: number) => ({ amount: cents(charge), periodical: cents(charge) })

test('renewals of every term count per twelve months, and what is paid once does not', () => {
  const items = [
    { priceFrequency: 'yearly', renewal: costs(999) },
    { priceFrequency: 'monthly', renewal: costs(400) },
    { priceFrequency: '2-yearly', renewal: costs(15_991) },
    { priceFrequency: null, renewal: null },
  ] as const
  expect(yearlyRenewalOf(items)).toBe(999 + 4800 + 7996)
})

test('an empty cart renews for nothing', () => {
  expect(yearlyRenewalOf([])).toBe(0)
})
