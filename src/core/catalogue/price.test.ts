import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, cents } from '#core/money/money.ts'
import { chargeOf } from './charge.ts'
import { type Discount, netOf, pricedOn, type PriceOption, renewalOn } from './price.ts'
import { amountOff, sampleOption, today } from '#tests/builders/sample-catalogue.ts'

const label = { nl: 'korting', de: 'Rabatt', en: 'discount' }

test('[T3] the periodical price is used in preference to the plain amount', () => {
  expect(chargeOf({ amount: cents(700), periodical: cents(8400) })).toBe(8400)
  expect(chargeOf({ amount: cents(700) })).toBe(700)
  expect(chargeOf({ amount: cents(700), periodical: cents(0) })).toBe(0)
})

test('[T4] the total of an item is price minus discount', () => {
  const priced = pricedOn(sampleOption(8400, 'yearly', [amountOff(3600)]), today)
  expect(priced).toMatchObject({
    price: { amount: 700, periodical: 8400 },
    discount: { amount: 300, periodical: 3600 },
    discounts: [{ applicableTo: 'purchase', amount: 3600 }],
  })
  expect(priced && netOf(priced)).toBe(4800)
})

test('a one-off product has no periodical price', () => {
  expect(pricedOn(sampleOption(0, null), today)).toEqual({ price: { amount: 0 }, discounts: [] })
})

test('prices of domains are compared per year, whatever their term', () => {
  const recurring = { frequency: '2-yearly', comparedPer: 'year' } as const
  expect(pricedOn({ ...sampleOption(15990, 'yearly'), recurring }, today)?.price).toEqual({
    amount: 7995,
    periodical: 15990,
  })
})

test('the comparison amount is rounded half up', () => {
  expect(pricedOn(sampleOption(6, 'yearly'), today)?.price.amount).toBe(1)
  expect(pricedOn(sampleOption(5, 'yearly'), today)?.price.amount).toBe(0)
})

test('prices and discounts follow the date', () => {
  const option: PriceOption = {
    ...sampleOption(8400, 'yearly', [amountOff(3600, { from: '2026-06-01', until: '2026-06-30' })]),
    history: [
      { from: '2026-01-01', charge: cents(8400) },
      { from: '2026-09-01', charge: cents(9000) },
    ],
  }
  const net = (date: `${number}-${number}-${number}`) => {
    const priced = pricedOn(option, date)
    return priced && netOf(priced)
  }
  expect(net('2025-12-31')).toBeNull()
  expect(net('2026-05-31')).toBe(8400)
  expect(net('2026-06-01')).toBe(4800)
  expect(net('2026-06-30')).toBe(4800)
  expect(net('2026-07-01')).toBe(8400)
  expect(net('2026-09-01')).toBe(9000)
})

test('a renewal only has the discounts on renewals', () => {
  const again: Discount = { applicableTo: 'renewal', percentage: basisPoints(1000), label }
  const option = sampleOption(999, 'yearly', [amountOff(600), again])
  expect(renewalOn(option, today)).toEqual({ amount: 75, periodical: 899 })
  expect(pricedOn(option, today)?.discounts).toHaveLength(1)
  expect(renewalOn(sampleOption(0, null), today)).toBeNull()
})

test('a transfer has its own price and no discount', () => {
  const transfer: PriceOption = { ...sampleOption(999, 'yearly', [amountOff(600)]), type: 'transfer' }
  expect(pricedOn(transfer, today)).toEqual({ price: { amount: 83, periodical: 999 }, discounts: [] })
})

test('no combination of discounts makes a price negative', () => {
  const discount = fc.oneof(
    fc.nat(20_000).map((amount): Discount => amountOff(amount)),
    fc.nat(10_000).map((share): Discount => ({ applicableTo: 'purchase', percentage: basisPoints(share), label })),
  )
  fc.assert(
    fc.property(fc.nat(20_000), fc.array(discount, { maxLength: 5 }), (charge, discounts) => {
      const priced = pricedOn(sampleOption(charge, 'yearly', discounts), today)
      const sum = priced?.discounts.reduce((total, each) => total + each.amount, 0)
      expect(priced && netOf(priced)).toBeGreaterThanOrEqual(0)
      expect(priced?.discount?.periodical ?? 0).toBe(sum)
    }),
  )
})
