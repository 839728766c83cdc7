import type { CartItem } from '#core/cart/cart.ts'
import { LocalStorage } from './local-storage.ts'
import { openCart, settled, type OpenCart } from './open-cart.ts'
import { openSession, type OpenSession } from './open-session.ts'
import { saar } from './session-server.ts'
import { type CustomerCarts, followCustomer, pendingQuestion } from '#web/cart/customer-carts.ts'

export const otherId = 'other-000000000000000o'

export interface Tab extends OpenCart {
  readonly session: OpenSession
  readonly carts: CustomerCarts
  /** Session storage, which lasts as long as the tab. */
  readonly tabStorage: LocalStorage
}

interface Given {
  readonly kept?: readonly CartItem[]
  readonly other?: readonly CartItem[]
  readonly loggedIn?: boolean
  /** Earlier page of the same tab. */
  readonly before?: Tab
}

/** Opens a page with a cart and a session; `other` is another cart of the customer on the server. */
export async function openTab({ kept, other, loggedIn = false, before }: Given): Promise<Tab> {
  const page = openCart({ ...(kept && { kept }), ...(before && { server: before.server, storage: before.storage }) })
  const tabStorage = before?.tabStorage ?? new LocalStorage()
  const { server, store } = page
  if (other) {
    server.hold(otherId, other)
    server.owned.add(otherId)
  }
  const session = openSession({
    ...(before && { server: before.session.server }),
    cartId: () => (store.view().items.length > 0 ? (store.id() ?? undefined) : undefined),
  })
  if (loggedIn) session.server.user = saar
  server.isCustomer = () => session.server.user !== null
  const carts = followCustomer({
    cart: store,
    session: session.store,
    calls: server.customerCalls,
    load: server.calls.load,
    pause: () => Promise.resolve(),
    mark: pendingQuestion(() => tabStorage),
  })
  await Promise.all([store.open(), session.store.open()])
  await settled()
  server.asked.length = 0
  return { ...page, session, carts, tabStorage }
}
