import { chargeOf } from './charge.ts'
import { type Frequency, monthsOf } from './frequency.ts'
import { holdsOn, type IsoDate, type Period } from '#core/time/iso-date.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { type BasisPoints, type Cents, cents, divideHalfUp, shareOf, sumOf } from '#core/money/money.ts'

/** `periodical` is charged per billing period and used in all sums; `amount` is only for comparison. */
export interface Price {
  readonly amount: Cents
  readonly periodical?: Cents
}

export type PriceType = 'purchase' | 'transfer' | 'renewal'

export interface DatedCharge {
  readonly from: IsoDate
  /** Amount per billing period, or in total for one-off products. */
  readonly charge: Cents
}

interface DiscountTerms extends Period {
  readonly applicableTo: 'purchase' | 'renewal'
  readonly label: LocalizedText
  /**
   * Maximum number of discounted purchases of a product per customer. A limited discount is not combined with others.
   */
  readonly maxPerCustomer?: number
}
export type Discount = DiscountTerms &
  (
    | { readonly amount: Cents; readonly percentage?: never }
    | { readonly percentage: BasisPoints; readonly amount?: never }
  )

export interface PriceOption {
  readonly type: PriceType
  readonly recurring?: { readonly frequency: Frequency; readonly comparedPer: 'month' | 'year' }
  /** Oldest first. A price change adds an entry and never removes one. */
  readonly history: readonly DatedCharge[]
  readonly discounts: readonly Discount[]
}

export interface AppliedDiscount {
  readonly applicableTo: Discount['applicableTo']
  readonly label: LocalizedText
  /** Discount per billing period, or in total for one-off products. */
  readonly amount: Cents
  readonly maxPerCustomer?: number
  /** Coupon code, if this is a share of a coupon. */
  readonly code?: string
}

/** List price of an option on a day, with its discount. */
export interface PricedOption {
  readonly price: Price
  readonly discount?: Price
  readonly discounts: readonly AppliedDiscount[]
}

export function frequencyOfOption(option: PriceOption): Frequency | null {
  return option.recurring?.frequency ?? null
}

/** Price after discount. */
export function netOf(priced: Pick<PricedOption, 'price' | 'discount'>): Cents {
  return cents(chargeOf(priced.price) - (priced.discount === undefined ? 0 : chargeOf(priced.discount)))
}

/** @returns null before the first day of sale */
export function pricedOn(option: PriceOption, date: IsoDate): PricedOption | null {
  const charge = chargeOn(option, date)
  if (charge === null) return null
  const discounts = option.type === 'transfer' ? [] : discountsOn(option, option.type, charge, date)
  return pricedOf(option, charge, discounts)
}

/**
 * Price of several terms paid at once. Discounts apply to the first term; each further term costs the renewal price.
 */
export function overTerms(priced: PricedOption, renewal: Price | null, terms: number): PricedOption {
  if (terms === 1 || renewal === null) return priced
  const periodical = cents(chargeOf(priced.price) + (terms - 1) * chargeOf(renewal))
  return { ...priced, price: { ...priced.price, periodical } }
}

/** List price after discounts on renewals. */
export function renewalOn(option: PriceOption, date: IsoDate): Price | null {
  const charge = chargeOn(option, date)
  if (charge === null || option.recurring === undefined) return null
  const discounts = discountsOn(option, 'renewal', charge, date)
  return priceOf(option, cents(charge - sumOf(discounts.map((discount) => discount.amount))))
}

export function chargeOn(option: PriceOption, date: IsoDate): Cents | null {
  return option.history.findLast((dated) => dated.from <= date)?.charge ?? null
}

function pricedOf(option: PriceOption, charge: Cents, discounts: readonly AppliedDiscount[]): PricedOption {
  const price = priceOf(option, charge)
  if (discounts.length === 0) return { price, discounts }
  return { price, discount: priceOf(option, sumOf(discounts.map((discount) => discount.amount))), discounts }
}

/** Discounts valid on a day. Their sum never exceeds the price. */
function discountsOn(
  option: PriceOption,
  applicableTo: Discount['applicableTo'],
  charge: Cents,
  date: IsoDate,
): readonly AppliedDiscount[] {
  let left: number = charge
  const applied: AppliedDiscount[] = []
  for (const discount of option.discounts) {
    if (discount.applicableTo !== applicableTo || !holdsOn(discount, date)) continue
    const amount = cents(Math.min(left, discount.amount ?? shareOf(charge, discount.percentage)))
    left -= amount
    const { label, maxPerCustomer } = discount
    applied.push({ applicableTo, label, amount, ...(maxPerCustomer !== undefined && { maxPerCustomer }) })
  }
  return applied
}

function priceOf(option: PriceOption, charge: Cents): Price {
  if (option.recurring === undefined) return { amount: charge }
  const { frequency, comparedPer } = option.recurring
  const months = monthsOf(frequency)
  const amount = divideHalfUp(comparedPer === 'month' ? charge : charge * 12, months)
  return { amount, periodical: charge }
}
