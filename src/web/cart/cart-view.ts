import type { CartItem, ItemChoice, Totals } from '#domain/cart/cart.ts'
import type { Cents } from '#domain/money/money.ts'

/** A wish the server did not grant, to be tried again where it stands. */
export interface FailedWish {
  /** The wish itself, then those that were to follow it. */
  readonly items: readonly CartItem[]
  readonly code: string | undefined
}

/** What a page shows of the cart. */
export interface CartView {
  /** `loading`: a kept cart is being fetched. `none`: nothing was ever added, or it is gone. */
  readonly phase: 'none' | 'loading' | 'ready'
  /** Nobody's yet; also when there is none. */
  readonly anonymous: boolean
  readonly items: readonly CartItem[]
  readonly totals: Totals
  /** Nothing can be added now: buttons show it and cannot be pressed. */
  readonly busy: boolean
  /** Ids of items the server has yet to confirm. */
  readonly pending: ReadonlySet<string>
  /** By subject. */
  readonly failed: ReadonlyMap<string, FailedWish>
  /** The cart was gone when something was added to it. */
  readonly expired: boolean
  /** An answer takes longer than anybody expects. */
  readonly slow: boolean
  /** False when the cart is gone with the window. */
  readonly lasts: boolean
  readonly changedFrom: ReadonlyMap<string, Cents>
  readonly noLongerSold: readonly ItemChoice[]
  /** What lay in a cart that could not be loaded before, and can be now, beside the one in use. */
  readonly earlier: readonly CartItem[]
}
