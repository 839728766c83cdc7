import { type CartItem, firstMonthsOf } from './cart.ts'
import { holdsOn, type IsoDate } from '#core/time/iso-date.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { tldOfSlug } from '#core/catalogue/extension.ts'
import { type AppliedDiscount, netOf, type Price } from '#core/catalogue/price.ts'
import {
  type BasisPoints,
  type Cents,
  cents,
  divideHalfUp,
  shareOf,
  sumOf,
  type VatPair,
  vatPairOf,
} from '#core/money/money.ts'

/** A discount code as created by the operator. */
export interface Coupon {
  /** Normalized code, see `couponCodeOf`. */
  readonly code: string
  /** First and last day of validity, in Amsterdam time, both inclusive. */
  readonly from: IsoDate
  readonly until?: IsoDate
  /** Hours on these days: it holds from the first on, and no longer at the second. */
  readonly beginsAt?: Date
  readonly endsAt?: Date
  /** Discount without VAT: a percentage of the price after other discounts, or one amount for all items together. */
  readonly off: { readonly percentage: BasisPoints } | { readonly amount: Cents }
  /** Products, families and extensions (`.nl`) that the coupon applies to; empty for all. */
  readonly products: readonly string[]
  /** Billing terms in months that the coupon applies to; empty for all terms and one-off products. */
  readonly months: readonly number[]
  readonly firstOrderOnly: boolean
  readonly maxPerCustomer: number | null
  readonly maxInAll: number | null
}

/** Other uses of the coupon. The cart in question counts only if it was paid. */
export interface CouponUses {
  /** Paid orders, and unpaid ones that hold a use. */
  readonly inAll: number
  /** Orders that this buyer paid, with any account; 0 for anonymous visitors. */
  readonly own: number
  /** Whether an unpaid order of this buyer holds a use. */
  readonly isHeld: boolean
  /** Whether the buyer has paid an order, or is paying another one with a coupon for first orders. */
  readonly hasOrdered: boolean
}

export type KnownCoupon = Coupon & { readonly uses: CouponUses }

export type CouponProblem =
  | 'coupon_unknown'
  | 'coupon_early'
  | 'coupon_expired'
  | 'coupon_used_up'
  | 'coupon_first_order'
  | 'coupon_own_share'
  | 'coupon_held'
  | 'coupon_not_for_cart'

/** The coupon of a cart with its discount, or the reason why it gives none. */
export interface CartCoupon {
  readonly code: string
  readonly discount: Cents
  readonly problem?: CouponProblem
  /** The moment (ISO 8601) at which a coupon with hours begins or ended, if that is the problem. */
  readonly at?: string
}

// oxlint-disable-next-line no-misleading-character-class -- each code point is removed by itself
const unseen = /[\s\p{Cf}]/gu
const dashes = /[\p{Pd}\u2212\u2043\u02d7]/gu
const pattern = /^[A-Z0-9](?:[A-Z0-9-]{1,30})[A-Z0-9]$/

/**
 * Normalizes a coupon code as typed or pasted.
 * @returns null if the text cannot be a code
 */
export function couponCodeOf(typed: string): string | null {
  if (typed.length > 200) return null
  const code = typed.normalize('NFKC').replaceAll(unseen, '').replaceAll(dashes, '-').toUpperCase()
  return pattern.test(code) ? code : null
}

/** Label of the coupon's line in carts, invoices and e-mails. */
export function couponLabelOf(code: string): LocalizedText {
  return { nl: `Kortingscode ${code}`, de: `Rabattcode ${code}`, en: `Discount code ${code}` }
}

/** Checks a coupon independently of the items in the cart. */
export function couponFaultOf(coupon: KnownCoupon | null, date: IsoDate, at: Date): CouponProblem | null {
  if (coupon === null) return 'coupon_unknown'
  const { uses, maxInAll, maxPerCustomer } = coupon
  const { from, until = from, beginsAt = at, endsAt } = coupon
  const isStopped = until < from
  if (!isStopped && (date < from || at < beginsAt)) return 'coupon_early'
  if (!holdsOn(coupon, date) || (endsAt !== undefined && endsAt <= at)) return 'coupon_expired'
  if (coupon.firstOrderOnly && uses.hasOrdered) return 'coupon_first_order'
  if (maxPerCustomer !== null && uses.own >= maxPerCustomer) return 'coupon_own_share'
  if (uses.isHeld && (maxInAll !== null || maxPerCustomer !== null)) return 'coupon_held'
  return maxInAll !== null && uses.inAll >= maxInAll ? 'coupon_used_up' : null
}

