import { whenBehind } from '#web/tabs.ts'
import { cartMemory } from './cart-memory.ts'

export const memory = cartMemory(
  () => localStorage,
  () => sessionStorage,
)

/** The code of the cart is loaded only where a cart is stored: most visitors have none. */
export function loadStoredCart(): void {
  load()
  whenBehind(load)
  addEventListener('storage', load)
}

function load(): void {
  if (memory.read() ?? memory.readAside()) import('./cart.ts').catch(() => {})
}
