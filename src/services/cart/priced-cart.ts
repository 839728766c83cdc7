import { type CartItem, firstMonthsOf, type ItemChoice, type Totals, totalsOf } from '#domain/cart/cart.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Cents } from '#domain/money/money.ts'
import { vatRateOf } from '#domain/tax/vat-rate.ts'
import type { Caller } from '#services/basics/caller.ts'
import type { StoredCart } from './cart-ports.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { type ListedPrice, listedPriceOf } from '#domain/cart/order-choice.ts'
import { netOf } from '#domain/catalogue/price.ts'

/** An item at today's price, and what it cost when it was added if that was something else. */
export type PricedItem = CartItem & { readonly changedFrom?: Cents }

export interface PricedCart {
  readonly id: string
  readonly anonymous: boolean
  readonly items: readonly PricedItem[]
  /** Kept aside, not counted and not sold: the shop has stopped selling them, or what they hung under. */
  readonly noLongerSold: readonly ItemChoice[]
  readonly totals: Totals
}

/** Prices come from the catalogue whenever a cart is looked at; what was seen before only serves the notice. */
export function pricedCartOf(cart: StoredCart, caller: Caller, prices: PriceList, date: IsoDate): PricedCart {
  const items: PricedItem[] = []
  const noLongerSold: ItemChoice[] = []
  const gone = new Set<string>()
  for (const { seen, ...choice } of cart.items) {
    const isLeft = choice.parentId === null || !gone.has(choice.parentId)
    const item = isLeft ? pricedItem(choice, seen, prices, date) : null
    if (item !== null) {
      items.push(item)
    } else {
      gone.add(choice.id)
      noLongerSold.push(choice)
    }
  }
  const totals = totalsOf(items, vatRateOf(caller.tax))
  return { id: cart.id, anonymous: cart.customerId === null, items, noLongerSold, totals }
}

function pricedItem(choice: ItemChoice, seen: Cents, prices: PriceList, date: IsoDate): PricedItem | null {
  const listed = prices(choice, date)
  if (listed === null) return null
  return { ...choice, ...listed, ...(netOf(listed) !== seen && { changedFrom: seen }) }
}

/** Whether a stored item can be seen in the cart: it is sold, and so is all it hangs under. */
export function isSold(cart: StoredCart, itemId: string | null, prices: PriceList, date: IsoDate): boolean {
  if (itemId === null) return true
  const item = cart.items.find(({ id }) => id === itemId)
  return item !== undefined && prices(item, date) !== null && isSold(cart, item.parentId, prices, date)
}

/** Null: not for sale on that day. */
export type PriceList = (choice: ItemChoice, date: IsoDate) => ListedPrice | null

/** Reads the catalogue once a day for each option: a cart asks for the same few again and again. */
export function createPriceList(catalogue: Catalogue): PriceList {
  let day: IsoDate | undefined
  const listed = new Map<string, ListedPrice>()
  return (choice, date) => {
    if (date !== day) {
      listed.clear()
      day = date
    }
    const { productSlug, priceType, priceFrequency } = choice
    const key = `${productSlug} ${priceType} ${priceFrequency} ${firstMonthsOf(choice)}`
    const known = listed.get(key)
    if (known !== undefined) return known
    const price = listedPriceOf(catalogue, choice, date)
    if (price !== null) listed.set(key, price)
    return price
  }
}
