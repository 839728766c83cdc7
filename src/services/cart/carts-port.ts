import type { ItemChoice } from '#domain/cart/cart.ts'
import type { Cents } from '#domain/money/money.ts'

/** A wish as it is kept: the choice, and what it cost when it was made. */
export type StoredItem = ItemChoice & {
  /** For one period, less discounts. */
  readonly seen: Cents
}

export interface StoredCart {
  readonly id: string
  /** How often it has changed: two carts of one version are the same. */
  readonly version: number
  /** Nobody: an anonymous cart. */
  readonly customerId: string | null
  /** In the order they were added. */
  readonly items: readonly StoredItem[]
}

/** What the wish of a removed item looked like, so that a late duplicate is recognised. */
export interface RemovedItem {
  isSameWish(item: ItemChoice): boolean
}

/** What a change comes to: an answer, and the items as they should be from now on; without `items` nothing changes. */
export interface Decision<Answer> {
  readonly answer: Answer
  readonly items?: readonly StoredItem[]
}

/**
 * Pure and quick: it may be asked more than once, about an older state too, before its answer counts.
 * `removed` is the item of the id the change is about, if the cart once had it and lost it.
 */
export type Decide<Answer> = (cart: StoredCart, removed: RemovedItem | null) => Decision<Answer>

export interface JoinQuestion {
  readonly cartId: string
  /** The cart that goes into the other. */
  readonly fromId: string
  /** Whose cart it is from then on. */
  readonly customerId: string
}

/**
 * Pure and quick. With `items` the cart holds these, is the customer's, and the other is gone. `used` are ids among
 * those of `from` that the cart once had and lost. What stays as it is comes first.
 */
export type DecideJoin<Answer> = (cart: StoredCart, from: StoredCart, used: ReadonlySet<string>) => Decision<Answer>

/** Every function throws `Unavailable` when the carts cannot be reached. */
export interface Carts {
  create(customerId: string | null): Promise<StoredCart>
  /** Null when there is no such open cart. */
  find(cartId: string): Promise<StoredCart | null>
  /**
   * Changes a cart as if nobody else were there. At most one item is added; what is missing from the decision's
   * items is removed. Null when there is no such open cart.
   */
  change<Answer>(cartId: string, itemId: string, decide: Decide<Answer>): Promise<Answer | null>
  /** What some items cost now has been shown: from now on that is what they cost when they were last seen. */
  seePrices(cartId: string, seen: ReadonlyMap<string, Cents>): Promise<void>
  /** Makes an anonymous cart the customer's. Null when there is no such open cart for this customer. */
  claim(cartId: string, customerId: string): Promise<StoredCart | null>
  /** Open carts that hold something, the last used first. */
  listOf(customerId: string, most: number): Promise<readonly StoredCart[]>
  /** Two carts become one as if nobody else were there. Null when one of them is not there or not open. */
  join<Answer>(question: JoinQuestion, decide: DecideJoin<Answer>): Promise<Answer | null>
}
