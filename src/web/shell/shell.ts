import { loadStoredCart } from '#web/cart/stored-cart.ts'
import { loadVisitModules, prefetchOnIntent, loadAccountOnIntent } from './lazy-modules.ts'
import { enhanceMenus, hideHeaderOnScroll } from './header.ts'
import { wakeIslands } from '#web/shell/islands.ts'
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
