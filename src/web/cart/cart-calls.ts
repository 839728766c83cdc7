import type { CartItem, ItemChoice } from '#core/cart/cart.ts'
import type { BasisPoints, Cents } from '#core/money/money.ts'

/** A cart in the shape of the pricing rules, converted from the response. */
export interface ServerCart {
  readonly id: string
  readonly items: readonly CartItem[]
  /** The cart belongs to no customer yet. */
  readonly anonymous: boolean
  readonly vatRate: BasisPoints
  /** Original price by item id, for items whose price has changed since they were added. */
  readonly changedFrom: ReadonlyMap<string, Cents>
  /** Items no longer on sale. They are excluded from `items` and from all totals. */
  readonly noLongerSold: readonly ItemChoice[]
  /** Coupon code, with a problem code if it gives no discount. */
  readonly coupon?: { readonly code: string; readonly problem?: string; readonly at?: string } | undefined
}

/** The response to a cart request. Network errors have status 500 and no cart. */
export interface CartAnswer {
  readonly status: number
  readonly cart: ServerCart | null
  /** Problem code of a refusal, such as `too_many_items`. */
  readonly code?: string
}

/** Cart requests of the API. They never throw: a failure is an answer without a cart. */
export interface CartCalls {
  readonly create: () => Promise<CartAnswer>
  readonly load: (cartId: string) => Promise<CartAnswer>
  readonly add: (cartId: string, choice: ItemChoice) => Promise<CartAnswer>
  readonly remove: (cartId: string, itemId: string) => Promise<CartAnswer>
}

/** Requests that require a logged-in customer. */
export interface CustomerCartCalls {
  /**
   * The customer's open, non-empty carts, most recently changed first.
   * @returns null if the request failed
   */
  readonly list: () => Promise<readonly ServerCart[] | null>
  /** Moves the contents of the cart `from` into the cart. */
  readonly join: (cartId: string, from: string) => Promise<CartAnswer>
}
