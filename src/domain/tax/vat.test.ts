import { expect, test } from 'vitest'
import { vatRateOf } from './vat.ts'

test('[T1] a visitor pays 21 %', () => {
  expect(vatRateOf(null)).toBe(2100)
})

test('[T1] an exempt customer pays nothing, whatever the percentage', () => {
  expect(vatRateOf({ taxExempt: true, taxPercentage: 19 })).toBe(0)
})

test('[T1] any other customer pays the own percentage, 0 and decimals included', () => {
  expect(vatRateOf({ taxExempt: false, taxPercentage: 25.5 })).toBe(2550)
  expect(vatRateOf({ taxExempt: false, taxPercentage: 0 })).toBe(0)
})

test('[T1] a customer without a percentage pays 21 %', () => {
  expect(vatRateOf({ taxExempt: false, taxPercentage: null })).toBe(2100)
})

test.each([-1, 101, Number.NaN, 20.999])('a percentage of %s is none', (taxPercentage) => {
  expect(vatRateOf({ taxExempt: false, taxPercentage })).toBe(2100)
})
