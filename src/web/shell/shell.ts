import { loadStoredCart } from '#web/cart/stored-cart.ts'
import { greetArrivals } from '#web/shell/arrivals.ts'
import { welcomeCustomers } from '#web/shell/customers.ts'
import { hideHeaderOnScroll } from '#web/shell/header-scroll.ts'
import { wakeIslands } from '#web/shell/islands.ts'
import { enhanceMenus } from '#web/shell/menus.ts'
import { prefetchOnIntent } from '#web/shell/prefetch.ts'
import { rememberTheme } from '#web/shell/theme.ts'
import { rememberVatSide } from '#web/shell/vat-side.ts'

hideHeaderOnScroll()
enhanceMenus()
rememberTheme()
rememberVatSide()
loadStoredCart()
wakeIslands()
welcomeCustomers()
prefetchOnIntent()
greetArrivals()
