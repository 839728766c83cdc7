import { createContext, useContext, useSyncExternalStore } from 'react'
import { totalsOf } from '#core/cart/cart.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { CartView } from './cart-store.ts'
import type { CartStore } from './cart-store.ts'

/** The browser's cart; at build there is none, and pages are rendered for an empty one. */
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

/** A part of the cart, for components that need not follow the rest: it must be the same value until it changes. */
export function useCartPart<Part>(part: (cart: CartView) => Part): Part {
  const store = useContext(CartContext)
  return useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => part(store?.view() ?? rendered),
    () => part(rendered),
  )
}

/** For what a person does: by then the browser's cart is there. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (!store) throw new Error('There is no cart here')
  return store
}
