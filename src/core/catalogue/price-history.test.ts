import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#core/time/iso-date.ts'
import { cents } from '#core/money/money.ts'
import { lowestPriceOf } from './price-history.ts'
import { netOf, pricedOn, type PriceOption } from './price.ts'
import { amountOff, sampleOption } from '#tests/builders/sample-catalogue.ts'

const raisedInJune: PriceOption = {
  ...sampleOption(0, 'yearly'),
  history: [
    { from: '2026-01-01', charge: cents(1000) },
    { from: '2026-06-01', charge: cents(1500) },
  ],
}

test('the lowest price of thirty days is read from the history', () => {
  expect(lowestPriceOf(raisedInJune, '2026-06-01')).toBe(1000)
  expect(lowestPriceOf(raisedInJune, '2026-06-30')).toBe(1000)
  expect(lowestPriceOf(raisedInJune, '2026-07-01')).toBe(1500)
})

test('a discount that has ended counts towards the lowest price', () => {
  const option = sampleOption(1000, 'yearly', [amountOff(400, { from: '2026-03-10', until: '2026-03-12' })])
  expect(lowestPriceOf(option, '2026-03-10')).toBe(1000)
  expect(lowestPriceOf(option, '2026-04-01')).toBe(600)
  expect(lowestPriceOf(option, '2026-04-12')).toBe(1000)
})

test('a product that was not on sale had no price', () => {
  expect(lowestPriceOf(raisedInJune, '2026-01-01')).toBeNull()
  expect(lowestPriceOf(raisedInJune, '2026-01-02')).toBe(1000)
})

test('checking only days on which the price can fall finds the same lowest price as checking every day', () => {
  const day = fc.nat(120).map((days) => daysAfter('2026-01-01', days))
  const discount = fc.tuple(fc.nat(900), day, day).map(([amount, from, until]) => amountOff(amount, { from, until }))
  const history = fc
    .uniqueArray(fc.record({ from: day, charge: fc.nat(1000).map(cents) }), {
      selector: ({ from }) => from,
      minLength: 1,
    })
    .map((list) => list.toSorted((one, other) => (one.from < other.from ? -1 : 1)))
  fc.assert(
    fc.property(history, fc.array(discount, { maxLength: 3 }), day, (prices, discounts, date) => {
      const option: PriceOption = { ...sampleOption(0, 'yearly', discounts), history: prices }
      const asked = Array.from({ length: 30 }, (_, index) => pricedOn(option, daysAfter(date, index - 30)))
      const nets = asked.flatMap((priced) => (priced === null ? [] : [netOf(priced)]))
      expect(lowestPriceOf(option, date)).toBe(nets.length === 0 ? null : Math.min(...nets))
    }),
  )
})
