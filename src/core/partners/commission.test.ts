import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  approvalDaysOf,
  commissionOf,
  commissionRateOf,
  commissionRates,
  maxChargebackDays,
  maxCommission,
  type SoldLine,
  soldCategoriesOf,
} from './commission.ts'
import { cents, sumOf } from '#core/money/money.ts'

const line = (productSlug: string, rest: Partial<SoldLine> = {}): SoldLine => ({
  productSlug,
  priceType: 'purchase',
  priceFrequency: 'yearly',
  net: cents(1000_00),
  ...rest,
})
/** Purchases at prices high enough for the full rate, because a sale earns at most half of its price. */
const bought = (...slugs: readonly string[]) => slugs.map((slug) => line(slug))

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

test('transfers and renewals earn nothing', () => {
  for (const priceType of ['transfer', 'renewal'] as const) {
    expect(commissionOf([line('webhosting-boom', { priceType })])).toBe(0)
  }
})

test.each([
  ['a month of a reseller package', [line('reseller-10', { priceFrequency: 'monthly', net: cents(1250) })], 625],
  [
    'eight monthly packages',
    Array(8).fill(line('webhosting-stek', { priceFrequency: 'monthly', net: cents(400) })),
    1600,
  ],
  ['a year that is dear enough', [line('webhosting-stek', { net: cents(5000) })], 2500],
  ['a year that is not', [line('webhosting-stek', { net: cents(2400) })], 1200],
  ['an odd cent', [line('webhosting-stek', { net: cents(2401) })], 1200],
  ['three years: the first counts', [line('webhosting-stek', { priceFrequency: '3-yearly', net: cents(6000) })], 1000],
  ['a dear name beside a cheap month', [line('domain-ai'), line('reseller-100', { net: cents(7995) })], 3997],
  ['a dear extra beside it', [line('extra-support'), line('email-stek', { net: cents(1200) })], 600],
  ['for nothing', [line('reseller-100', { net: cents(0) })], 0],
] as const)('never more than half of what was paid for it: %s', (_, lines, amount) => {
  expect(commissionOf(lines)).toBe(amount)
})

test.each<[method: string | null, days: number]>([
  ...['ideal', 'banktransfer', 'bancontact', 'eps', 'kbc', 'belfius', 'trustly', 'twint', 'przelewy24', null].map(
    (method): [string | null, number] => [method, 30],
  ),
  ['directdebit', 56],
  ['creditcard', 120],
  ['paypal', maxChargebackDays],
  ['one that we do not know', maxChargebackDays],
])('paid by %s, commission is pending for %i days', (method, days) => {
  expect(approvalDaysOf(method)).toBe(days)
})

const anySlug = fc.oneof(
  fc.constantFrom(...commissionRates.map(({ slugs }) => slugs)),
  fc.constantFrom('domain-nl', 'reseller-25', 'wordpress-boom', 'extra-dns', 'moving-service', 'webhosting-'),
  fc.string(),
)

const anyLine: fc.Arbitrary<SoldLine> = fc.record({
  productSlug: anySlug,
  priceType: fc.constantFrom('purchase', 'transfer', 'renewal'),
  priceFrequency: fc.constantFrom(null, 'monthly', 'yearly', '2-yearly', '10-yearly'),
  net: fc.nat(100_000).map(cents),
})

test('any sale in any order of lines earns between nothing and half, up to the maximum', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), anyLine, (lines, more) => {
      const amount = commissionOf(lines)
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBeLessThanOrEqual(maxCommission)
      expect(amount).toBeLessThanOrEqual(sumOf(lines.map(({ net }) => net)) / 2)
      expect(commissionOf(lines.toReversed())).toBe(amount)
      expect(commissionOf([...lines, more])).toBeGreaterThanOrEqual(amount)
    }),
  )
})

test('whatever was paid for further years, a sale earns at most half of the first', () => {
  fc.assert(
    fc.property(
      anySlug,
      fc.integer({ min: 1, max: 10 }),
      fc.nat(100_000),
      fc.nat(100_000),
      (slug, years, first, renewal) => {
        const paid = { net: cents(first + (years - 1) * renewal), renewal: cents(renewal) }
        const amount = commissionOf([line(slug, { ...paid, parameters: { sld: 'tuin', tld: 'com', years } })])
        expect(amount).toBe(commissionOf([line(slug, { net: cents(first) })]))
        expect(amount).toBeLessThanOrEqual(first / 2)
      },
    ),
  )
})

const paid = (net: number, rest: Partial<SoldLine> = {}) =>
  commissionOf([line('webhosting-stek', { net: cents(net), ...rest })])

test('commission is computed from the price after the coupon, and is never negative', () => {
  expect([paid(24_00), paid(12_00), paid(0)]).toEqual([12_00, 6_00, 0])
  const years = { parameters: { sld: 'a', tld: 'nl', years: 3 }, renewal: cents(42_00) }
  expect(paid(50_00, years)).toBe(0)
})

test('the longest matching prefix of a slug sets the rate', () => {
  expect(commissionRateOf('reseller-100')?.amount).toBe(cents(20_000))
  expect(commissionRateOf('reseller-50')?.slugs).toBe('reseller-')
  expect(commissionRateOf('webhosting-heester')).toBeUndefined()
})

test('sold categories are listed once, in the order of the rates', () => {
  expect(soldCategoriesOf(bought('reseller-10', 'domain-nl', 'domain-de', 'extra-dns'))).toEqual([
    'domain-',
    'reseller-',
  ])
})
