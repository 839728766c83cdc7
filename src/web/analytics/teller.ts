import type { PurposeChoice } from '#domain/visits/cookie-consent.ts'
import { keepEvent, keptEvents, takeKeptEvents } from '#web/analytics/kept-events.ts'
import { type LayerEvent, listedItem, listOf, purchaseOf, refundOf, valueOfItems } from '#web/analytics/layer-events.ts'
import { itemOf, watchPlanLinks } from '#web/analytics/plan-links.ts'
import { hasHarmlessAddress, isOpen, openTagManager, pushEvent, updateConsent } from '#web/analytics/tag-manager.ts'
import { isRefundToBeTold, isToBeTold } from '#web/analytics/told-orders.ts'
import { listen, type News } from '#web/analytics/track.ts'
import type { Payment } from '#web/api/payments.ts'
import { cart } from '#web/cart/cart.ts'
import { storeLastPayment } from '#web/order/last-payment.ts'
import type { OrderPageId } from '#web/order/order-context.ts'

const { dataset } = document.documentElement
const isOrder = document.getElementById('order') !== null
let agreed: PurposeChoice | undefined

/** Somebody agreed, or agrees to something else now. `withEarly`: they did before they opened this page. */
export function tellOthers(purposes: PurposeChoice, withEarly: boolean): void {
  const isFirst = agreed === undefined
  agreed = purposes
  if (isOpen()) updateConsent(purposes)
  else if (!isOrder && hasHarmlessAddress()) open(purposes)
  listen(hear, { withEarly })
  if (isFirst && !isOrder) watchPlanLinks(push)
}

/** From now on nobody is told anything; what was to be told later is forgotten. */
export function tellNobody(): void {
  if (!agreed) return
  agreed = undefined
  listen(() => {})
  takeKeptEvents()
  if (isOpen()) updateConsent({})
}

/** Only where the page says that it may be here. What was kept on the way is told first. */
function open(purposes: PurposeChoice): void {
  if (!('tags' in dataset)) return
  openTagManager(dataset['gtm'] ?? '', purposes)
  takeKeptEvents().forEach(pushEvent)
}

function push(event: LayerEvent): void {
  if (!agreed) return
  if (isOpen()) pushEvent(event)
  else keepEvent(event)
}

function hear(news: News): void {
  switch (news[0]) {
    case 'page':
      return void seePage(news[1])
    case 'search':
      push({ event: 'search' })
      return push({
        event: 'view_item_list',
        ecommerce: listOf(
          'domain-search',
          news[1].map((tld) => listedItem(`domain-${tld}`)),
        ),
      })
    case 'add':
      return push({ event: 'add_to_cart', ecommerce: valueOfItems(news[1]) })
    case 'remove':
      return push({ event: 'remove_from_cart', ecommerce: valueOfItems(news[1]) })
    case 'login':
      return push({ event: 'login' })
    case 'signUp':
      return push({ event: 'sign_up' })
    case 'pay':
      return push({
        event: 'add_payment_info',
        ecommerce: { payment_type: news[1], ...valueOfItems(cart.view().items) },
      })
    case 'paid':
      return tellPurchase(news[1])
  }
}

async function seePage(id: OrderPageId): Promise<void> {
  const wish = id === 'orderHosting' ? itemOf(location) : undefined
  if (wish) push({ event: 'view_item', ecommerce: { items: [wish] } })
  const items = await cartItems()
  if (items.length === 0) return
  if (id === 'orderHosting') push({ event: 'view_cart', ecommerce: valueOfItems(items) })
  const isCheckout = id === 'orderAccount' || id === 'orderPayment'
  if (isCheckout && !keptEvents().some(({ event }) => event === 'begin_checkout')) {
    push({ event: 'begin_checkout', ecommerce: valueOfItems(items) })
  }
}

/** As soon as it is known what is in the cart. */
async function cartItems() {
  if (cart.view().phase === 'loading') {
    await new Promise<void>((resolve) => {
      const stop = cart.subscribe(() => {
        if (cart.view().phase === 'loading') return
        stop()
        resolve()
      })
    })
  }
  return cart.view().items
}

/** The id of a payment is a key: it leaves the address before anybody else can read that. */
function tellPurchase({ id, orderNumber, order }: Payment): void {
  const purchase = order && purchaseOf(orderNumber, order)
  if (!agreed || !purchase) return
  const refund = refundOf(orderNumber, order)
  const isNew = isToBeTold(orderNumber, order.paidAt)
  const isBack = refund !== null && isRefundToBeTold(orderNumber, refund.value)
  if (!isNew && !isBack) return
  storeLastPayment(id)
  history.replaceState(history.state, '', location.pathname)
  if (!isOpen()) open(agreed)
  if (isNew) push({ event: 'purchase', ecommerce: purchase })
  if (isBack) push({ event: 'refund', ecommerce: refund })
}
