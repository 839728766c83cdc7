import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { productOfExtension } from './extension.ts'
import { frequencyOfYears } from './frequency.ts'
import { basisPoints, cents, sumOf, vatPairOf } from '#core/money/money.ts'
import { costOfYearsOf, costOverMonthsOf, planPricesOf, renewalsOf, threeYearCostOf } from './plan-prices.ts'
import { amountOff, sampleExtension, sampleOption, sampleProduct, today } from '#tests/builders/sample-catalogue.ts'

const costs = (charge: number) => ({ amount: cents(charge), periodical: cents(charge) })

test('renewals are summed by frequency, and one-off and free products do not renew', () => {
  const items = [
    { priceFrequency: 'yearly', renewal: costs(999) },
    { priceFrequency: 'monthly', renewal: costs(400) },
    { priceFrequency: '2-yearly', renewal: costs(15_991) },
    { priceFrequency: 'monthly', renewal: costs(250) },
    { priceFrequency: 'yearly', renewal: costs(0) },
    { priceFrequency: null, renewal: null },
  ] as const
  expect(renewalsOf(items)).toEqual([
    { frequency: 'monthly', amount: 650 },
    { frequency: 'yearly', amount: 999 },
    { frequency: '2-yearly', amount: 15_991 },
  ])
})

test('an empty cart has no renewals', () => {
  expect(renewalsOf([])).toEqual([])
})

const rate = basisPoints(2100)
const product = sampleProduct('plan', {
  options: [sampleOption(8400, 'yearly', [amountOff(3600)]), sampleOption(800, 'monthly'), sampleOption(0, null)],
})

test('first term, renewal and saving are computed together, without and with VAT', () => {
  expect(planPricesOf(product, { frequency: 'yearly' }, today, rate)).toEqual({
    frequency: 'yearly',
    firstTerm: { excl: 4800, incl: 5808 },
    renewal: { excl: 8400, incl: 10164 },
    saving: { excl: 3600, incl: 4356 },
  })
})

test('without a discount the renewal price is still given', () => {
  expect(planPricesOf(product, { frequency: 'monthly' }, today, rate)).toMatchObject({
    firstTerm: { excl: 800 },
    renewal: { excl: 800 },
    saving: { excl: 0, incl: 0 },
  })
})

test('a one-off product has no renewal', () => {
  expect(planPricesOf(product, { frequency: null }, today, rate)?.renewal).toBeNull()
})

test('a transfer renews at the list price and has no saving', () => {
  const domain = productOfExtension(sampleExtension('nl'))
  expect(planPricesOf(domain, { frequency: 'yearly', type: 'transfer' }, today, rate)).toMatchObject({
    firstTerm: { excl: 0 },
    renewal: { excl: 999 },
    saving: { excl: 0 },
  })
})

test('an option that does not exist or is not sold yet has no prices', () => {
  expect(planPricesOf(product, { frequency: '2-yearly' }, today, rate)).toBeNull()
  expect(planPricesOf(product, { frequency: 'yearly' }, '2025-12-31', rate)).toBeNull()
})

test('the cost of three years includes all charges within them', () => {
  const charges = { firstTerm: cents(399), renewal: cents(999) }
  expect(costOverMonthsOf('yearly', 36, charges)).toBe(2397)
  expect(costOverMonthsOf('2-yearly', 36, charges)).toBe(1398)
  expect(costOverMonthsOf('monthly', 36, charges)).toBe(399 + 35 * 999)
})

const pairOf = (amount: number) => vatPairOf(cents(amount), rate)

test('VAT over three yearly invoices is rounded per invoice', () => {
  const charges = { firstTerm: pairOf(399), renewal: pairOf(999) }
  expect(threeYearCostOf(charges, 1)).toEqual({ excl: 2397, incl: 483 + 1209 + 1209 })
  expect(pairOf(2397).incl).toBe(2900)
})

test('terms of two years are charged twice, and a transfer without a term precedes all three', () => {
  const charges = { firstTerm: pairOf(0), renewal: pairOf(999) }
  expect(threeYearCostOf(charges, 2)).toEqual(pairOf(999))
  expect(threeYearCostOf(charges, 1, 1)).toEqual({ excl: 2997, incl: 3 * 1209 })
})

test('the cost differs from VAT over the sum by at most a cent per invoice', () => {
  assert(
    property(nat(50_000), nat(50_000), integer({ min: 1, max: 3 }), (first, again, years) => {
      const { excl, incl } = threeYearCostOf({ firstTerm: pairOf(first), renewal: pairOf(again) }, years)
      expect(Math.abs(incl - pairOf(excl).incl)).toBeLessThanOrEqual(3)
    }),
  )
})

const frequency = constantFrom('monthly' as const, 'yearly' as const, '2-yearly' as const)
const charged = record({ firstTerm: nat(50_000).map(cents), renewal: nat(50_000).map(cents), frequency })

test('the years of a cart add up, and its first invoice is the total of the cart', () => {
  assert(
    property(array(charged, { maxLength: 20 }), (charges) => {
      const { years, together } = costOfYearsOf(charges, 3, rate)
      expect(sumOf(years.map(({ excl }) => excl))).toBe(together.excl)
      expect(sumOf(years.map(({ incl }) => incl))).toBe(together.incl)
      const expected = charges.map(({ frequency: term, ...each }) => costOverMonthsOf(term, 36, each))
      expect(together.excl).toBe(sumOf(expected))
      const yearly = charges.filter((each) => each.frequency === 'yearly')
      const total = vatPairOf(sumOf(yearly.map(({ firstTerm }) => firstTerm)), rate)
      expect(costOfYearsOf(yearly, 3, rate).years[0]).toEqual(total)
    }),
  )
})

test('a product costs the same in a cart, on its own page and in the search', () => {
  assert(
    property(nat(50_000), nat(50_000), integer({ min: 1, max: 3 }), boolean(), (first, again, years, paysNoTerm) => {
      const charges = { firstTerm: cents(first), renewal: cents(again), frequency: frequencyOfYears(years), paysNoTerm }
      const prices = { firstTerm: pairOf(first), renewal: pairOf(again) }
      expect(costOfYearsOf([charges], 3, rate).together).toEqual(threeYearCostOf(prices, years, paysNoTerm ? 1 : 0))
    }),
  )
})

test('a one-off product is charged in the first year only', () => {
  const once = { firstTerm: cents(1500), renewal: null, frequency: null }
  expect(costOfYearsOf([once], 3, rate).years.map(({ excl }) => excl)).toEqual([1500, 0, 0])
})
