import { formatRate } from '#core/money/euro-format.ts'
import { vatRateOf, visitorVatRate } from '#core/tax/vat-rate.ts'
import { httpCartCalls } from '#web/api/carts.ts'
import { httpCustomerCartCalls } from '#web/api/customer-carts.ts'
import { httpSessionCalls } from '#web/api/session.ts'
import { cart } from '#web/cart/cart.ts'
import { followCustomer, pendingQuestion } from '#web/cart/customer-carts.ts'
import { pageLocale } from '#web/page-locale.ts'
import { tellTabs, whenBehind } from '#web/tabs.ts'
import { isHinted } from './hint.ts'
import { takeOver } from './page-session.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

/** Pages are prerendered for visitors; replaces the log-in link and VAT rate by the customer's name and rate. */
function followSession(session: SessionStore): void {
  let shownRate = visitorVatRate
  session.subscribe(() => {
    const { status, user } = session.view()
    if (status === 'loading') return
    const { dataset } = document.documentElement
    if (user) dataset['user'] = 'known'
    else delete dataset['user']
    for (const name of document.querySelectorAll('[data-name]')) name.textContent = user?.firstName ?? ''

    const rate = vatRateOf(user)
    if (rate === shownRate) return
    shownRate = rate
    const locale = pageLocale()
    for (const element of document.querySelectorAll('[data-vat-rate]')) element.textContent = formatRate(rate, locale)
    void import('#web/price/gross-amounts.ts').then(({ showGross }) => showGross(shownRate, locale))
  })
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const locale = document.documentElement.lang

export const session = createSessionStore({
  calls: httpSessionCalls(location.origin),
  isHinted,
  pause,
  tell: tellTabs,
  cartId: () => (cart.view().items.length > 0 ? (cart.id() ?? undefined) : undefined),
})

/** Switches the cart of this page on log-in and log-out. */
export const customerCarts = followCustomer({
  cart,
  session,
  calls: httpCustomerCartCalls(locale),
  load: httpCartCalls({ locale, pause }).load,
  pause,
  mark: pendingQuestion(() => sessionStorage),
})
customerCarts.subscribe(() => {
  if (customerCarts.question()) void import('#web/login/join-dialog.tsx').then(({ showJoin }) => showJoin())
})

// A customer's cart may return "not found" because the session has expired.
cart.subscribe(() => {
  if (cart.view().expired && session.view().status === 'authenticated') void session.refresh()
})
followSession(session)
whenBehind((news) => (news === undefined ? void session.refresh() : session.hear(news)))
void session.open()
takeOver(session)
