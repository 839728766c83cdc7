import { firstMonthsOf } from '#core/cart/cart.ts'
import { monthsOf } from '#core/catalogue/frequency.ts'
import { type Cents, cents, sumOf } from '#core/money/money.ts'
import type { OrderLine } from '#core/orders/order.ts'

/** `slugs` is a prefix of product slugs; the longest matching prefix applies. */
export interface CommissionRate {
  readonly slugs: string
  readonly amount: Cents
}

/** Published commission per product sold. Products without a rate earn nothing. */
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

/** Maximum per order. */
export const maxCommission = cents(200_00)
/** Divisor of the limit: a sale earns at most half of the payment for its first year, without VAT. */
export const partsOfPrice = 2
/** Minimum balance for the monthly payout. */
export const minPayout = cents(50_00)
/** Approval period in days, longer than the withdrawal period. */
export const approvalDays = 30

/** Payment methods without chargebacks. */
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
/** Chargeback periods in days, as granted by the card schemes and SEPA. */
const chargebackDays: Readonly<Record<string, number>> = {
  creditcard: 120,
  applepay: 120,
  googlepay: 120,
  directdebit: 56,
}
/** Chargeback period of PayPal, and of unknown methods. */
export const maxChargebackDays = 180

/**
 * Days until a commission is approved. The chargeback period is included so that paid commission need not be reclaimed.
 */
export function approvalDaysOf(method: string | null): number {
  if (method === null || finalMethods.has(method)) return approvalDays
  return Math.max(approvalDays, chargebackDays[method] ?? maxChargebackDays)
}

/** @returns undefined for extras and services */
export function commissionRateOf(productSlug: string): (typeof commissionRates)[number] | undefined {
  return commissionRates
    .filter(({ slugs }) => productSlug.startsWith(slugs))
    .toSorted((one, other) => other.slugs.length - one.slugs.length)[0]
}

export type SoldLine = Pick<OrderLine, 'productSlug' | 'priceType' | 'priceFrequency' | 'net'> &
  Partial<Pick<OrderLine, 'parameters' | 'renewal'>>

/**
 * Commission for an order: the published rate per line, up to half of the payment for that line. Only purchases earn
 * commission, not transfers and renewals. Other lines do not raise the limit, because most of the price of a name goes
 * to its registry.
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
 * Payment for the first year: the payment less further terms at their renewal price, and of a term of several years its
 * share. For a monthly contract it is one month, because the shop does not see later payments.
 */
function firstYearOf(line: SoldLine): number {
  const { priceFrequency, parameters = { domain: '' }, renewal, net } = line
  if (priceFrequency === null) return net
  const months = monthsOf(priceFrequency)
  const furtherTerms = (firstMonthsOf({ priceFrequency, parameters }) ?? months) / months - 1
  return (net - furtherTerms * (renewal ?? 0)) / Math.max(1, months / 12)
}

/** Slug prefixes of the sold products, which is all that a partner learns about an order. */
export function soldCategoriesOf(lines: readonly Pick<OrderLine, 'productSlug'>[]): readonly CommissionSlugs[] {
  const sold = new Set(lines.map(({ productSlug }) => commissionRateOf(productSlug)?.slugs))
  return commissionRates.map(({ slugs }) => slugs).filter((slugs) => sold.has(slugs))
}
