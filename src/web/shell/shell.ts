import { loadStoredCart } from '#web/cart/stored-cart.ts'
import { loadVisitModules, prefetchOnIntent, loadAccountOnIntent } from './lazy-modules.ts'
import { enhanceMenus, hideHeaderOnScroll } from './header.ts'
import { wakeIslands } from './islands.ts'
import { rememberTerm } from './term-switch.ts'
import { rememberTheme, rememberVatSide } from './display-preferences.ts'

hideHeaderOnScroll()
enhanceMenus()
rememberTheme()
rememberVatSide()
loadStoredCart()
wakeIslands()
loadAccountOnIntent()
prefetchOnIntent()
loadVisitModules()
rememberTerm()

/** Opens the collapsed section that the URL fragment points to. */
function openLinkedSection(): void {
  const section = document.getElementById(location.hash.slice(1))
  if (section instanceof HTMLDetailsElement) section.open = true
}
openLinkedSection()
addEventListener('hashchange', openLinkedSection)
