import type { CartItem } from '#core/cart/cart.ts'
import type { BasisPoints } from '#core/money/money.ts'
import type { CartAnswer, CartCalls } from './cart-calls.ts'
import { createCartChanges } from './cart-changes.ts'
import type { CartMemory } from './cart-memory.ts'
import { createCartRecovery } from './cart-recovery.ts'
import { type CartView, createCartState } from './cart-state.ts'
import { createRequestQueue } from './request-queue.ts'

export interface CartStore {
  readonly view: () => CartView
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the stored cart, if there is one. */
  readonly open: () => Promise<void>
  /** One item, or several that belong together, parents first. False when ignored because busy, or when one failed. */
  readonly add: (...items: readonly CartItem[]) => Promise<boolean>
  /** Takes the item and all its descendants out at once; false when the server did not, and they are back. */
  readonly remove: (itemId: string) => Promise<boolean>
  /** The cart may have changed in another tab or while this one slept. False when the server did not say. */
  readonly refresh: () => Promise<boolean>
  /** The earlier cart was added or declined. */
  readonly settleEarlier: () => void
  readonly id: () => string | null
  /** Resolves when the changes made so far were answered: what follows acts on the cart that the page shows. */
  readonly settled: () => Promise<void>
  /** Replaces the cart by the one in the answer, if it has one. Pending changes are sent to that one. */
  readonly switchTo: (request: (id: string | null) => Promise<CartAnswer>) => Promise<CartAnswer>
  /** Nobody is logged in any more: a customer's cart is discarded. */
  readonly leave: () => void
  /** The cart was bought, so the server has closed it: loading it again would be answered with 404. */
  readonly close: (cartId: string) => void
  /** The rate while no cart says another. */
  readonly setVatRate: (rate: BasisPoints) => void
}

export interface CartStoreDependencies {
  readonly calls: CartCalls
  readonly memory: CartMemory
  readonly pause: (ms: number) => Promise<void>
  /** Tells other tabs that the cart changed. */
  readonly announce: () => void
  /** Lets one tab at a time create a cart, so that two tabs never create two. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Whether it is certain that nobody is logged in. */
  readonly isVisitor: () => boolean
}

/** The cart of this page: what the server confirmed, and changes that show before the server has answered. */
export function createCartStore(dependencies: CartStoreDependencies): CartStore {
  const { memory, pause, announce, isVisitor } = dependencies
  const cart = createCartState(memory, isVisitor)
  const { state, notify, accept, discard } = cart
  const queue = createRequestQueue(pause, (isSlow) => {
    state.slow = isSlow
    if (isSlow) notify()
  })
  const recovery = createCartRecovery(dependencies, cart, queue)
  const changes = createCartChanges(dependencies, cart, queue, recovery)

  return {
    ...cart,
    ...recovery,
    ...changes,
    id: memory.read,
    settled: () => queue.enqueue(async () => {}),
    settleEarlier: () => {
      memory.forgetAside()
      state.earlier = []
      notify()
    },
    switchTo: (request) =>
      queue.enqueue(async () => {
        const answer = await queue.watch(() => request(memory.read()))
        if (answer.cart) {
          memory.keep(answer.cart.id)
          accept(answer.cart)
          state.expired = false
          announce()
        }
        notify()
        return answer
      }),
    leave: () => {
      if (state.details.anonymous) return
      discard(memory.read() ?? '')
      state.failed = new Map()
      announce()
      notify()
    },
    close: (cartId) => {
      if (memory.read() === cartId) discard(cartId)
    },
  }
}
