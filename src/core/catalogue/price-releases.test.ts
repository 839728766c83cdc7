import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#core/time/iso-date.ts'
import { momentsOfShopMinute, shopDayOf, startOfShopDay } from '#core/time/shop-day.ts'
import { cents } from '#core/money/money.ts'
import { amountOff } from '#tests/builders/sample-catalogue.ts'
import { netOf, pricedOn } from './price.ts'
import { lowestBefore, optionOfSeries } from './price-history.ts'
import type { PriceList } from './price-list.ts'
import { foldPrices, type PriceRelease, seriesOf } from './price-releases.ts'

/** A period that includes the end of summer time on 25 October. */
const first = startOfShopDay('2026-10-01')
const hourMs = 3_600_000
const momentAfter = (hours: number) => new Date(first.getTime() + hours * hourMs)

const base: PriceList = {
  products: {
    'webhosting-stek': [
      {
        type: 'purchase',
        frequency: 'yearly',
        history: [
          { from: '2026-01-01', charge: cents(4200) },
          { from: '2026-10-20', charge: cents(1850) },
        ],
        discounts: [amountOff(1800, { until: '2026-10-28' })],
      },
      { type: 'purchase', frequency: 'monthly', history: [{ from: '2026-01-01', charge: cents(400) }], discounts: [] },
    ],
  },
  extensions: {
    com: {
      history: [{ from: '2026-01-01', charge: cents(1499) }],
      discounts: [amountOff(500)],
      transfer: [{ from: '2026-01-01', charge: cents(999) }],
      restoreFee: null,
    },
  },
}
const names = ['webhosting-stek yearly', 'webhosting-stek monthly', '.com', '.com transfer', '.com restore'] as const

function netAt(releases: readonly PriceRelease[], name: string, at: Date, day = shopDayOf(at)): number | null {
  const series = seriesOf(foldPrices(base, releases, at), name)
  const priced = series && pricedOn(optionOfSeries(series), day)
  return priced && netOf(priced)
}

const change = fc.record(
  {
    charge: fc.integer({ min: 1900, max: 9000 }).map(cents),
    discounts: fc.array(
      fc.integer({ min: 1, max: 1800 }).map((amount) => amountOff(amount)),
      { maxLength: 1 },
    ),
  },
  { requiredKeys: ['charge'] },
)
const changes = fc.dictionary(fc.constantFrom(...names), change, { minKeys: 1, maxKeys: 3, noNullPrototype: true })
/** Multiples of six hours within eighty days, so that releases often begin at the same moment. */
const hours = fc.nat(320).map((step) => step * 6)
const releases = fc.array(fc.tuple(hours, changes, fc.option(fc.nat(100), { freq: 3 })), { maxLength: 8 }).map((rows) =>
  rows.map(([hour, prices, undone], index): PriceRelease => {
    const undoes = undone === null || index === 0 ? null : 1 + (undone % index)
    return { number: index + 1, beginsAt: momentAfter(hour), undoes, prices: undoes === null ? prices : {} }
  }),
)

test('releases give the same prices in any order', () => {
  fc.assert(
    fc.property(releases, fc.infiniteStream(fc.nat()), hours, (rows, keys, hour) => {
      const shuffled = rows
        .map((row) => [keys.next().value, row] as const)
        .toSorted(([one], [other]) => one - other)
        .map(([, row]) => row)
      expect(foldPrices(base, shuffled, momentAfter(hour))).toEqual(foldPrices(base, rows, momentAfter(hour)))
    }),
  )
})

test('the last begun release that is not undone sets the price, unless the files have a later one', () => {
  fc.assert(
    fc.property(releases, hours, fc.constantFrom(...names), (rows, hour, name) => {
      const at = momentAfter(hour)
      const begun = rows.filter(({ beginsAt }) => beginsAt <= at)
      const isUndone = (number: number): boolean => begun.some((row) => row.undoes === number && !isUndone(row.number))
      const last = begun
        .filter(({ number, prices }) => prices[name] !== undefined && !isUndone(number))
        .toSorted((one, other) => one.beginsAt.getTime() - other.beginsAt.getTime() || one.number - other.number)
        .at(-1)
      const file = seriesOf(base, name)?.history.findLast(({ from }) => from <= shopDayOf(at))
      const isLater = last !== undefined && file !== undefined && file.from > shopDayOf(last.beginsAt)
      const expected = (isLater ? undefined : last?.prices[name]?.charge) ?? file?.charge
      const series = seriesOf(foldPrices(base, rows, at), name)
      expect(series?.history.findLast(({ from }) => from <= shopDayOf(at))?.charge).toBe(expected)
    }),
  )
})

