import type { CartRecord } from '#adapters/postgres/carts/cart-rows.ts'

/** Carts as they were last seen. Whoever uses one must be ready to learn that it has changed since. */
export interface RecentCarts {
  get(cartId: string): CartRecord | undefined
  put(cart: CartRecord): void
  drop(cartId: string): void
}

/** Bounded by what it holds, carts and items together; what was used least recently goes first. */
export function createRecentCarts(most = 20_000): RecentCarts {
  const carts = new Map<string, CartRecord>()
  let held = 0

  const drop = (cartId: string) => {
    const cart = carts.get(cartId)
    if (cart === undefined) return
    carts.delete(cartId)
    held -= weightOf(cart)
  }
  return {
    get: (cartId) => carts.get(cartId),
    put(cart) {
      drop(cart.id)
      carts.set(cart.id, cart)
      held += weightOf(cart)
      for (const oldest of carts.keys()) {
        if (held <= most) break
        drop(oldest)
      }
    },
    drop,
  }
}

function weightOf(cart: CartRecord): number {
  return 1 + cart.items.length
}
