import { type Cents, cents, sumOf } from '#domain/money/money.ts'
import type { OrderLine } from '#domain/orders/order.ts'

/** `slugs` is a prefix of product slugs; the longest matching prefix applies. */
export interface CommissionRate {
  readonly slugs: string
  readonly amount: Cents
}

/** Commission per product sold, as published. Products without a rate earn nothing. */
export const commissionRates = [
  { slugs: 'domain-', amount: cents(0) },
  { slugs: 'email-', amount: cents(10_00) },
  { slugs: 'webhosting-stek', amount: cents(25_00) },
  { slugs: 'webhosting-struik', amount: cents(40_00) },
  { slugs: 'webhosting-boom', amount: cents(100_00) },
  { slugs: 'wordpress-', amount: cents(50_00) },
  { slugs: 'website-', amount: cents(50_00) },
  { slugs: 'woocommerce-', amount: cents(75_00) },
  { slugs: 'webshop-', amount: cents(75_00) },
  { slugs: 'reseller-', amount: cents(150_00) },
  { slugs: 'reseller-100', amount: cents(200_00) },
] as const satisfies readonly CommissionRate[]

export type CommissionSlugs = (typeof commissionRates)[number]['slugs']

/** Per order. */
export const maxCommission = cents(200_00)
/** Minimum balance for the monthly payout. */
export const minPayout = cents(50_00)
export const approvalDays = 30

/** Undefined for extras and services. */
export function commissionRateOf(productSlug: string): (typeof commissionRates)[number] | undefined {
  return commissionRates
    .filter(({ slugs }) => productSlug.startsWith(slugs))
    .toSorted((one, other) => other.slugs.length - one.slugs.length)[0]
}

/** Only purchases count, not transfers and renewals. */
export function commissionOf(lines: readonly Pick<OrderLine, 'productSlug' | 'priceType'>[]): Cents {
  const sold = lines.filter(({ priceType }) => priceType === 'purchase')
  const sum = sumOf(sold.map(({ productSlug }) => commissionRateOf(productSlug)?.amount ?? cents(0)))
  return cents(Math.min(sum, maxCommission))
}

/** Slug prefixes of the sold products: all that a partner is told about an order. */
export function soldCategoriesOf(lines: readonly Pick<OrderLine, 'productSlug'>[]): readonly CommissionSlugs[] {
  const sold = new Set(lines.map(({ productSlug }) => commissionRateOf(productSlug)?.slugs))
  return commissionRates.map(({ slugs }) => slugs).filter((slugs) => sold.has(slugs))
}
