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

/** A discount for whoever knows its code, as the operator made it. */
export interface Coupon {
  /** As `couponCodeOf` writes it. */
  readonly code: string
  /** Days in Amsterdam; the last is one of them. */
  readonly from: IsoDate
  readonly until?: IsoDate
  /** Without VAT: a share of what is left after other discounts, or an amount for all of them together. */
  readonly off: { readonly percentage: BasisPoints } | { readonly amount: Cents }
  /** Products, families and extensions (`.nl`); empty: everything. */
  readonly products: readonly string[]
  /** How many months are paid at once; empty: any number, and what is paid once. */
  readonly months: readonly number[]
  readonly firstOrderOnly: boolean
  readonly maxPerCustomer: number | null
  readonly maxInAll: number | null
}

/** What was bought with it before, or is being paid; the cart that is asked about does not count unless it paid. */
export interface CouponUses {
  readonly inAll: number
  /** By the customer; nobody: none. */
  readonly own: number
  /** The customer has paid an order, or is paying another one with a code for first orders. */
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
  | 'coupon_not_for_cart'

/** The code of a cart: what it takes off, or why it takes off nothing. */
export interface CartCoupon {
  readonly code: string
  readonly discount: Cents
  readonly problem?: CouponProblem
}

// oxlint-disable-next-line no-misleading-character-class -- each is taken out by itself
const unseen = /[\s\p{Cf}]/gu
const dashes = /[\p{Pd}\u2212\u2043\u02d7]/gu
const pattern = /^[A-Z0-9](?:[A-Z0-9-]{1,30})[A-Z0-9]$/

/** One spelling of what somebody typed or pasted; null: no code looks like that. */
export function couponCodeOf(typed: string): string | null {
  if (typed.length > 200) return null
  const code = typed.normalize('NFKC').replaceAll(unseen, '').replaceAll(dashes, '-').toUpperCase()
  return pattern.test(code) ? code : null
}

/** Its line in carts, on invoices and in mails. */
export function couponLabelOf(code: string): LocalizedText {
  return { nl: `Kortingscode ${code}`, de: `Rabattcode ${code}`, en: `Discount code ${code}` }
}

/** Whatever the cart holds. */
export function couponFaultOf(coupon: KnownCoupon | null, date: IsoDate): CouponProblem | null {
  if (coupon === null) return 'coupon_unknown'
  const { uses, maxInAll, maxPerCustomer } = coupon
  const { from, until = from } = coupon
  if (!holdsOn(coupon, date)) return date < from && from <= until ? 'coupon_early' : 'coupon_expired'
  if (maxInAll !== null && uses.inAll >= maxInAll) return 'coupon_used_up'
  if (coupon.firstOrderOnly && uses.hasOrdered) return 'coupon_first_order'
  return maxPerCustomer !== null && uses.own >= maxPerCustomer ? 'coupon_own_share' : null
}

/** A transfer has no discount; neither has a premium name, whose price is its register's, or what costs nothing any more. */
function isFor({ products, months }: Coupon, item: CartItem, familyOf: (slug: string) => string | undefined): boolean {
  if (item.priceType === 'transfer' || 'premium' in item.parameters || netOf(item) === 0) return false
  const paidMonths = firstMonthsOf(item)
  if (months.length > 0 && (paidMonths === null || !months.includes(paidMonths))) return false
  const names = [item.productSlug, familyOf(item.productSlug), `.${tldOfSlug(item.productSlug)}`]
  return products.length === 0 || products.some((name) => names.includes(name))
}

/** Spreads the coupon over the items it is for, as one more of their discounts. Their renewals stay as they are. */
export function withCoupon<Item extends CartItem>(
  items: readonly Item[],
  coupon: Coupon,
  familyOf: (slug: string) => string | undefined,
): readonly Item[] {
  const wanted = items.filter((item) => isFor(coupon, item, familyOf))
  const net = sumOf(wanted.map(netOf))
  const { off } = coupon
  const amount = cents(Math.min(net, 'amount' in off ? off.amount : shareOf(net, off.percentage)))
  const shares = spreadOver(new Map(wanted.map((item) => [item.id, netOf(item)])), amount)
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
 * An amount over parts in proportion to them, to the cent: nobody gets more than a part is, and the cents that are left
 * go to the largest remainders. It does not matter in which order the parts come. The amount is at most their sum.
 */
export function spreadOver(parts: ReadonlyMap<string, Cents>, amount: Cents): ReadonlyMap<string, number> {
  const sum = BigInt(sumOf(parts.values()))
  if (sum === 0n) return new Map()
  const shares = [...parts].map(([id, part]) => {
    const exact = BigInt(part) * BigInt(amount)
    return { id, share: Number(exact / sum), rest: exact % sum }
  })
  const given = shares.reduce((all, { share }) => all + share, 0)
  const byRest = shares.toSorted((one, other) =>
    one.rest === other.rest ? (one.id < other.id ? -1 : 1) : one.rest > other.rest ? -1 : 1,
  )
  return new Map(byRest.map(({ id, share }, index) => [id, index < amount - given ? share + 1 : share]))
}

/** What a code took off, whichever. */
export function couponDiscountOf({ discounts }: Pick<CartItem, 'discounts'>): Cents {
  return sumOf(discounts.flatMap(({ code, amount }) => (code === undefined ? [] : amount)))
}

/** What it costs without the code. */
export function netBeforeCoupon(item: Pick<CartItem, 'price' | 'discount' | 'discounts'>): Cents {
  return cents(netOf(item) + couponDiscountOf(item))
}

/** What a code took off a list on both sides of VAT: gross, each line is what it costs without and with the code. */
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
