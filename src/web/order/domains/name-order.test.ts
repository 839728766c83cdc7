import { expect, test } from 'vitest'
import { cents, type VatPair } from '#domain/money/money.ts'
import type { RequestedName } from '#domain/names/requested-names.ts'
import { type NameSort, sortedNames } from './name-order.ts'
import type { NamePrices } from './name-prices.ts'

const pair = (amount: number): VatPair => ({ excl: cents(amount), incl: cents(amount) })

function pricesOf(firstTerm: number, renewal: number, threeYears: number, years = 1): NamePrices {
  return {
    pays: 'registration',
    years,
    firstTerm: pair(firstTerm),
    renewal: pair(renewal),
    saving: pair(0),
    threeYears: pair(threeYears),
  }
}

const prices: Readonly<Record<string, NamePrices>> = {
  'a.nl': pricesOf(900, 1000, 2900),
  'a.com': pricesOf(300, 3000, 6300),
  'a.eu': pricesOf(600, 900, 2400),
  // For two years at once: a thousand a year.
  'a.ai': pricesOf(2000, 2000, 4000, 2),
}

const wish = (name: string, isExact = false) =>
  ({ kind: 'name', name: { ascii: name }, isExact }) as unknown as RequestedName & { kind: 'name' }
const rows: readonly RequestedName[] = [
  { kind: 'unsold', typed: 'a.zz', tld: 'zz' },
  wish('a.nl', true),
  wish('a.ai'),
  wish('a.com'),
  wish('a.eu'),
]

const namesIn = (sort: NameSort | null) =>
  sortedNames(rows, sort, ({ name }) => prices[name.ascii] ?? null).map((row) =>
    row.kind === 'name' ? row.name.ascii : row.typed,
  )

test('names stand as they fit until somebody sorts', () => {
  expect(namesIn(null)).toEqual(['a.zz', 'a.nl', 'a.ai', 'a.com', 'a.eu'])
})

test('the exact wish stays on top, the others go by the price now, later per year, or over three years', () => {
  expect(namesIn('price')).toEqual(['a.zz', 'a.nl', 'a.com', 'a.eu', 'a.ai'])
  expect(namesIn('renewal')).toEqual(['a.zz', 'a.nl', 'a.eu', 'a.ai', 'a.com'])
  expect(namesIn('years')).toEqual(['a.zz', 'a.nl', 'a.eu', 'a.ai', 'a.com'])
})
