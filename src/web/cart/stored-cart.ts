import { whenBehind } from '#web/tabs.ts'
import { cartMemory } from './cart-memory.ts'

export const memory = cartMemory(
  () => localStorage,
  () => sessionStorage,
)

/** The code of the cart is loaded only where a cart is stored: most visitors have none. */
export function loadStoredCart(): void {
  // Most stored carts have items, so the button links to the filled cart until the cart code has loaded.
  const button = document.querySelector<HTMLAnchorElement>('[data-part=cart]')
  if (button && memory.read()) button.href = button.dataset['filled'] ?? ''
  // The order app loads the cart itself.
  if (document.getElementById('order')) return
  load()
  whenBehind(load)
  addEventListener('storage', load)
}

function load(): void {
  if (memory.read() ?? memory.readAside()) import('./cart.ts').catch(() => {})
}
