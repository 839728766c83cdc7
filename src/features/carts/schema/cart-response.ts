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
  pipe,
  string,
  title,
  variant,
} from 'valibot'
import { domainParameters, hostingParameters, movingParameters, priceFrequency } from './cart-requests.ts'
import { cartId, itemId } from '#platform/schema/fields.ts'

/** In euros, excluding VAT. */
export const priceResponse = pipe(object({ amount: number(), periodical: exactOptional(number()) }), title('Price'))

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
  /** The sum of the discounts that apply now. */
  discount: exactOptional(priceResponse),
  discounts: array(
    object({
      applicableTo: picklist(['purchase', 'renewal']),
      label: string(),
      amount: number(),
      /** The coupon that this discount comes from. */
      code: exactOptional(string()),
    }),
  ),
  /** Price of a renewal; null for one-off items. */
  renewal: nullable(priceResponse),
  /** The item costs the plain price, because its discount is limited per customer. */
  discountLimit: exactOptional(number()),
  /** Price of one period after discounts when the item was added; present only when it has changed since. */
  priceChanged: exactOptional(object({ from: number(), renewalFrom: exactOptional(number()) })),
}

const domain = pipe(object(domainParameters), title('DomainParameters'))
const hosting = pipe(object(hostingParameters), title('HostingParameters'))
const moving = pipe(object(movingParameters), title('MovingParameters'))

export const itemResponse = pipe(
  variant('type', [
    object({
      ...priced,
      type: literal('domain'),
      parameters: domain,
      /** How many years it can be registered for at once, in whole shortest terms; absent: for one term only. */
      maxYears: exactOptional(number()),
    }),
    object({ ...priced, type: literal('hosting'), parameters: hosting }),
    object({ ...priced, type: literal('movingService'), parameters: moving }),
  ]),
  title('CartItem'),
)
export type ItemResponse = InferOutput<typeof itemResponse>

/** An item that is no longer sold, or a child of one: neither in `items` nor in the totals. */
export const unsoldResponse = pipe(
  variant('type', [
    object({ ...choice, type: literal('domain'), parameters: domain }),
    object({ ...choice, type: literal('hosting'), parameters: hosting }),
    object({ ...choice, type: literal('movingService'), parameters: moving }),
  ]),
  title('UnsoldItem'),
)

const contents = {
  items: array(itemResponse),
  subtotal: number(),
  discount: number(),
  vat: number(),
  /** Including VAT. */
  total: number(),
  /** A percentage: 21, 25.5. */
  vatRate: number(),
  /** Present only when there are any; removed with DELETE like other items. */
  noLongerSold: exactOptional(array(unsoldResponse)),
  /** The cart's code and its discount without VAT, which is included in `discount` and in the discounts of items. */
  coupon: exactOptional(
    object({
      code: string(),
      discount: number(),
      /** Why it takes off nothing: a problem code. */
      problem: exactOptional(string()),
      /** When a code with an hour ended or begins, ISO 8601, if that is the problem. */
      at: exactOptional(string()),
    }),
  ),
}

export const cartResponse = pipe(object({ id: cartId, anonymous: boolean(), ...contents }), title('Cart'))
export type CartResponse = InferOutput<typeof cartResponse>

export const cartsResponse = object({ carts: array(cartResponse) })

export const addedResponse = object({ item: itemResponse, cart: cartResponse })
export type AddedResponse = InferOutput<typeof addedResponse>

/** A link to a copy of a cart. `expiresAt`: ISO 8601. */
export const shareResponse = object({ token: string(), expiresAt: string() })
export type ShareResponse = InferOutput<typeof shareResponse>

/** A copy of a cart, at the prices of today. */
export const sharedCartResponse = pipe(object({ ...contents, expiresAt: string() }), title('SharedCart'))
export type SharedCartResponse = InferOutput<typeof sharedCartResponse>
