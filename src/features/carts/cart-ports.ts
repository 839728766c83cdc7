import type { ItemChoice, PremiumPrice } from '#core/cart/cart.ts'
import type { DiscountsUsed } from '#core/cart/cart-changes.ts'
import type { KnownCoupon } from '#core/cart/coupon.ts'
import type { Cents } from '#core/money/money.ts'

/** Codes by which names are moved, as they are stored: sealed. The same code of the same name is sealed alike. */
export interface TransferCodes {
  readonly seal: (name: string, code: string) => string
  /** Null: it was sealed for another name, or with a secret that is gone. */
  open(name: string, sealed: string): string | null
}

/** A stored choice, and what it cost when it was made. */
export type StoredItem = ItemChoice & {
  /** For one period, less discounts. */
  readonly lastShownPrice: Cents
}

/** What an item cost when it was shown. */
export interface SeenPrice {
  readonly net: Cents
  /** What its register asks by now; null: the usual price. Absent: nobody asked. */
  readonly premium?: PremiumPrice | null
}

export interface StoredCart {
  readonly id: string
  /** How often it has changed: two carts of one version are the same. */
  readonly version: number
  /** Nobody: an anonymous cart. */
  readonly customerId: string | null
  /** The code of a coupon. Whether it fits is asked anew with every look. */
  readonly coupon?: string
  /** In the order they were added. */
  readonly items: readonly StoredItem[]
}

/** What was chosen with a removed item, so that a late duplicate is recognised. */
export interface RemovedItem {
  isSameChoice(item: ItemChoice): boolean
}

/** What a change comes to: an answer, and the items as they should be from now on; without `items` nothing changes. */
export interface Decision<Answer> {
  readonly answer: Answer
  readonly items?: readonly StoredItem[]
}

/**
 * Pure and quick. It is called a second time if the cart has changed since it was read, and then the second answer
 * counts. `removed` is the item of the id the change is about, if the cart once had it and lost it.
 */
export type Decide<Answer> = (cart: StoredCart, removed: RemovedItem | null) => Decision<Answer>

/** A copy of a cart that was handed on by link. */
export interface SharedCart {
  /** The cart it was made of; null when that is gone. */
  readonly cartId: string | null
  readonly items: readonly StoredItem[]
  readonly coupon: string | null
  readonly expiresAt: Date
}

/** Every function throws `Unavailable` when they cannot be reached. */
export interface Coupons {
  /** Null: there is none. What the cart was ordered for and did not pay does not count as a use. */
  find(code: string, cartId: string, customerId: string | null): Promise<KnownCoupon | null>
}

/** Inside a transaction. */
export interface CouponStore {
  /** Until the transaction ends nobody else uses it, and the customer places no other order with a coupon. */
  lock(code: string, cartId: string, customerId: string): Promise<KnownCoupon | null>
  /** From now on an order counts, until its payments have ended without money. */
  reserve(use: CouponUse): Promise<void>
  /** From now on it counts for good, also when its reservation had ended. */
  spend(use: CouponUse, at: Date): Promise<void>
}

export interface CouponUse {
  readonly orderId: string
  readonly code: string
  readonly discount: Cents
}

/** Every function throws `Unavailable` when the carts cannot be reached. */
export interface Carts {
  create(customerId: string | null): Promise<StoredCart>
  /** Null when there is no such open cart. */
  find(cartId: string): Promise<StoredCart | null>
  /**
   * Changes a cart atomically. At most one item is added; what is missing from the decision's
   * items is removed. Null when there is no such open cart.
   */
  change<Answer>(cartId: string, itemId: string, decide: Decide<Answer>): Promise<Answer | null>
  /** What some items cost now has been shown: from now on that is what they cost when they were last seen. */
  seePrices(cartId: string, seen: ReadonlyMap<string, SeenPrice>): Promise<void>
  /** A change like any other. Null: without a coupon from now on. */
  setCoupon(cartId: string, code: string | null): Promise<void>
  /** How many of these products the customer has ordered at a discount, and paid or is paying; this cart's orders only if paid. */
  discountsUsed(customerId: string, cartId: string, productSlugs: readonly string[]): Promise<DiscountsUsed>
  /** Makes an anonymous cart the customer's. Null when there is no such open cart for this customer. */
  claim(cartId: string, customerId: string): Promise<StoredCart | null>
  /** Open carts that hold something, the last used first. */
  listOf(customerId: string, limit: number): Promise<readonly StoredCart[]>
  /** Stores a copy. The token opens it: 256 random bits, of which only the hash is kept. */
  share(
    cartId: string,
    contents: Pick<StoredCart, 'items' | 'coupon'>,
  ): Promise<{ readonly token: string; readonly expiresAt: Date }>
  /** Null when there is none, or when it expired. */
  findShared(token: string): Promise<SharedCart | null>
}

/** Inside a transaction. */
export interface CartStore {
  /** Locks and reads open carts, in the order of their ids, so that no two transactions wait for each other. */
  lock(cartIds: readonly string[]): Promise<readonly (StoredCart | null)[]>
  /** Locks the customer's open cart, if it still has this version. */
  lockVersion(cart: Pick<StoredCart, 'id' | 'version' | 'customerId'>): Promise<boolean>
  /** Locks and reads the open cart an order was made from; when it was joined with another, the one with its items. */
  lockOrdered(order: {
    readonly cartId: string
    readonly customerId: string
    readonly itemIds: readonly string[]
  }): Promise<readonly StoredCart[]>
  /** As `Carts.discountsUsed`; until the transaction ends nobody else counts for this customer. */
  lockDiscountsUsed: Carts['discountsUsed']
  /** Those of these ids that the cart once had and lost. */
  removedAmong(cartId: string, itemIds: readonly string[]): Promise<ReadonlySet<string>>
  /** The cart holds these with its coupon, and is the customer's, or nobody's. What stays as it is comes first. */
  replaceItems(cart: StoredCart, items: readonly StoredItem[], customerId: string | null): Promise<void>
  /** The parameters of these items are from now on what they say here. */
  setParameters(cartId: string, items: readonly StoredItem[]): Promise<void>
  /** `raised`: hang under nothing any more. `closedBy`: the payment that paid all of it; null: it stays open. */
  takeOut(
    cartId: string,
    change: {
      readonly gone: readonly StoredItem[]
      readonly raised: readonly StoredItem[]
      readonly closedBy: string | null
    },
  ): Promise<void>
  delete(cartId: string): Promise<void>
}

/** Inside a transaction: what carts know of the payments for them. */
export interface CartPayments {
  /** Nobody is led to the cart's attempt under way any more; who is at the bank already may still pay. Its id. */
  supersede(cartId: string): Promise<readonly string[]>
}

/** Where a walk over all carts stands: after this cart. */
export interface CartPlace {
  readonly createdAt: string
  readonly id: string
}

export interface CartCleaning {
  /**
   * Looks at the next carts from a place on, oldest first, and deletes those nobody touched for 60 days and the empty
   * ones nobody touched for a day. The next place is null at the end.
   */
  cleanFrom(place: CartPlace | null): Promise<{ readonly deleted: number; readonly next: CartPlace | null }>
  /** Forgets ids of removed items that are too old for a duplicate to be on its way. */
  forgetRemovedItems(): Promise<number>
  /** Does the work unless another process is at it: then null. */
  exclusively<Done>(work: () => Promise<Done>): Promise<Done | null>
}
