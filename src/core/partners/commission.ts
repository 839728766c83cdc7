import { firstMonthsOf } from '#core/cart/cart.ts'
import { monthsOf } from '#core/catalogue/frequency.ts'
import { type Cents, cents, sumOf } from '#core/money/money.ts'
import type { OrderLine } from '#core/orders/order.ts'

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
/** A sale earns at most one part in so many of what was paid for the first year, without VAT. */
export const partsOfPrice = 2
/** Minimum balance for the monthly payout. */
export const minPayout = cents(50_00)
/** Longer than the withdrawal period. */
export const approvalDays = 30

/** Money that came by these methods stays; nobody can have it taken back by a bank. */
const finalMethods = new Set([
  'ideal',
  'bancontact',
  'banktransfer',
  'eps',
  'kbc',
  'belfius',
  'trustly',
  'twint',
  'przelewy24',
])
/** How long a payer may have the money taken back: what the card schemes, SEPA and PayPal grant. */
const chargebackDays: Readonly<Record<string, number>> = {
  creditcard: 120,
  applepay: 120,
  googlepay: 120,
  directdebit: 56,
}
/** Of PayPal, and of methods that we know nothing of. */
export const maxChargebackDays = 180

/** How long commission is pending: what is transferred should not have to be asked back. */
export function approvalDaysOf(method: string | null): number {
  if (method === null || finalMethods.has(method)) return approvalDays
  return Math.max(approvalDays, chargebackDays[method] ?? maxChargebackDays)
}

/** Undefined for extras and services. */
export function commissionRateOf(productSlug: string): (typeof commissionRates)[number] | undefined {
  return commissionRates
    .filter(({ slugs }) => productSlug.startsWith(slugs))
    .toSorted((one, other) => other.slugs.length - one.slugs.length)[0]
}

export type SoldLine = Pick<OrderLine, 'productSlug' | 'priceType' | 'priceFrequency' | 'net'> &
  Partial<Pick<OrderLine, 'parameters' | 'renewal'>>

/**
 * As the ladder says, up to half of what was paid for the line. Only purchases count, not transfers and renewals. What
 * others in the order cost pays for nothing: most of the price of a name goes to its registry.
 */
export function commissionOf(lines: readonly SoldLine[]): Cents {
  return cents(Math.min(sumOf(lines.map(commissionOfLine)), maxCommission))
}

function commissionOfLine(line: SoldLine): Cents {
  if (line.priceType !== 'purchase') return cents(0)
  const rate = commissionRateOf(line.productSlug)?.amount ?? cents(0)
  return cents(Math.min(rate, Math.floor(Math.max(firstYearOf(line), 0) / partsOfPrice)))
}

/**
 * What was paid for the first year: all that was paid less the terms that cost as much as a renewal, of a term of
 * several years its share. A month is what the shop sees of a monthly contract.
 */
function firstYearOf(line: SoldLine): number {
  const { priceFrequency, parameters = { domain: '' }, renewal, net } = line
  if (priceFrequency === null) return net
  const months = monthsOf(priceFrequency)
  const furtherTerms = (firstMonthsOf({ priceFrequency, parameters }) ?? months) / months - 1
  return (net - furtherTerms * (renewal ?? 0)) / Math.max(1, months / 12)
}

/** Slug prefixes of the sold products: all that a partner is told about an order. */
export function soldCategoriesOf(lines: readonly Pick<OrderLine, 'productSlug'>[]): readonly CommissionSlugs[] {
  const sold = new Set(lines.map(({ productSlug }) => commissionRateOf(productSlug)?.slugs))
  return commissionRates.map(({ slugs }) => slugs).filter((slugs) => sold.has(slugs))
}
