import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionRates, commissionOf, commissionRateOf, maxCommission, soldCategoriesOf } from './commission.ts'
import { cents } from '#domain/money/money.ts'

const bought = (...slugs: readonly string[]) =>
  slugs.map((productSlug) => ({ productSlug, priceType: 'purchase' }) as const)

test.each([
  [['domain-nl'], 0],
  [['domain-co.uk', 'extra-backup', 'moving-service'], 0],
  [['email-boom'], 1000],
  [['webhosting-stek'], 2500],
  [['webhosting-struik', 'domain-nl'], 4000],
  [['webhosting-boom'], 10_000],
  [['wordpress-stek', 'email-stek'], 6000],
  [['woocommerce-struik'], 7500],
  [['webshop-stek'], 7500],
  [['reseller-10'], 15_000],
  [['reseller-100'], 20_000],
  [['reseller-100', 'reseller-50'], 20_000],
  [[], 0],
])('%j earns %d cents', (slugs, amount) => {
  expect(commissionOf(bought(...slugs))).toBe(amount)
})

test('what moves here or is renewed earns nothing', () => {
  for (const priceType of ['transfer', 'renewal'] as const) {
    expect(commissionOf([{ productSlug: 'webhosting-boom', priceType }])).toBe(0)
  }
})

const anySlug = fc.oneof(
  fc.constantFrom(...commissionRates.map(({ slugs }) => slugs)),
  fc.constantFrom('domain-nl', 'reseller-25', 'wordpress-boom', 'extra-dns', 'moving-service', 'webhosting-'),
  fc.string(),
)

test('whatever is in it and in whichever order, a sale earns nothing below zero and no more than the most', () => {
  fc.assert(
    fc.property(fc.array(anySlug, { maxLength: 40 }), anySlug, (slugs, more) => {
      const amount = commissionOf(bought(...slugs))
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBeLessThanOrEqual(maxCommission)
      expect(commissionOf(bought(...slugs.toReversed()))).toBe(amount)
      expect(commissionOf(bought(...slugs, more))).toBeGreaterThanOrEqual(amount)
    }),
  )
})

test('the longest beginning of a slug is its rung', () => {
  expect(commissionRateOf('reseller-100')?.amount).toBe(cents(20_000))
  expect(commissionRateOf('reseller-50')?.slugs).toBe('reseller-')
  expect(commissionRateOf('webhosting-heester')).toBeUndefined()
})

test('what was sold is told in rungs, each once, in the order of the ladder', () => {
  expect(soldCategoriesOf(bought('reseller-10', 'domain-nl', 'domain-de', 'extra-dns'))).toEqual([
    'domain-',
    'reseller-',
  ])
})
