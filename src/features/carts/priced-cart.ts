import { type CartItem, firstMonthsOf, type ItemChoice, type Totals, totalsOf } from '#core/cart/cart.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type DiscountsUsed, limitedProductsOf, withinLimits } from '#core/cart/cart-changes.ts'
import {
  type CartCoupon,
  couponDiscountOf,
  couponFaultOf,
  couponMomentOf,
  type CouponProblem,
  type KnownCoupon,
  withCoupon,
} from '#core/cart/coupon.ts'
import { type Cents, noCents, sumOf } from '#core/money/money.ts'
import { vatRateOf } from '#core/tax/vat-rate.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Deps } from '#features/deps.ts'
import type { StoredCart } from './items-repository.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { type ListedPrice, listedPriceOf, productOf } from '#core/cart/order-choice.ts'
import { netOf } from '#core/catalogue/price.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { CouponBuyer } from '#features/coupons/repository.ts'

/** An item at today's price; `changedFrom` is the price when it was added, if different. */
export type PricedItem = CartItem & {
  readonly changedFrom?: Cents
  /** The earlier price of a renewal, if different. */
  readonly renewalFrom?: Cents
}

export interface PricedCart {
  readonly id: string
  readonly anonymous: boolean
  readonly items: readonly PricedItem[]
  /** Items that are no longer sold, or whose parent is not; they are not part of the totals. */
  readonly noLongerSold: readonly ItemChoice[]
  readonly totals: Totals
  readonly coupon?: CartCoupon
  /** The coupon that takes something off is limited to a number of orders in all. */
  readonly hasCappedCoupon?: true
  /** Earlier purchases at a limited discount; absent if the cart has no such product. */
  readonly discountsUsed?: DiscountsUsed
}

/** Facts besides the items that the price of a cart depends on. */
export interface PriceFacts {
  readonly used?: DiscountsUsed | undefined
  /** `known` is null if the code does not exist; absent: the cart is priced without a coupon. */
  readonly coupon?: { readonly known: KnownCoupon | null; readonly catalogue: Catalogue; readonly at: Date } | undefined
}

/** Prices always come from the catalogue; the price that was last shown only serves the price-change notice. */
export function pricedCartOf(
  cart: StoredCart,
  caller: Caller,
  prices: PriceList,
  date: IsoDate,
  { used, coupon }: PriceFacts = {},
): PricedCart {
  const sold: CartItem[] = []
  const noLongerSold: ItemChoice[] = []
  const gone = new Set<string>()
  for (const { lastShownPrice: _lastShownPrice, ...choice } of cart.items) {
    const isLeft = choice.parentId === null || !gone.has(choice.parentId)
    const listed = isLeft ? prices(choice, date) : null
    if (listed !== null) {
      sold.push({ ...choice, ...listed })
    } else {
      gone.add(choice.id)
      noLongerSold.push(choice)
    }
  }
  const lastShown = new Map(cart.items.map((item) => [item.id, item.lastShownPrice]))
  const listed = withinLimits(sold, used).map((item): PricedItem => {
    const before = lastShown.get(item.id)
    return before === undefined || netOf(item) === before ? item : { ...item, changedFrom: before }
  })
  const { items, ...cut } = cart.coupon && coupon ? cutBy(listed, cart.coupon, coupon, date) : { items: listed }
  const totals = totalsOf(items, vatRateOf(caller.tax))
  const counted = used && { discountsUsed: used }
  return { id: cart.id, anonymous: cart.customerId === null, items, noLongerSold, totals, ...cut, ...counted }
}

/** A coupon applies after all other discounts; price-change notices ignore it. */
function cutBy(
  listed: readonly PricedItem[],
  code: string,
  { known, catalogue, at }: NonNullable<PriceFacts['coupon']>,
  date: IsoDate,
): Pick<PricedCart, 'items' | 'coupon' | 'hasCappedCoupon'> {
  const fault = couponFaultOf(known, date, at)
  const refused = (problem: CouponProblem) => {
    const moment = couponMomentOf(known, problem)
    return { items: listed, coupon: { code, discount: noCents, problem, ...(moment && { at: moment }) } }
  }
  if (fault !== null || known === null) return refused(fault ?? 'coupon_unknown')
  const items = withCoupon(listed, known, (slug) => productOf(catalogue, slug)?.family)
  const discount = sumOf(items.map(couponDiscountOf))
  if (discount === 0) return refused('coupon_not_for_cart')
  return { items, coupon: { code, discount }, ...(known.maxInAll !== null && { hasCappedCoupon: true }) }
}

/** Prices a cart with its coupon and the customer's earlier purchases at limited discounts. */
export async function pricedCartFor(deps: Deps, caller: Caller, cart: StoredCart): Promise<PricedCart> {
  const date = deps.today()
  const priced = pricedCartOf(cart, caller, deps.prices, date)
  const facts = await priceFactsOf(deps, caller.customer ?? null, cart, priced)
  return facts.used || facts.coupon ? pricedCartOf(cart, caller, deps.prices, date, facts) : priced
}

/** Queries only what matters for this cart. */
export async function priceFactsOf(
  { carts, coupons, catalogue, buyerKeys, now }: Deps,
  customer: Customer | null,
  { coupon: code }: StoredCart,
  { id, items }: PricedCart,
): Promise<PriceFacts> {
  const products = limitedProductsOf(items)
  const [used, known] = await Promise.all([
    customer === null || products.length === 0 ? undefined : carts.discountsUsed(customer.id, id, products),
    code === undefined ? undefined : coupons.find(code, id, customer && couponBuyerOf(buyerKeys, customer)),
  ])
  return { used, coupon: known === undefined ? undefined : { known, catalogue, at: now() } }
}

/** Who uses a coupon, if this customer orders with the details of now. */
export function couponBuyerOf(buyerKeys: Deps['buyerKeys'], customer: Customer): CouponBuyer {
  return { customerId: customer.id, keys: buyerKeys.of(customer, null) }
}

/** Whether a stored item and all its ancestors are sold. */
export function isSold(cart: StoredCart, itemId: string | null, prices: PriceList, date: IsoDate): boolean {
  if (itemId === null) return true
  const item = cart.items.find(({ id }) => id === itemId)
  return item !== undefined && prices(item, date) !== null && isSold(cart, item.parentId, prices, date)
}

/** @returns null if the choice is not for sale on that day */
export type PriceList = (choice: ItemChoice, date: IsoDate) => ListedPrice | null

/** Caches the price of each option for a day. */
export function createPriceList(catalogue: Catalogue): PriceList {
  let day: IsoDate | undefined
  let extensions: Catalogue['extensions'] | undefined
  const listed = new Map<string, ListedPrice>()
  return (choice, date) => {
    if (date !== day || catalogue.extensions !== extensions) {
      listed.clear()
      day = date
      extensions = catalogue.extensions
    }
    if ('premium' in choice.parameters) return listedPriceOf(catalogue, choice, date)
    const { productSlug, priceType, priceFrequency } = choice
    const key = `${productSlug} ${priceType} ${priceFrequency} ${firstMonthsOf(choice)}`
    const cached = listed.get(key)
    if (cached !== undefined) return cached
    const price = listedPriceOf(catalogue, choice, date)
    if (price !== null) listed.set(key, price)
    return price
  }
}
