import type { MouseEvent, ReactNode } from 'react'
import { addressOf, navigate, useOrderQuery } from './order-address.ts'
import { type OrderPageId, useOrder, useSiteLocale } from './order-context.ts'
import { useOrderSession } from './order-session.ts'

interface Props {
  readonly to: OrderPageId
  /** What to search for there. */
  readonly q?: string
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A link to another step: the app turns the page itself. A package that waits for a name comes along. */
export function OrderLink({ to, q = '', className, label, children }: Props) {
  const { pages } = useOrder()
  const locale = useSiteLocale()
  const { downloads } = useOrderSession()
  const { product, term } = useOrderQuery()
  const address = addressOf(pages[to].path, { q, product, term })

  function handleClick(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void downloads.loadPage(to, locale).then(
      () => turnTo(address),
      () => location.assign(address),
    )
  }
  return (
    <a
      href={address}
      className={className}
      aria-label={label}
      onClick={handleClick}
      onPointerEnter={() => void downloads.loadPage(to, locale).catch(() => {})}
    >
      {children}
    </a>
  )
}

/** As a document would: at the top, with the page read from its beginning; in one motion, where people want any. */
export function turnTo(address: string): void {
  const turn = async () => {
    navigate(address)
    // React renders the step in a microtask, with a new `main`.
    await Promise.resolve()
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  // A window in the background shows no motion, and says so by rejecting. Who wants none is served by the style sheet.
  if (document.startViewTransition) document.startViewTransition(turn).ready.catch(() => {})
  else void turn()
}
