import { type CartItem, type ItemChoice, type Totals, totalsOf } from '#domain/cart/cart.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Cents } from '#domain/money/money.ts'
import { vatRateOf } from '#domain/tax/vat-rate.ts'
import type { Caller } from '#services/basics/caller.ts'
import type { StoredCart } from './cart-ports.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { productOf } from '#domain/cart/order-choice.ts'
import { netOf, type Price, pricedOn, type PricedOption } from '#domain/catalogue/price.ts'
import { optionOf, renewalOf } from '#domain/catalogue/product.ts'

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
  const changed = listed.net === seen ? {} : { changedFrom: seen }
  return { ...choice, ...listed.priced, renewal: listed.renewal, ...changed }
}

/** Whether a stored item can be seen in the cart: it is sold, and so is all it hangs under. */
export function isSold(cart: StoredCart, itemId: string | null, prices: PriceList, date: IsoDate): boolean {
  if (itemId === null) return true
  const item = cart.items.find(({ id }) => id === itemId)
  return item !== undefined && prices(item, date) !== null && isSold(cart, item.parentId, prices, date)
}

/** What an option costs on a day. */
interface ListedPrice {
  readonly priced: PricedOption
  readonly renewal: Price | null
  /** For one period, less discounts. */
  readonly net: Cents
}

type Option = Pick<ItemChoice, 'productSlug' | 'priceType' | 'priceFrequency'>

/** Null: not for sale on that day. */
export type PriceList = (option: Option, date: IsoDate) => ListedPrice | null

/** Reads the catalogue once a day for each option: a cart asks for the same few again and again. */
export function createPriceList(catalogue: Catalogue): PriceList {
  let day: IsoDate | undefined
  const listed = new Map<string, ListedPrice>()
  return (option, date) => {
    if (date !== day) {
      listed.clear()
      day = date
    }
    const key = `${option.productSlug} ${option.priceType} ${option.priceFrequency}`
    const known = listed.get(key)
    if (known !== undefined) return known
    const price = priceIn(catalogue, option, date)
    if (price !== null) listed.set(key, price)
    return price
  }
}

function priceIn(catalogue: Catalogue, choice: Option, date: IsoDate): ListedPrice | null {
  const product = productOf(catalogue, choice.productSlug)
  const option = product && optionOf(product, choice.priceType, choice.priceFrequency)
  const priced = option && pricedOn(option, date)
  if (!product || !option || !priced) return null
  return { priced, renewal: renewalOf(product, option, date), net: netOf(priced) }
}
