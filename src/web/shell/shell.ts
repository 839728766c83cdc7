import { loadVisitModules, prefetchOnIntent, loadAccountOnIntent } from './lazy-modules.ts'
import { enhanceMenus, hideHeaderOnScroll, showCartBadge } from './header.ts'
import { wakeIslands } from '#web/shell/islands.ts'
import { rememberTheme, rememberVatSide } from './display-preferences.ts'

hideHeaderOnScroll()
enhanceMenus()
rememberTheme()
rememberVatSide()
showCartBadge()
wakeIslands()
loadAccountOnIntent()
prefetchOnIntent()
loadVisitModules()
