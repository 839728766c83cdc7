const headerHeight = 75
/** Smaller movements are ignored as involuntary. */
const tolerance = 4

/** Hides the header on scrolling down, shows it on scrolling up and at the top of the page. */
export function hideHeaderOnScroll(): void {
  const header = document.querySelector('.site-header')
  if (!header) return
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const { dataset } = document.documentElement
  let last = scrollY

  // A click leaves the focus on its target, so only visible focus counts as use.
  const isInUse = () => header.matches(':has(:focus-visible, :popover-open)')
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

/** The menus are native popovers; this adds behaviour that the platform lacks. */
export function enhanceMenus(): void {
  keepSubmenusUnderHeader()
  closeLeftSubmenus()
  const drawer = document.getElementById('drawer')
  if (drawer) makeModal(drawer)
}

/** Closes a submenu when the focus moves out of it; losing the focus to the document leaves it open. */
function closeLeftSubmenus(): void {
  document.addEventListener('focusout', ({ relatedTarget }) => {
    const submenu = document.querySelector<HTMLElement>('.submenu:popover-open')
    if (relatedTarget && !submenu?.parentElement?.contains(relatedTarget as Node)) submenu?.hidePopover()
  })
}

/** Fallback for browsers without anchor positioning. */
function keepSubmenusUnderHeader(): void {
  if (CSS.supports('top', 'anchor(bottom)')) return
  const header = document.querySelector('.site-header')
  for (const submenu of document.querySelectorAll('.submenu')) {
    submenu.addEventListener('beforetoggle', () => {
      const bottom = header?.getBoundingClientRect().bottom ?? 0
      document.documentElement.style.setProperty('--hdr-bottom', `${bottom}px`)
    })
  }
}

/** While the mobile menu is open, the page behind it is inert. */
function makeModal(drawer: HTMLElement): void {
  const wide = matchMedia('(min-width: 900px)')
  const opener = document.querySelector<HTMLElement>('[popovertarget=drawer]')
  const keepBehind = (inert: boolean) => {
    for (const part of document.body.children) {
      if (part instanceof HTMLElement && part !== drawer) part.inert = inert
    }
  }
  // The browser restores the focus before `toggle` fires, so the page must no longer be inert by then.
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') keepBehind(false)
  })
  drawer.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') {
      keepBehind(true)
      drawer.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus()
    } else if (document.activeElement === document.body || drawer.contains(document.activeElement)) {
      opener?.focus()
    }
  })
  wide.addEventListener('change', () => {
    if (wide.matches) drawer.hidePopover()
  })
}
