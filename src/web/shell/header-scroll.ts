const headerHeight = 75
/** Smaller movements are a trembling finger, not a wish. */
const tolerance = 4

/** The header leaves on scrolling down and returns on scrolling up or at the top of the page. */
export function hideHeaderOnScroll(): void {
  const header = document.querySelector('.hdr')
  if (!header) return
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const { dataset } = document.documentElement
  let last = scrollY

  const isInUse = () => header.matches(':focus-within, :has(:popover-open)')
  const show = () => delete dataset['header']

  addEventListener(
    'scroll',
    () => {
      const now = Math.max(0, scrollY)
      if (now <= headerHeight) show()
      else if (Math.abs(now - last) < tolerance) return
      else if (now < last) show()
      else if (!stillness.matches && !isInUse()) dataset['header'] = 'hidden'
      last = now
    },
    { passive: true },
  )
  header.addEventListener('focusin', show)
}