/** The moment that a message about this problem names; undefined for a coupon that holds for whole days. */
export function couponMomentOf(coupon: Coupon | null, problem: CouponProblem): string | undefined {
  if (problem === 'coupon_early') return coupon?.beginsAt?.toISOString()
  return problem === 'coupon_expired' ? coupon?.endsAt?.toISOString() : undefined
}

/**
 * Whether the coupon applies to an item. Transfers, free items and premium names, whose price the registry sets, get no
 * discount.
 */
function isFor({ products, months }: Coupon, item: CartItem, familyOf: (slug: string) => string | undefined): boolean {
  if (item.priceType === 'transfer' || 'premium' in item.parameters || netOf(item) === 0) return false
  const paidMonths = firstMonthsOf(item)
  if (months.length > 0 && (paidMonths === null || !months.includes(paidMonths))) return false
  const names = [item.productSlug, familyOf(item.productSlug), `.${tldOfSlug(item.productSlug)}`]
  return products.length === 0 || products.some((name) => names.includes(name))
}

/** Spreads the coupon over the items it applies to, as one more discount of each. Renewal prices are unaffected. */
export function withCoupon<Item extends CartItem>(
  items: readonly Item[],
  coupon: Coupon,
  familyOf: (slug: string) => string | undefined,
): readonly Item[] {
  const eligible = items.filter((item) => isFor(coupon, item, familyOf))
  const net = sumOf(eligible.map(netOf))
  const { off } = coupon
  const amount = cents(Math.min(net, 'amount' in off ? off.amount : shareOf(net, off.percentage)))
  const shares = spreadOver(new Map(eligible.map((item) => [item.id, netOf(item)])), amount)
  return items.map((item) => {
    const share = shares.get(item.id) ?? 0
    return share > 0 ? withDiscount(item, { ...discountBy(coupon.code), amount: cents(share) }) : item
  })
}

function discountBy(code: string): Omit<AppliedDiscount, 'amount'> {
  return { applicableTo: 'purchase', label: couponLabelOf(code), code }
}

function withDiscount<Item extends CartItem>(item: Item, applied: AppliedDiscount): Item {
  const { price, discount = { amount: cents(0) }, discounts } = item
  const { periodical } = price
  const added: Price =
    periodical === undefined
      ? { amount: cents(discount.amount + applied.amount) }
      : {
          amount: cents(discount.amount + divideHalfUp(applied.amount * price.amount, periodical)),
          periodical: cents((discount.periodical ?? 0) + applied.amount),
        }
  return { ...item, discount: added, discounts: [...discounts, applied] }
}

/**
 * Divides an amount over parts in proportion to them, to the cent. No part gets more than its own amount, the remaining
 * cents go to the largest remainders, and the order of the parts does not matter. The amount is at most the sum of the
 * parts.
 */
export function spreadOver(parts: ReadonlyMap<string, Cents>, amount: Cents): ReadonlyMap<string, number> {
  const sum = BigInt(sumOf(parts.values()))
  if (sum === 0n) return new Map()
  const shares = [...parts].map(([id, part]) => {
    const exact = BigInt(part) * BigInt(amount)
    return { id, share: Number(exact / sum), rest: exact % sum }
  })
  const distributed = shares.reduce((all, { share }) => all + share, 0)
  const byRest = shares.toSorted((one, other) =>
    one.rest === other.rest ? (one.id < other.id ? -1 : 1) : one.rest > other.rest ? -1 : 1,
  )
  return new Map(byRest.map(({ id, share }, index) => [id, index < amount - distributed ? share + 1 : share]))
}

/** Discount on an item by any coupon. */
export function couponDiscountOf({ discounts }: Pick<CartItem, 'discounts'>): Cents {
  return sumOf(discounts.flatMap(({ code, amount }) => (code === undefined ? [] : amount)))
}

/** Price of an item without its coupon. */
export function netBeforeCoupon(item: Pick<CartItem, 'price' | 'discount' | 'discounts'>): Cents {
  return cents(netOf(item) + couponDiscountOf(item))
}

/**
 * Coupon discount on a list of items, without and with VAT. With VAT it is the difference of the gross lines with and
 * without the coupon.
 */
export function couponSumsOf(
  items: readonly Pick<CartItem, 'price' | 'discount' | 'discounts'>[],
  vatRate: BasisPoints,
): VatPair {
  const gross = (net: Cents) => vatPairOf(net, vatRate).incl
  return {
    excl: sumOf(items.map(couponDiscountOf)),
    incl: sumOf(items.map((item) => cents(gross(netBeforeCoupon(item)) - gross(netOf(item))))),
  }
}
