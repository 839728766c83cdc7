import type { StoredCart } from '#services/cart/cart-ports.ts'

/** Carts as they were last seen. Whoever uses one must be ready to learn that it has changed since. */
export interface RecentCarts {
  get(cartId: string): StoredCart | undefined
  put(cart: StoredCart): void
  drop(cartId: string): void
}

/**
 * Bounded by what it holds, carts and items together. Two generations instead of an order of use: when the young one
 * is full it becomes the old one, and what nobody used since goes with the old one before it.
 */
export function createRecentCarts(maxEntries = 20_000): RecentCarts {
  let young = new Map<string, StoredCart>()
  let old = new Map<string, StoredCart>()
  let held = 0

  return {
    get: (cartId) => young.get(cartId) ?? old.get(cartId),
    put(cart) {
      young.set(cart.id, cart)
      held += 1 + cart.items.length
      if (held <= maxEntries / 2) return
      old = young
      young = new Map()
      held = 0
    },
    drop(cartId) {
      young.delete(cartId)
      old.delete(cartId)
    },
  }
}
