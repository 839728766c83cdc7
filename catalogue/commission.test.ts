import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { pricesOf } from './prices-of.ts'
import { commissionOf, commissionRates, commissionRateOf, maxCommission } from '#core/partners/commission.ts'

const slugs = [...catalogue.products.keys()]

test('every product except extras and services has a commission rate', () => {
  const without = [...catalogue.products.values()].filter(({ slug }) => commissionRateOf(slug) === undefined)
  expect(new Set(without.map(({ family }) => family))).toEqual(new Set(['extra', 'movingService']))
})

test('every commission rate applies to a product', () => {
  const held = new Set(['domain-nl', ...slugs].map((slug) => commissionRateOf(slug)?.slugs))
  expect(commissionRates.filter((step) => !held.has(step.slugs))).toEqual([])
})

test('one year of a single product earns the maximum commission and costs at least twice as much', () => {
  const day = '2026-11-15'
  const earned = slugs
    .filter((slug) => commissionRateOf(slug) !== undefined)
    .map((productSlug) => {
      const net = pricesOf(productSlug, 'yearly', day).firstTerm.excl
      return { net, amount: commissionOf([{ productSlug, priceType: 'purchase', priceFrequency: 'yearly', net }]) }
    })
  expect(Math.max(...earned.map(({ amount }) => amount))).toBe(maxCommission)
  for (const { net, amount } of earned) expect(amount * 2).toBeLessThanOrEqual(net)
})
