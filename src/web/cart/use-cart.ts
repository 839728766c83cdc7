import { createContext, useContext, useSyncExternalStore } from 'react'
import { totalsOf } from '#core/cart/cart.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { CartView } from './cart-store.ts'
import type { CartStore } from './cart-store.ts'

/** The browser's cart. It is undefined at build, where pages are rendered with an empty cart. */
export const CartContext = createContext<CartStore | undefined>(undefined)

const rendered: CartView = {
  phase: 'none',
  anonymous: true,
  items: [],
  totals: totalsOf([], visitorVatRate),
  busy: false,
  pending: new Set(),
  failed: new Map(),
  expired: false,
  slow: false,
  lasts: true,
  changedFrom: new Map(),
  noLongerSold: [],
  earlier: [],
}
const neverChanges = () => () => {}

export function useCart(): CartView {
  return useCartPart((cart) => cart)
}

/** Subscribes to a part of the cart. `part` must return the same value until that part changes. */
export function useCartPart<Part>(part: (cart: CartView) => Part): Part {
  const store = useContext(CartContext)
  return useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => part(store?.view() ?? rendered),
    () => part(rendered),
  )
}

/** For event handlers: they run only in the browser, where the cart store exists. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (!store) throw new Error('There is no cart here')
  return store
}
