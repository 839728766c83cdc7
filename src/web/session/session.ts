import { httpCartCalls } from '#web/api/carts.ts'
import { httpCustomerCartCalls } from '#web/api/customer-carts.ts'
import { httpSessionCalls } from '#web/api/session.ts'
import { cart } from '#web/cart/cart.ts'
import { followCustomer } from '#web/cart/customer-carts.ts'
import { questionMark } from '#web/cart/question-mark.ts'
import { greet } from '#web/session/greet.ts'
import { isHinted } from '#web/session/hint.ts'
import { takeOver } from '#web/session/page-session.ts'
import { createSessionStore } from '#web/session/session-store.ts'
import { tellTabs, whenBehind } from '#web/tabs.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const locale = document.documentElement.lang

/** The one session of this page. */
export const session = createSessionStore({
  calls: httpSessionCalls(location.origin),
  isHinted,
  pause,
  tell: tellTabs,
  cartId: () => (cart.view().items.length > 0 ? (cart.id() ?? undefined) : undefined),
})

/** What the customer has in the shop beside the cart of this page. */
export const customerCarts = followCustomer({
  cart,
  session,
  calls: httpCustomerCartCalls(locale),
  load: httpCartCalls({ locale, pause }).load,
  pause,
  mark: questionMark(() => sessionStorage),
})
customerCarts.subscribe(() => {
  if (customerCarts.question()) void import('#web/login/show-join.tsx').then(({ showJoin }) => showJoin())
})

// Somebody's cart that is gone may be there for the one who logs in again.
cart.subscribe(() => {
  if (cart.view().expired && session.view().status === 'authenticated') void session.refresh()
})
session.subscribe(() => greet(session.view()))
whenBehind((news) => (news === undefined ? void session.refresh() : session.hear(news)))
void session.open()
takeOver(session)
