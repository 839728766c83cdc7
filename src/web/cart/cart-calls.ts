import type { CartItem, ItemChoice } from '#domain/cart.ts'
import type { BasisPoints } from '#domain/money.ts'

/** A cart as the server sees it. */
export interface ServerCart {
  readonly id: string
  readonly items: readonly CartItem[]
  readonly vatRate: BasisPoints
}

/** What a call came to: the status it was answered with, 500 when it failed in any other way, and the cart, if any. */
export interface CartAnswer {
  readonly status: number
  readonly cart: ServerCart | null
}

/** The four calls of a cart. They never throw: a failure is an answer without a cart. */
export interface CartCalls {
  readonly create: () => Promise<CartAnswer>
  readonly load: (cartId: string) => Promise<CartAnswer>
  readonly add: (cartId: string, choice: ItemChoice) => Promise<CartAnswer>
  readonly remove: (cartId: string, itemId: string) => Promise<CartAnswer>
}
