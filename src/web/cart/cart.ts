import { httpCartCalls } from '#web/api/carts.ts'
import { cartMemory, concernsCart } from '#web/cart/cart-memory.ts'
import { createCartStore } from '#web/cart/cart-store.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cart') : undefined

/** The one cart of this page; the shell script and React show the same. */
export const cart = createCartStore({
  calls: httpCartCalls({ locale: document.documentElement.lang, pause }),
  memory: cartMemory(
    () => localStorage,
    () => sessionStorage,
  ),
  pause,
  announce: () => channel?.postMessage('changed'),
  alone: (work) => ('locks' in navigator ? navigator.locks.request('cart', work) : work()),
})

const look = () => void cart.refresh()
channel?.addEventListener('message', look)
addEventListener('storage', (event) => {
  if (concernsCart(event.key)) look()
})
addEventListener('online', look)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') look()
})
void cart.open()
