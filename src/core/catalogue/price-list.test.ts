import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#core/time/iso-date.ts'
import { cents } from '#core/money/money.ts'
import { amountOff, sampleCatalogue } from '#tests/builders/sample-catalogue.ts'
import { type PriceList, priceListOf, withPriceList } from './price-list.ts'

const day = fc.nat(400).map((days) => daysAfter('2026-01-01', days))
const history = fc.array(fc.record({ from: day, charge: fc.nat(100_000).map(cents) }), { maxLength: 4 })
const discounts = fc.array(
  fc.tuple(fc.nat(900), day, day).map(([amount, from, until]) => amountOff(amount, { from, until })),
  { maxLength: 2 },
)
const own = priceListOf(sampleCatalogue)

/** Arbitrary prices for everything in the sample catalogue. */
const lists: fc.Arbitrary<PriceList> = fc.record({
  products: fc.record(
    Object.fromEntries(
      Object.entries(own.products).map(([slug, options]) => [
        slug,
        fc.tuple(
          ...options.map((option) => fc.record({ history, discounts }).map((prices) => ({ ...option, ...prices }))),
        ),
      ]),
    ),
  ),
  extensions: fc.record(
    Object.fromEntries(
      Object.keys(own.extensions).map((tld) => [
        tld,
        fc.record({ history, discounts, transfer: history, restoreFee: fc.option(fc.nat(9000).map(cents)) }),
      ]),
    ),
  ),
})

test('a catalogue with its own prices is unchanged after conversion to JSON and back', () => {
  expect(withPriceList(sampleCatalogue, JSON.parse(JSON.stringify(own)) as PriceList)).toEqual(sampleCatalogue)
})

test('a catalogue with a price list has all its prices and is otherwise unchanged', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const repriced = withPriceList(sampleCatalogue, list)
      expect(JSON.stringify(priceListOf(repriced))).toBe(JSON.stringify(list))
      expect(withPriceList(repriced, own)).toEqual(sampleCatalogue)
    }),
  )
})

test('prices missing from a list stay unchanged, and products not sold are ignored', () => {
  const prices = { history: [], discounts: [], transfer: [], restoreFee: cents(1) }
  const list: PriceList = { products: { other: [], small: [] }, extensions: { other: prices, nl: prices } }
  const { products, extensions } = withPriceList(sampleCatalogue, list)
  expect(products).toEqual(sampleCatalogue.products)
  expect([...extensions.keys()]).toEqual([...sampleCatalogue.extensions.keys()])
  expect(extensions.get('nl')?.restoreFee).toBe(1)
  expect(extensions.get('de')).toBe(sampleCatalogue.extensions.get('de'))
})
