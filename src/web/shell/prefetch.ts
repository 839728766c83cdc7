/** Where speculation rules are missing, a page is fetched when a pointer or finger reaches its link. */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const fetched = new Set<string>([location.pathname])
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || /^\/(api|demo|documenten)\//.test(link.pathname)) return
    if (fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.pathname
    document.head.append(hint)
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true })
  }
}
