import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { commissionRates, commissionRateOf } from '#domain/partners/commission.ts'

const slugs = [...catalogue.products.keys()]

test('every product but extras and services stands on the ladder', () => {
  const without = [...catalogue.products.values()].filter(({ slug }) => commissionRateOf(slug) === undefined)
  expect(new Set(without.map(({ family }) => family))).toEqual(new Set(['extra', 'movingService']))
})

test('every rung holds a product', () => {
  const held = new Set(['domain-nl', ...slugs].map((slug) => commissionRateOf(slug)?.slugs))
  expect(commissionRates.filter((step) => !held.has(step.slugs))).toEqual([])
})
