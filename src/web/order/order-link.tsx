import type { MouseEvent, ReactNode } from 'react'
import { addressOf, navigate, useOrderQuery } from './order-address.ts'
import { type OrderPageId, useOrder, useSiteLocale } from './order-context.ts'
import { useOrderSession } from './order-session.ts'

interface Props {
  readonly to: OrderPageId
  /** Search text for the target page. */
  readonly q?: string
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** Link to another step, handled by the app. It carries the preselected package along. */
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

/** Navigates like a page load: scrolls to the top and focuses `main`, with a view transition where supported. */
export function turnTo(address: string): void {
  const turn = async () => {
    navigate(address)
    // React renders the step in a microtask, with a new `main`.
    await Promise.resolve()
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  // `ready` rejects in a background window, which shows no transition. The stylesheet handles reduced motion.
  if (document.startViewTransition) document.startViewTransition(turn).ready.catch(() => {})
  else void turn()
}
