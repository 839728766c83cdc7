import { cart } from '#web/cart/cart.ts'

/** Shows how many things are in the cart, and leads to where the order goes on. */
export function showCartBadge(): void {
  const button = document.querySelector<HTMLAnchorElement>('[data-part=cart]')
  const badge = button?.querySelector<HTMLElement>('.badge')
  if (!button || !badge) return
  const { empty = '', filled = '', one = '', many = '' } = button.dataset
  const nothing = button.getAttribute('aria-label') ?? ''

  const show = () => {
    const count = cart.view().items.length
    badge.hidden = count === 0
    badge.textContent = String(count)
    button.href = count === 0 ? empty : filled
    button.setAttribute('aria-label', count === 0 ? nothing : (count === 1 ? one : many).replace('#', String(count)))
  }
  cart.subscribe(show)
  show()
}
