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
export const priceResponse = object({ amount: number(), periodical: exactOptional(number()) })

const choice = {
  id: itemId,
  parentId: nullable(itemId),
  productSlug: string(),
  priceType: picklist(['purchase', 'transfer', 'renewal']),
  priceFrequency: nullable(priceFrequency),
}

const priced = {
  ...choice,
  price: priceResponse,
  /** The sum of those that apply. */
  discount: exactOptional(priceResponse),
  discounts: array(object({ applicableTo: picklist(['purchase', 'renewal']), label: string(), amount: number() })),
  /** What it costs when it comes back; null when it is paid once. */
  renewal: nullable(priceResponse),
  /** What one period cost, less discounts, when the item was added; there only when that was another amount. */
  priceChanged: exactOptional(object({ from: number() })),
}

export const itemResponse = variant('type', [
  object({ ...priced, type: literal('domain'), parameters: object(domainParameters) }),
  object({ ...priced, type: literal('hosting'), parameters: object(hostingParameters) }),
  object({ ...priced, type: literal('movingService'), parameters: object(movingParameters) }),
])
export type ItemResponse = InferOutput<typeof itemResponse>

/** An item the shop has stopped selling, and what hung under it: not in `items`, not in any sum. */
export const unsoldResponse = variant('type', [
  object({ ...choice, type: literal('domain'), parameters: object(domainParameters) }),
  object({ ...choice, type: literal('hosting'), parameters: object(hostingParameters) }),
  object({ ...choice, type: literal('movingService'), parameters: object(movingParameters) }),
])
export type UnsoldResponse = InferOutput<typeof unsoldResponse>

export const cartResponse = object({
  id: cartId,
  items: array(itemResponse),
  anonymous: boolean(),
  subtotal: number(),
  discount: number(),
  vat: number(),
  /** Including VAT. */
  total: number(),
  /** A percentage: 21, 25.5. */
  vatRate: number(),
  /** There only when there are any; they go away by DELETE, like other items. */
  noLongerSold: exactOptional(array(unsoldResponse)),
})
export type CartResponse = InferOutput<typeof cartResponse>

export const cartsResponse = object({ carts: array(cartResponse) })

export const addedResponse = object({ item: itemResponse, cart: cartResponse })
export type AddedResponse = InferOutput<typeof addedResponse>
