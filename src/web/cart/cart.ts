import { httpCartCalls } from '#web/api/carts.ts'
import { isHinted } from '#web/session/hint.ts'
import { tellTabs, whenBehind } from '#web/tabs.ts'
import { concernsCart } from './cart-memory.ts'
import { createCartStore } from './cart-store.ts'
import { memory } from './stored-cart.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The one cart of this page; the header and React show the same. */
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
// The page after a payment opens the cart itself: a paid order has closed it, and loading it would be a 404.
if (!location.pathname.endsWith('/order/complete')) void cart.open()

/** Shows in the header how many items are in the cart, and links to where the order goes on. */
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