test('undoing a release restores every price to the cent, on that day and all later days', () => {
  fc.assert(
    fc.property(releases, changes, hours, hours, fc.nat(240), (rows, prices, hour, later, days) => {
      const number = rows.length + 1
      const made: PriceRelease = { number, beginsAt: momentAfter(hour), undoes: null, prices }
      const undone: PriceRelease = { number: number + 1, beginsAt: momentAfter(later), undoes: number, prices: {} }
      const again: PriceRelease = {
        number: number + 2,
        beginsAt: momentAfter(later + 2),
        undoes: number + 1,
        prices: {},
      }
      for (const name of names) {
        const at = new Date(undone.beginsAt.getTime() + days * hourMs)
        const day = daysAfter(shopDayOf(at), days % 40)
        expect(netAt([...rows, made, undone], name, at, day)).toBe(netAt(rows, name, at, day))
        const redone = new Date(at.getTime() + 2 * hourMs)
        expect(netAt([...rows, made, undone, again], name, redone)).toBe(netAt([...rows, made], name, redone))
      }
    }),
  )
})

test('the history has the last price of each day, and the lowest price includes prices valid for hours', () => {
  fc.assert(
    fc.property(releases, fc.integer({ min: 31 * 4, max: 320 }), fc.constantFrom(...names), (rows, step, name) => {
      const at = momentAfter(step * 6)
      const today = shopDayOf(at)
      const days = Array.from({ length: 31 }, (_, index) => daysAfter(today, index - 30))
      const starts = days.map(startOfShopDay)
      if (name !== '.com restore') {
        days.slice(0, -1).forEach((day, index) => {
          const lastMoment = new Date((starts[index + 1]?.getTime() ?? 0) - 1)
          expect(netAt(rows, name, at, day), day).toBe(netAt(rows, name, lastMoment, day))
        })
      }
      // Prices change when a release begins and at midnight.
      const moments = [...starts, ...rows.map(({ beginsAt }) => beginsAt)].filter(
        (moment) => (starts[0] ?? at) <= moment && moment < at,
      )
      const pairs = moments.flatMap((moment) => {
        const series = seriesOf(foldPrices(base, rows, moment), name)
        const priced = series && pricedOn(optionOfSeries(series), shopDayOf(moment))
        return priced ? [{ list: priced.price.amount, net: netOf(priced) }] : []
      })
      const lowest = (which: 'list' | 'net') => Math.min(...pairs.map((pair) => pair[which]))
      expect(lowestBefore(base, rows, name, at)).toEqual(
        pairs.length === 0 ? null : { list: lowest('list'), net: lowest('net') },
      )
    }),
    { numRuns: 30 },
  )
})

test('thousands of prices and a year of weekly releases are combined quickly', () => {
  const tlds = Array.from({ length: 2100 }, (_, index) => `ext${index}`)
  const extension = base.extensions['com']
  if (extension === undefined) throw new Error('no sample')
  const big: PriceList = { products: {}, extensions: Object.fromEntries(tlds.map((tld) => [tld, extension])) }
  const rows = Array.from({ length: 52 }, (_, week): PriceRelease => {
    const prices = Object.fromEntries(tlds.map((tld) => [`.${tld}`, { charge: cents(1000 + week) }]))
    return { number: week + 1, beginsAt: momentAfter(week * 168), undoes: null, prices }
  })
  const times = [1, 2, 3].map(() => {
    const begun = performance.now()
    foldPrices(big, rows, momentAfter(9000))
    return performance.now() - begun
  })
  expect(Math.min(...times)).toBeLessThan(2000)
  const list = foldPrices(big, rows, momentAfter(9000))
  expect(list.extensions['ext7']?.history.length).toBeLessThan(10)
})

test('a local time in Amsterdam is one moment, two when summer time ends, none when it begins', () => {
  expect(momentsOfShopMinute('2026-12-01 00:00')).toEqual([new Date('2026-11-30T23:00Z')])
  expect(momentsOfShopMinute('2026-07-01 09:30')).toEqual([new Date('2026-07-01T07:30Z')])
  expect(momentsOfShopMinute('2026-10-25 02:30')).toHaveLength(2)
  expect(momentsOfShopMinute('2026-03-29 02:30')).toEqual([])
  expect(momentsOfShopMinute('2026-02-30 10:00')).toEqual([])
})
