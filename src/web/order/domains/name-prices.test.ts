import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { cents } from '#core/money/money.ts'
import type { NameResult } from '#core/names/name-result.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { offeredPricesOf } from './name-prices.ts'

const date: IsoDate = '2026-06-01'

function pricesOf(tld: string, found: Partial<NameResult>) {
  const extension = catalogue.extensions.get(tld)
  if (!extension) throw new Error(`.${tld} is not sold`)
  const lookup = { kind: 'found', isAgain: false, found: found as NameResult } as const
  return offeredPricesOf(extension, lookup, date, visitorVatRate)
}

test('an available name has its list price', () => {
  expect(pricesOf('nl', { state: 'available' })).toMatchObject({
    pays: 'registration',
    firstTerm: { excl: 399, incl: 483 },
    renewal: { excl: 999, incl: 1209 },
    threeYears: { excl: 2397 },
  })
})

test('a transfer that includes a year counts as the first of three', () => {
  expect(pricesOf('com', { state: 'taken' })).toMatchObject({
    pays: 'moveWithYear',
    firstTerm: { excl: 999 },
    renewal: { excl: 1499 },
    threeYears: { excl: 999 + 2 * 1499 },
  })
})

test('a transfer without a term has three renewals in three years', () => {
  expect(pricesOf('nl', { state: 'taken' })).toMatchObject({
    pays: 'moveOnly',
    firstTerm: { excl: 0 },
    threeYears: { excl: 3 * 999 },
  })
})

test('a premium name has the price of its registry, or none', () => {
  const asked = { firstYear: cents(48_000), renewal: cents(9600), transfer: null, threeYears: cents(67_200), years: 1 }
  expect(pricesOf('shop', { state: 'premium', prices: asked })).toMatchObject({
    firstTerm: { excl: 48_000 },
    renewal: { excl: 9600 },
    threeYears: { excl: 67_200 },
  })
  expect(pricesOf('shop', { state: 'premium', prices: null })).toBeNull()
})
