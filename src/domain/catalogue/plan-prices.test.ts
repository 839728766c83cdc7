import { expect, test } from 'vitest'
import { productOfExtension } from './extension.ts'
import { basisPoints, cents } from '#domain/money/money.ts'
import { costOverMonthsOf, planPricesOf } from './plan-prices.ts'
import { amountOff, sampleExtension, sampleOption, sampleProduct, today } from '#tests/builders/sample-catalogue.ts'

const rate = basisPoints(2100)
const product = sampleProduct('plan', {
  options: [sampleOption(8400, 'yearly', [amountOff(3600)]), sampleOption(800, 'monthly'), sampleOption(0, null)],
})

test('first term, renewal and saving come together, on both sides of VAT', () => {
  expect(planPricesOf(product, { frequency: 'yearly' }, today, rate)).toEqual({
    frequency: 'yearly',
    firstTerm: { excl: 4800, incl: 5808 },
    renewal: { excl: 8400, incl: 10164 },
    saving: { excl: 3600, incl: 4356 },
  })
})

test('without a discount the renewal price is there all the same', () => {
  expect(planPricesOf(product, { frequency: 'monthly' }, today, rate)).toMatchObject({
    firstTerm: { excl: 800 },
    renewal: { excl: 800 },
    saving: { excl: 0, incl: 0 },
  })
})

test('what is paid once has no renewal', () => {
  expect(planPricesOf(product, { frequency: null }, today, rate)?.renewal).toBeNull()
})

test('a move renews at the plain price, and saves nothing', () => {
  const domain = productOfExtension(sampleExtension('nl'))
  expect(planPricesOf(domain, { frequency: 'yearly', type: 'transfer' }, today, rate)).toMatchObject({
    firstTerm: { excl: 0 },
    renewal: { excl: 999 },
    saving: { excl: 0 },
  })
})

test('no such option, or not yet: no prices', () => {
  expect(planPricesOf(product, { frequency: '2-yearly' }, today, rate)).toBeNull()
  expect(planPricesOf(product, { frequency: 'yearly' }, '2025-12-31', rate)).toBeNull()
})

test('three years are all charges that fall within them', () => {
  const charges = { firstTerm: cents(399), renewal: cents(999) }
  expect(costOverMonthsOf('yearly', 36, charges)).toBe(2397)
  expect(costOverMonthsOf('2-yearly', 36, charges)).toBe(1398)
  expect(costOverMonthsOf('monthly', 36, charges)).toBe(399 + 35 * 999)
})
