import { expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import { extensionSortKeys, toggledSort, sortedRows } from './extension-sort.ts'
import { sampleRow } from '#tests/builders/sample-extension-rows.ts'

const rows = [
  sampleRow('nl', { firstTerm: cents(399), renewal: cents(999), threeYears: cents(2397), transfer: cents(0) }),
  sampleRow('ai', { years: 2, firstTerm: cents(15990), renewal: cents(1800), threeYears: cents(31980) }),
  sampleRow('shop', { firstTerm: cents(199), renewal: cents(3499), threeYears: cents(7197), transfer: cents(3399) }),
  sampleRow('be', { firstTerm: cents(399), renewal: cents(995), threeYears: cents(2389), transfer: cents(795) }),
]
const order = (...sort: Parameters<typeof toggledSort>) => sortedRows(rows, toggledSort(...sort)).map(({ tld }) => tld)

test('without sorting, the rows keep their order', () => {
  expect(sortedRows(rows, null)).toBe(rows)
})

test('a click on a heading sorts ascending, a second one descending, another heading ascending', () => {
  const once = toggledSort(null, 'renewal')
  const twice = toggledSort(once, 'renewal')
  expect(once).toEqual({ by: 'renewal', descending: false })
  expect(twice).toEqual({ by: 'renewal', descending: true })
  expect(toggledSort(twice, 'renewal')).toEqual(once)
  expect(toggledSort(twice, 'name')).toEqual({ by: 'name', descending: false })
})

test('sorts by each heading', () => {
  expect(order(null, 'name')).toEqual(['ai', 'be', 'nl', 'shop'])
  expect(order(null, 'firstTerm')).toEqual(['shop', 'be', 'nl', 'ai'])
  expect(order(null, 'threeYears')).toEqual(['be', 'nl', 'shop', 'ai'])
  expect(order(null, 'transfer')).toEqual(['ai', 'nl', 'be', 'shop'])
})

test('letters sort before digits, Latin before other scripts', () => {
  const mixed = ['2000.hu', 'рф', 'zone', 'ac'].map((tld) => sampleRow(tld))
  expect(sortedRows(mixed, toggledSort(null, 'name')).map(({ tld }) => tld)).toEqual(['ac', 'zone', 'рф', '2000.hu'])
})

test('renewals are compared per year, whatever the term', () => {
  expect(order(null, 'renewal')).toEqual(['ai', 'be', 'nl', 'shop'])
})

test('equal prices are sorted by name in both directions', () => {
  expect(order({ by: 'firstTerm', descending: false }, 'firstTerm')).toEqual(['ai', 'be', 'nl', 'shop'])
})

test('sorting neither removes nor adds rows', () => {
  for (const by of extensionSortKeys) {
    for (const descending of [false, true]) {
      expect(new Set(sortedRows(rows, { by, descending }))).toEqual(new Set(rows))
    }
  }
})
