import type { CartItem } from '#core/cart/cart.ts'
import { domainChoice, hostingChoice, unpricedItem } from './sample-catalogue.ts'
import { cents } from '#core/money/money.ts'
import { CartServer } from './cart-server.ts'
import { LocalStorage } from './local-storage.ts'
import { cartMemory } from '#web/cart/cart-memory.ts'
import { type CartStore, createCartStore } from '#web/cart/cart-store.ts'

export const keptId = 'kept-0000000000000000k'

export interface OpenCart {
  readonly server: CartServer
  readonly storage: LocalStorage
  readonly store: CartStore
  /** Pauses that the store requested. All of them end at once, except the ten seconds of patience. */
  readonly pauses: number[]
  /** Ends the ten seconds of patience. */
  readonly losePatience: () => void
  readonly announced: () => number
}

/** Opens a page with a cart store; server and storage are new, or shared with another tab. */
export function openCart(
  given: { readonly server?: CartServer; readonly storage?: LocalStorage; readonly kept?: readonly CartItem[] } = {},
): OpenCart {
  const server = given.server ?? new CartServer()
  const storage = given.storage ?? new LocalStorage()
  if (given.kept) {
    server.hold(keptId, given.kept)
    storage.setItem('cartId', keptId)
  }
  const pauses: number[] = []
  const waiting: (() => void)[] = []
  let announcements = 0
  const store = createCartStore({
    calls: server.calls,
    memory: cartMemory(() => storage),
    pause: (ms) => {
      if (ms === 10_000) return new Promise((resolve) => waiting.push(resolve))
      pauses.push(ms)
      return Promise.resolve()
    },
    announce: () => void announcements++,
    alone: (work) => work(),
    isVisitor: () => !server.isCustomer(),
  })
  return {
    server,
    storage,
    store,
    pauses,
    losePatience: () => waiting.splice(0).forEach((resolve) => resolve()),
    announced: () => announcements,
  }
}

/** A domain name that costs € 9.99 with a discount of € 6.00. */
export function domain(id: string, sld: string): CartItem {
  return {
    ...unpricedItem(domainChoice(id, sld)),
    price: { amount: cents(999), periodical: cents(999) },
    discount: { amount: cents(600), periodical: cents(600) },
  }
}

export function hosting(id: string, parentId: string | null, name: string, slug = 'small'): CartItem {
  return {
    ...unpricedItem(hostingChoice(id, parentId, name, slug)),
    price: { amount: cents(400), periodical: cents(4800) },
  }
}

export const idsOf = (store: CartStore) => store.view().items.map((item) => item.id)

/** Resolves when the store is idle. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
