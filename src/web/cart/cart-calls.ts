import type { CartItem, ItemChoice } from '#core/cart/cart.ts'
import type { BasisPoints, Cents } from '#core/money/money.ts'

/** A cart as the server sees it. */
export interface ServerCart {
  readonly id: string
  readonly items: readonly CartItem[]
  /** Belongs to no customer yet. */
  readonly anonymous: boolean
  readonly vatRate: BasisPoints
  /** What an item cost when it was added, by its id, where that was something else. */
  readonly changedFrom: ReadonlyMap<string, Cents>
  /** Items that are no longer sold: not among the items, not in any total. */
  readonly noLongerSold: readonly ItemChoice[]
  /** Its code, and why that takes off nothing, if so. */
  readonly coupon?: { readonly code: string; readonly problem?: string } | undefined
}

/** What a call came to: the status it was answered with, 500 when it failed in any other way, and the cart, if any. */
export interface CartAnswer {
  readonly status: number
  readonly cart: ServerCart | null
  /** Why it was refused, in the words of the API: `too_many_items`. */
  readonly code?: string
}

/** The four calls of a cart. They never throw: a failure is an answer without a cart. */
export interface CartCalls {
  readonly create: () => Promise<CartAnswer>
  readonly load: (cartId: string) => Promise<CartAnswer>
  readonly add: (cartId: string, choice: ItemChoice) => Promise<CartAnswer>
  readonly remove: (cartId: string, itemId: string) => Promise<CartAnswer>
}

/** Requests only customers can make. */
export interface CustomerCartCalls {
  /** The customer's open carts with something in them, the one changed last first; null when nobody could say. */
  readonly list: () => Promise<readonly ServerCart[] | null>
  /** What is in `from` comes into the cart. */
  readonly join: (cartId: string, from: string) => Promise<CartAnswer>
}
