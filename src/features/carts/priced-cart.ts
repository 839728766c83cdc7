import { type CartItem, firstMonthsOf, type ItemChoice, type Totals, totalsOf } from '#core/cart/cart.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type DiscountsUsed, limitedProductsOf, withinLimits } from '#core/cart/cart-changes.ts'
import {
  type CartCoupon,
  couponDiscountOf,
  couponFaultOf,
  type CouponProblem,
  type KnownCoupon,
  withCoupon,
} from '#core/cart/coupon.ts'
import { type Cents, noCents, sumOf } from '#core/money/money.ts'
import { vatRateOf } from '#core/tax/vat-rate.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { CartDependencies } from './cart-dependencies.ts'
import type { StoredCart } from './cart-ports.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { type ListedPrice, listedPriceOf, productOf } from '#core/cart/order-choice.ts'
import { netOf } from '#core/catalogue/price.ts'

/** An item at today's price, and what it cost when it was added if that was something else. */
export type PricedItem = CartItem & {
  readonly changedFrom?: Cents
  /** What a renewal cost before, if that was something else. */
  readonly renewalFrom?: Cents
}

export interface PricedCart {
  readonly id: string
  readonly anonymous: boolean
  readonly items: readonly PricedItem[]
  /** Kept aside, not counted and not sold: the shop has stopped selling them, or what they hung under. */
  readonly noLongerSold: readonly ItemChoice[]
  readonly totals: Totals
  /** Absent: it has no code. */
  readonly coupon?: CartCoupon
  /** What was counted as bought at a limited discount before; absent: there is nothing of that kind in the cart. */
  readonly discountsUsed?: DiscountsUsed
}

/** What the database says about a cart and its customer. */
export interface PriceFacts {
  readonly used?: DiscountsUsed | undefined
  /** Null: the cart has a code that nobody knows. Absent: prices are without it. */
  readonly coupon?: { readonly known: KnownCoupon | null; readonly catalogue: Catalogue } | undefined
}

/** Prices come from the catalogue whenever a cart is looked at; what was seen before only serves the notice. */
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

/** A coupon comes after all other discounts; a notice of a changed price is about the price without it. */
function cutBy(
  listed: readonly PricedItem[],
  code: string,
  { known, catalogue }: NonNullable<PriceFacts['coupon']>,
  date: IsoDate,
): { readonly items: readonly PricedItem[]; readonly coupon: CartCoupon } {
  const fault = couponFaultOf(known, date)
  const refused = (problem: CouponProblem) => ({ items: listed, coupon: { code, discount: noCents, problem } })
  if (fault !== null || known === null) return refused(fault ?? 'coupon_unknown')
  const items = withCoupon(listed, known, (slug) => productOf(catalogue, slug)?.family)
  const discount = sumOf(items.map(couponDiscountOf))
  return discount === 0 ? refused('coupon_not_for_cart') : { items, coupon: { code, discount } }
}

type Pricing = Pick<CartDependencies, 'carts' | 'coupons' | 'catalogue' | 'prices' | 'today'>

/** The same for a customer: what they bought at a limited discount before counts too. */
export async function pricedCartFor(shop: Pricing, caller: Caller, cart: StoredCart): Promise<PricedCart> {
  const date = shop.today()
  const priced = pricedCartOf(cart, caller, shop.prices, date)
  const facts = await priceFactsOf(shop, caller.customerId, cart, priced)
  return facts.used || facts.coupon ? pricedCartOf(cart, caller, shop.prices, date, facts) : priced
}

/** Nothing is asked that does not matter for this cart. */
export async function priceFactsOf(
  { carts, coupons, catalogue }: Pick<CartDependencies, 'carts' | 'coupons' | 'catalogue'>,
  customerId: string | null,
  { coupon: code }: StoredCart,
  { id, items }: PricedCart,
): Promise<PriceFacts> {
  const products = limitedProductsOf(items)
  const [used, known] = await Promise.all([
    customerId === null || products.length === 0 ? undefined : carts.discountsUsed(customerId, id, products),
    code === undefined ? undefined : coupons.find(code, id, customerId),
  ])
  return { used, coupon: known === undefined ? undefined : { known, catalogue } }
}

/** Whether a stored item can be seen in the cart: it is sold, and so is all it hangs under. */
export function isSold(cart: StoredCart, itemId: string | null, prices: PriceList, date: IsoDate): boolean {
  if (itemId === null) return true
  const item = cart.items.find(({ id }) => id === itemId)
  return item !== undefined && prices(item, date) !== null && isSold(cart, item.parentId, prices, date)
}

/** Null: not for sale on that day. */
export type PriceList = (choice: ItemChoice, date: IsoDate) => ListedPrice | null

/** Reads a catalogue once a day for each option: a cart asks for the same few again and again. */
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
    const known = listed.get(key)
    if (known !== undefined) return known
    const price = listedPriceOf(catalogue, choice, date)
    if (price !== null) listed.set(key, price)
    return price
  }
}
