import { type CartItem, firstMonthsOf, type ItemChoice, type Totals, totalsOf } from '#domain/cart/cart.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import { type DiscountsUsed, limitedProductsOf, withinLimits } from '#domain/cart/cart-changes.ts'
import type { Cents } from '#domain/money/money.ts'
import { vatRateOf } from '#domain/tax/vat-rate.ts'
import type { Caller } from '#services/basics/caller.ts'
import type { CartDependencies } from './cart-dependencies.ts'
import type { StoredCart } from './cart-ports.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { type ListedPrice, listedPriceOf } from '#domain/cart/order-choice.ts'
import { netOf } from '#domain/catalogue/price.ts'

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
  /** What was counted as bought at a limited discount before; absent: there is nothing of that kind in the cart. */
  readonly discountsUsed?: DiscountsUsed
}

/** Prices come from the catalogue whenever a cart is looked at; what was seen before only serves the notice. */
export function pricedCartOf(
  cart: StoredCart,
  caller: Caller,
  prices: PriceList,
  date: IsoDate,
  used?: DiscountsUsed,
): PricedCart {
  const sold: CartItem[] = []
  const noLongerSold: ItemChoice[] = []
  const gone = new Set<string>()
  for (const { seen: _seen, ...choice } of cart.items) {
    const isLeft = choice.parentId === null || !gone.has(choice.parentId)
    const listed = isLeft ? prices(choice, date) : null
    if (listed !== null) {
      sold.push({ ...choice, ...listed })
    } else {
      gone.add(choice.id)
      noLongerSold.push(choice)
    }
  }
  const seen = new Map(cart.items.map((item) => [item.id, item.seen]))
  const items = withinLimits(sold, used).map((item): PricedItem => {
    const before = seen.get(item.id)
    return before === undefined || netOf(item) === before ? item : { ...item, changedFrom: before }
  })
  const totals = totalsOf(items, vatRateOf(caller.tax))
  const counted = used && { discountsUsed: used }
  return { id: cart.id, anonymous: cart.customerId === null, items, noLongerSold, totals, ...counted }
}

type Pricing = Pick<CartDependencies, 'carts' | 'prices' | 'today'>

/** The same for a customer: what they bought at a limited discount before counts too. */
export async function pricedCartFor(shop: Pricing, caller: Caller, cart: StoredCart): Promise<PricedCart> {
  const date = shop.today()
  const priced = pricedCartOf(cart, caller, shop.prices, date)
  const used = await discountsUsedBy(shop, caller.customerId, priced)
  return used ? pricedCartOf(cart, caller, shop.prices, date, used) : priced
}

/** Undefined: it does not matter for this cart. */
export async function discountsUsedBy(
  { carts }: Pick<CartDependencies, 'carts'>,
  customerId: string | null,
  { id, items }: PricedCart,
): Promise<DiscountsUsed | undefined> {
  const products = limitedProductsOf(items)
  return customerId === null || products.length === 0 ? undefined : carts.discountsUsed(customerId, id, products)
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
