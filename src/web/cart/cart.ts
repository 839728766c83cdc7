import { httpCartCalls } from '#web/api/carts.ts'
import { isHinted } from '#web/session/hint.ts'
import { tellTabs, whenBehind } from '#web/tabs.ts'
import { cartMemory, concernsCart } from './cart-memory.ts'
import { createCartStore } from './cart-store.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The one cart of this page; the shell script and React show the same. */
export const cart = createCartStore({
  calls: httpCartCalls({ locale: document.documentElement.lang, pause }),
  memory: cartMemory(
    () => localStorage,
    () => sessionStorage,
  ),
  pause,
  announce: () => tellTabs('cart'),
  alone: (work) => ('locks' in navigator ? navigator.locks.request('cart', work) : work()),
  isVisitor: () => !isHinted(),
})

const look = () => void cart.refresh()
whenBehind(look)
addEventListener('storage', (event) => {
  if (concernsCart(event.key)) look()
})
/** The page after a payment opens the cart itself: a paid order has closed it, and loading it would be a 404. */
if (!location.pathname.endsWith('/order/complete')) void cart.open()
