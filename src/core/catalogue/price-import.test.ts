import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOfCsv } from '#core/money/csv.ts'
import { cents } from '#core/money/money.ts'
import { tldOf } from '#core/names/domain-name.ts'
import { type ListColumns, type PriceGroup, pricesOfList, readPriceList } from './price-import.ts'

const form: ListColumns = {
  columns: { extension: 'TLD', registration: 'Create', renewal: 'Renew', transfer: 'Transfer', currency: 'Currency' },
  separator: ',',
  decimal: '.',
  currency: 'EUR',
}
const sold = new Map(['nl', 'com', 'ai', 'co.uk', 'xn--p1ai'].map((tld) => [tld, { minYears: tld === 'ai' ? 2 : 1 }]))
const known = { normalized: tldOf, isSold: (tld: string) => sold.has(tld) }
const header = 'TLD,Currency,Create,Renew,Transfer'
const read = (...rows: readonly string[]) => readPriceList([header, ...rows].join('\r\n'), form, known)

test('a wholesaler’s list is read in its own format', () => {
  const { costs, faults, notSold } = read(
    '.NL,EUR,3.50,3.5,0.00',
    '"com",eur,8.991,9,"9.25"',
    'рф,EUR,4,4,4',
    'horse,EUR,1,1,1',
    '',
  )
  expect([faults, notSold]).toEqual([[], ['horse']])
  expect(costs).toEqual({
    nl: { registration: 350, renewal: 350, transfer: 0 },
    com: { registration: 900, renewal: 900, transfer: 925 },
    'xn--p1ai': { registration: 400, renewal: 400, transfer: 400 },
  })
})

test.each([
  [
    'a comma for a point',
    ['com,EUR,"8,99",9.00,9.00'],
    'line 2: .com: registration “8,99” has a comma: amounts are written 9.99',
  ],
  ['a negative price', ['nl,EUR,3.50,-3.50,0.00'], 'line 2: .nl: renewal “-3.50” is negative'],
  ['an absurd price', ['nl,EUR,3.50,99999.00,0.00'], 'line 2: .nl: renewal “99999.00” is absurd: above 10000'],
  ['no price', ['nl,EUR,3.50,,0.00'], 'line 2: .nl: renewal is empty'],
  ['words for a price', ['nl,EUR,3.50,on request,0.00'], 'line 2: .nl: renewal “on request” is not an amount'],
  [
    'a double row',
    ['nl,EUR,3.50,3.50,0.00', 'com,EUR,9.00,9.00,9.00', '.nl,EUR,4.50,4.50,0.00'],
    'line 4: .nl is there twice, first in line 2',
  ],
  ['another currency', ['nl,USD,3.50,3.50,0.00'], 'line 2: .nl is in “USD”, not in EUR'],
  ['no extension', [',EUR,3.50,3.50,0.00'], 'line 2: names no extension'],
  ['no extension at all', ['a b!,EUR,3.50,3.50,0.00'], 'line 2: “a b!” is not an extension'],
  ['a cell too many', ['nl,EUR,3,50,3.50,0.00'], 'line 2: has 6 cells, where the first line has 5'],
  ['a row cut off', ['nl,EUR'], 'line 2: has 2 cells, where the first line has 5'],
])('%s is reported with its row', (_, rows, fault) => {
  expect(read(...rows).faults).toEqual([fault])
})

test('a list with other columns is refused', () => {
  const other = readPriceList('Extension,Create,Renew,Transfer,Currency\nnl,1,1,1,EUR', form, known)
  expect(other.faults).toEqual([
    expect.stringMatching(/^line 1: needs one column “TLD” \(extension\), and has: Extension/),
  ])
  expect(readPriceList('', form, known).faults).toEqual(['line 1: the list is empty'])
  const twice = readPriceList('TLD,TLD,Create,Renew,Transfer,Currency\nnl,nl,1,1,1,EUR', form, known)
  expect(twice.faults).toHaveLength(1)
})

const groups: readonly PriceGroup[] = [
  { extensions: ['nl'], renewal: { percent: 100 }, firstTerm: { percent: 0 }, endsIn: [49, 99] },
  { extensions: 'all', renewal: { percent: 10, atLeast: cents(300) }, transfer: { percent: 0 }, endsIn: [95] },
]

test('mark-up and rounding give prices for the shortest term', () => {
  const cost = { registration: cents(1000), renewal: cents(401), transfer: cents(0) }
  const costs = { nl: cost, com: cost, ai: cost, 'co.uk': cost, 'xn--p1ai': cost }
  const { prices, faults } = pricesOfList(costs, { groups, notListed: [] }, sold)
  expect(faults).toEqual([])
  expect(prices).toMatchObject({
    // A first term never costs more than a renewal.
    '.nl': { price: 849, firstTerm: 849 },
    '.com': { price: 795 },
    '.com transfer': { price: 0 },
    '.ai': { price: 1195 },
  })
  expect(prices['.nl transfer']).toBeUndefined()
})

test('a missing extension is reported, unless it is configured as missing', () => {
  const cost = { registration: cents(100), renewal: cents(100), transfer: cents(0) }
  const { faults } = pricesOfList({ nl: cost, com: cost, ai: cost }, { groups, notListed: ['co.uk', 'horse'] }, sold)
  expect(faults).toEqual([
    'mapping: .horse is not sold here',
    '.xn--p1ai: is sold here and not in the list; see notListed',
  ])
  expect(
    pricesOfList({ com: cost }, { groups: groups.slice(0, 1), notListed: ['nl', 'ai', 'co.uk', 'xn--p1ai'] }, sold)
      .faults,
  ).toEqual(['.com: is in no group'])
})

test('prices have a configured ending, are never below the mark-up, and less than a euro above it', () => {
  const ends = fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(200), ends, (renewal, percent, endsIn) => {
      const cost = { registration: cents(1), renewal: cents(renewal), transfer: cents(1) }
      const rules = { groups: [{ extensions: 'all' as const, renewal: { percent }, endsIn }], notListed: [] }
      const { price = cents(0) } =
        pricesOfList({ nl: cost }, rules, new Map([['nl', { minYears: 1 }]])).prices['.nl'] ?? {}
      const marked = renewal + Math.round((renewal * percent) / 100)
      expect(endsIn).toContain(price % 100)
      expect(price - marked).toBeGreaterThanOrEqual(0)
      expect(price - marked).toBeLessThan(100)
    }),
  )
})

test('any cells written as CSV are read back unchanged', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' x', '9.99', '\t') })
    .map((text) => text.trim())
  const row = fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some((each) => each !== ''))
  fc.assert(
    fc.property(fc.array(row), fc.constantFrom('\n', '\r\n'), (rows, end) => {
      const text = rows.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join(end)
      expect(rowsOfCsv(text, ',').map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})
