import { httpCartCalls } from '#web/api/carts.ts'
import { isHinted } from '#web/session/hint.ts'
import { tellTabs, whenBehind } from '#web/tabs.ts'
import { concernsCart } from './cart-memory.ts'
import { createCartStore } from './cart-store.ts'
import { memory } from './stored-cart.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The single cart store of this page, shared by the header and React. */
export const cart = createCartStore({
  calls: httpCartCalls({ locale: document.documentElement.lang, pause }),
  memory,
  pause,
  announce: () => tellTabs('cart'),
  alone: (work) => ('locks' in navigator ? navigator.locks.request('cart', work) : work()),
  isVisitor: () => !isHinted(),
})

const refresh = () => void cart.refresh()
whenBehind(refresh)
addEventListener('storage', (event) => {
  if (concernsCart(event.key)) refresh()
})
showBadge()
// The completion page opens the cart itself, because a paid order has closed it and loading it would return 404.
if (!location.pathname.endsWith('/order/complete')) void cart.open()

/** Shows the number of items in the header and links the button to the current order step. */
function showBadge(): void {
  const button = document.querySelector<HTMLAnchorElement>('[data-part=cart]')
  const badge = button?.querySelector<HTMLElement>('.badge')
  if (!button || !badge) return
  const { empty = '', filled = '', one = '', many = '' } = button.dataset
  const emptyLabel = button.getAttribute('aria-label') ?? ''

  const show = () => {
    const { phase, items } = cart.view()
    if (phase === 'loading') return
    const count = items.length
    badge.hidden = count === 0
    badge.textContent = String(count)
    button.href = count === 0 ? empty : filled
    button.setAttribute('aria-label', count === 0 ? emptyLabel : (count === 1 ? one : many).replace('#', String(count)))
  }
  cart.subscribe(show)
  show()
}
