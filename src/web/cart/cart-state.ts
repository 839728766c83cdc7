import { type PendingCart, visibleItemsOf } from '#core/cart/cart-intents.ts'
import { type CartItem, type ItemChoice, type Totals, totalsOf } from '#core/cart/cart.ts'
import type { BasisPoints, Cents } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { ServerCart } from './cart-calls.ts'
import type { CartMemory } from './cart-memory.ts'

/** An addition the server did not accept, to be retried where it is shown. */
export interface FailedAdd {
  /** The item itself, then those that were to follow it. */
  readonly items: readonly CartItem[]
  readonly code: string | undefined
}

/** What a page shows of the cart. */
export interface CartView {
  /** `loading`: the stored cart is being fetched. `none`: nothing was ever added, or the cart is gone. */
  readonly phase: 'none' | 'loading' | 'ready'
  /** Belongs to no customer yet; also when there is no cart. */
  readonly anonymous: boolean
  readonly items: readonly CartItem[]
  readonly totals: Totals
  /** Nothing can be added now: buttons show it and cannot be pressed. */
  readonly busy: boolean
  /** Ids of items the server has yet to confirm. */
  readonly pending: ReadonlySet<string>
  /** By subject. */
  readonly failed: ReadonlyMap<string, FailedAdd>
  /** The cart was gone when something was added to it. */
  readonly expired: boolean
  /** A request takes longer than expected. */
  readonly slow: boolean
  /** False when the cart is lost with the window, because storage is blocked. */
  readonly lasts: boolean
  readonly changedFrom: ReadonlyMap<string, Cents>
  readonly noLongerSold: readonly ItemChoice[]
  readonly coupon?: ServerCart['coupon']
  /** Items of a cart that could not be loaded before, and can be now, beside the one in use. */
  readonly earlier: readonly CartItem[]
}

type CartDetails = Omit<ServerCart, 'id' | 'items'>

/** Changed in place by changes and recovery, which call `notify` when a step is complete. */
interface CartState {
  phase: CartView['phase']
  failed: CartView['failed']
  expired: boolean
  slow: boolean
  earlier: readonly CartItem[]
  /** Confirmed items, and intents the server has not answered yet. */
  intended: PendingCart
  details: CartDetails
  adding: boolean
}

export interface CartStateHolder {
  readonly state: CartState
  readonly view: () => CartView
  readonly notify: () => void
  readonly subscribe: (listener: () => void) => () => void
  /** Takes over the server's version. A customer's cart is never shown to an anonymous session. */
  readonly accept: (cart: ServerCart) => void
  /** Forgets the cart. Pending changes stay: their requests are still under way. */
  readonly discard: (cartId: string) => void
  /** The rate while no cart says another. */
  readonly setVatRate: (vatRate: BasisPoints) => void
}

export function createCartState(memory: CartMemory, isVisitor: () => boolean): CartStateHolder {
  let noCart: CartDetails = { anonymous: true, vatRate: visitorVatRate, changedFrom: new Map(), noLongerSold: [] }
  let shown: CartView | undefined
  const listeners = new Set<() => void>()
  const state: CartState = {
    phase: memory.read() === null ? 'none' : 'loading',
    failed: new Map(),
    expired: false,
    slow: false,
    earlier: [],
    intended: { confirmed: [], pending: [] },
    details: noCart,
    adding: false,
  }

  function notify(): void {
    shown = undefined
    for (const listener of listeners) listener()
  }

  function view(): CartView {
    if (shown) return shown
    const { intended, details, adding, ...rest } = state
    const { anonymous, changedFrom, noLongerSold, coupon, vatRate } = details
    const items = visibleItemsOf(intended)
    shown = {
      ...rest,
      anonymous,
      changedFrom,
      noLongerSold,
      coupon,
      items,
      totals: totalsOf(items, vatRate),
      busy: adding || state.phase === 'loading',
      pending: new Set(intended.pending.flatMap((intent) => (intent.kind === 'add' ? intent.item.id : []))),
      lasts: memory.lasts(),
    }
    return shown
  }

  function accept(cart: ServerCart): void {
    if (!cart.anonymous && isVisitor()) return discard(cart.id)
    const isConfirmed = (id?: string) => cart.items.some((item) => item.id === id)
    state.details = cart
    state.phase = 'ready'
    state.intended = { ...state.intended, confirmed: cart.items }
    state.failed = new Map([...state.failed].filter(([, { items }]) => !isConfirmed(items[0]?.id)))
  }

  function discard(cartId: string): void {
    memory.forget(cartId)
    state.details = noCart
    state.phase = 'none'
    state.intended = { ...state.intended, confirmed: [] }
  }

  return {
    state,
    view,
    notify,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    accept,
    discard,
    setVatRate: (vatRate) => {
      noCart = { ...noCart, vatRate }
      if (state.phase !== 'ready') state.details = noCart
      notify()
    },
  }
}
