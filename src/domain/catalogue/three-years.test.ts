import { assert, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, cents, vatPairOf } from '#domain/money/money.ts'
import { threeYearCostOf } from './three-years.ts'

const rate = basisPoints(2100)
const pairOf = (amount: number) => vatPairOf(cents(amount), rate)

test('three invoices of a year have three times VAT, not VAT over the sum', () => {
  const charges = { firstTerm: pairOf(399), renewal: pairOf(999) }
  expect(threeYearCostOf(charges, 1)).toEqual({ excl: 2397, incl: 483 + 1209 + 1209 })
  expect(pairOf(2397).incl).toBe(2900)
})

test('terms of two years are charged twice, and a move without a term comes before all three', () => {
  const charges = { firstTerm: pairOf(0), renewal: pairOf(999) }
  expect(threeYearCostOf(charges, 2)).toEqual(pairOf(999))
  expect(threeYearCostOf(charges, 1, 1)).toEqual({ excl: 2997, incl: 3 * 1209 })
})

test('it is never further from VAT over the sum than a cent an invoice', () => {
  assert(
    property(nat(50_000), nat(50_000), integer({ min: 1, max: 3 }), (first, again, years) => {
      const { excl, incl } = threeYearCostOf({ firstTerm: pairOf(first), renewal: pairOf(again) }, years)
      expect(Math.abs(incl - pairOf(excl).incl)).toBeLessThanOrEqual(3)
    }),
  )
})
