import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ItemChoice } from '#domain/cart/cart.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Cents } from '#domain/money/money.ts'
import { productOf } from '#domain/cart/order-choice.ts'
import { netOf, type Price, pricedOn, type PricedOption } from '#domain/catalogue/price.ts'
import { optionOf, renewalOf } from '#domain/catalogue/product.ts'

/** What an option costs on a day. */
export interface ListedPrice {
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
