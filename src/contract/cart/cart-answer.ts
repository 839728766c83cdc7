import {
  array,
  boolean,
  exactOptional,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  picklist,
  string,
  variant,
} from 'valibot'
import { domainParameters, hostingParameters, movingParameters, priceFrequency } from './add-item.ts'
import { cartId, itemId } from '#contract/basics/fields.ts'

/** In euros, excluding VAT. */
export const priceAnswer = object({ amount: number(), periodical: exactOptional(number()) })

const choice = {
  id: itemId,
  parentId: nullable(itemId),
  productSlug: string(),
  priceType: picklist(['purchase', 'transfer', 'renewal']),
  priceFrequency: nullable(priceFrequency),
}

const priced = {
  ...choice,
  price: priceAnswer,
  /** The sum of those that apply. */
  discount: exactOptional(priceAnswer),
  discounts: array(object({ applicableTo: picklist(['purchase', 'renewal']), label: string(), amount: number() })),
  /** What it costs when it comes back; null when it is paid once. */
  renewal: nullable(priceAnswer),
  /** What one period cost, less discounts, when the item was added; there only when that was another amount. */
  priceChanged: exactOptional(object({ from: number() })),
}

export const itemAnswer = variant('type', [
  object({ ...priced, type: literal('domain'), parameters: object(domainParameters) }),
  object({ ...priced, type: literal('hosting'), parameters: object(hostingParameters) }),
  object({ ...priced, type: literal('movingService'), parameters: object(movingParameters) }),
])
export type ItemAnswer = InferOutput<typeof itemAnswer>

/** An item the shop has stopped selling, and what hung under it: not in `items`, not in any sum. */
export const unsoldAnswer = variant('type', [
  object({ ...choice, type: literal('domain'), parameters: object(domainParameters) }),
  object({ ...choice, type: literal('hosting'), parameters: object(hostingParameters) }),
  object({ ...choice, type: literal('movingService'), parameters: object(movingParameters) }),
])
export type UnsoldAnswer = InferOutput<typeof unsoldAnswer>

export const cartAnswer = object({
  id: cartId,
  items: array(itemAnswer),
  anonymous: boolean(),
  subtotal: number(),
  discount: number(),
  vat: number(),
  /** Including VAT. */
  total: number(),
  /** A percentage: 21, 25.5. */
  vatRate: number(),
  /** There only when there are any; they go away by DELETE, like other items. */
  noLongerSold: exactOptional(array(unsoldAnswer)),
})
export type CartAnswer = InferOutput<typeof cartAnswer>

export const cartsAnswer = object({ carts: array(cartAnswer) })

export const addedAnswer = object({ item: itemAnswer, cart: cartAnswer })
export type AddedAnswer = InferOutput<typeof addedAnswer>
