/** The menus are native popovers; this adds what the platform leaves out. */
export function enhanceMenus(): void {
  keepSubmenusUnderHeader()
  const drawer = document.getElementById('drawer')
  if (drawer) makeModal(drawer)
}

/** For browsers that cannot anchor a popover to the header. */
function keepSubmenusUnderHeader(): void {
  if (CSS.supports('top', 'anchor(bottom)')) return
  const header = document.querySelector('.hdr')
  for (const submenu of document.querySelectorAll('.mega')) {
    submenu.addEventListener('beforetoggle', () => {
      const bottom = header?.getBoundingClientRect().bottom ?? 0
      document.documentElement.style.setProperty('--hdr-bottom', `${bottom}px`)
    })
  }
}

/** While the mobile menu is open, the page behind it is out of reach of keyboard and screen reader. */
function makeModal(drawer: HTMLElement): void {
  const wide = matchMedia('(min-width: 900px)')
  const opener = document.querySelector<HTMLElement>('[popovertarget=drawer]')
  const keepBehind = (inert: boolean) => {
    for (const part of document.body.children) {
      if (part instanceof HTMLElement && part !== drawer) part.inert = inert
    }
  }
  // The focus goes back while the menu closes, before `toggle`: the page must be in reach again by then.
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
