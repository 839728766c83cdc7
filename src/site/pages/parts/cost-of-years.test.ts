import { expect, test } from 'vitest'
import { products } from '#catalogue/products.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { sumOf } from '#core/money/money.ts'
import { isChildOnly, optionOf } from '#core/catalogue/product.ts'
import { costOfYears, usualTermOf } from './cost-of-years.ts'
import { productOfSlug } from './product-of-slug.ts'

const today: IsoDate = '2026-11-15'
const hosting = products.filter((product) => product.type === 'hosting' && !isChildOnly(product))

test.each<[string, Frequency, readonly number[], number]>([
  ['webhosting-stek', 'yearly', [2400, 4200, 4200], 10_800],
  ['webhosting-stek', 'monthly', [4800, 4800, 4800], 14_400],
  ['wordpress-boom', 'yearly', [12_000, 21_600, 21_600], 55_200],
  ['reseller-10', 'yearly', [13_500, 13_500, 13_500], 40_500],
  ['domain-nl', 'yearly', [399, 999, 999], 2397],
])('%s, paid %s, costs %j in three years', (slug, term, years, together) => {
  const cost = costOfYears(productOfSlug(slug), term, 3, today)
  expect(cost.years.map(({ excl }) => excl)).toEqual(years)
  expect(cost.together.excl).toBe(together)
})

test('the years add up on both sides of VAT, with VAT rounded per invoice', () => {
  for (const product of hosting) {
    for (const term of ['monthly', 'yearly'] as const) {
      if (!optionOf(product, 'purchase', term)) continue
      const { years, together } = costOfYears(product, term, 3, today)
      expect(sumOf(years.map(({ excl }) => excl)), product.slug).toBe(together.excl)
      expect(sumOf(years.map(({ incl }) => incl)), product.slug).toBe(together.incl)
      const { firstTerm, renewal } = pricesOf(product.slug, term, today)
      const again = (term === 'monthly' ? 36 : 3) - 1
      expect(together.incl, product.slug).toBe(firstTerm.incl + again * (renewal?.incl ?? Number.NaN))
    }
  }
})

test('a product sold by the year is calculated by the year', () => {
  expect(hosting.map(usualTermOf)).toEqual(hosting.map(() => 'yearly'))
})

test('a term of several years or an unknown slug throws', () => {
  expect(() => costOfYears(productOfSlug('domain-ai'), '2-yearly', 3, today)).toThrow('domain-ai')
  expect(() => productOfSlug('webhosting-bos')).toThrow('webhosting-bos')
})
