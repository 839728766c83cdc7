import type { PurposeChoice } from '#domain/visits/cookie-consent.ts'
import type { Payment } from '#web/api/payments.ts'
import { cart } from '#web/cart/cart.ts'
import { keepPayment } from '#web/order/kept-payment.ts'
import type { OrderPageId } from '#web/order/order-context.ts'
import { claimPurchaseReport, claimRefundReport, queuedEvents, queueEvent, takeQueuedEvents } from './event-storage.ts'
import {
  type LayerEvent,
  type LayerItem,
  listedItem,
  listOf,
  purchaseOf,
  refundOf,
  valueOfItems,
} from './layer-events.ts'
import { hasOnlyAllowedParameters, isOpen, openTagManager, pushEvent, updateConsent } from './tag-manager.ts'
import { listen, type TrackedEvent } from './track.ts'

const { dataset } = document.documentElement
const isOrder = document.getElementById('order') !== null
let consentedPurposes: PurposeChoice | undefined

/** Somebody agreed, or agrees to something else now. `withEarly`: they did before they opened this page. */
export function startReporting(purposes: PurposeChoice, withEarly: boolean): void {
  const isFirst = consentedPurposes === undefined
  consentedPurposes = purposes
  if (isOpen()) updateConsent(purposes)
  else if (!isOrder && hasOnlyAllowedParameters()) open(purposes)
  listen(report, { withEarly })
  if (isFirst && !isOrder) watchPlanLinks(push)
}

/** From now on nobody is told anything; what was to be told later is forgotten. */
export function stopReporting(): void {
  if (!consentedPurposes) return
  consentedPurposes = undefined
  listen(() => {})
  takeQueuedEvents()
  if (isOpen()) updateConsent({})
}

/** Only where the page says that it may be here. What was kept on the way is told first. */
function open(purposes: PurposeChoice): void {
  if (!('tags' in dataset)) return
  openTagManager(dataset['gtm'] ?? '', purposes)
  takeQueuedEvents().forEach(pushEvent)
}

function push(event: LayerEvent): void {
  if (!consentedPurposes) return
  if (isOpen()) pushEvent(event)
  else queueEvent(event)
}

function report(news: TrackedEvent): void {
  switch (news[0]) {
    case 'page':
      return void reportPage(news[1])
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
      return reportPurchase(news[1])
  }
}

async function reportPage(id: OrderPageId): Promise<void> {
  const wish = id === 'orderHosting' ? itemOf(location) : undefined
  if (wish) push({ event: 'view_item', ecommerce: { items: [wish] } })
  const items = await cartItems()
  if (items.length === 0) return
  if (id === 'orderHosting') push({ event: 'view_cart', ecommerce: valueOfItems(items) })
  const isCheckout = id === 'orderAccount' || id === 'orderPayment'
  if (isCheckout && !queuedEvents().some(({ event }) => event === 'begin_checkout')) {
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
function reportPurchase({ id, orderNumber, order }: Payment): void {
  const purchase = order && purchaseOf(orderNumber, order)
  if (!consentedPurposes || !purchase) return
  const refund = refundOf(orderNumber, order)
  const isNew = claimPurchaseReport(orderNumber, order.paidAt)
  const isBack = refund !== null && claimRefundReport(orderNumber, refund.value)
  if (!isNew && !isBack) return
  keepPayment(id)
  history.replaceState(history.state, '', location.pathname)
  if (!isOpen()) open(consentedPurposes)
  if (isNew) push({ event: 'purchase', ecommerce: purchase })
  if (isBack) push({ event: 'refund', ecommerce: refund })
}

/** Packages a page offers, by the links that lead to ordering them; and whichever is chosen. */
function watchPlanLinks(push: (event: LayerEvent) => void): void {
  const offered = new Map<string, LayerItem>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="?product="]')) {
    const item = itemOf(link)
    if (item && !offered.has(item.item_id)) offered.set(item.item_id, listedItem(item.item_id))
  }
  const items = [...offered.values()]
  if (items.length === 0) return
  push({ event: 'view_item_list', ecommerce: listOf(location.pathname, items) })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="?product="]') : null
    const item = link && itemOf(link)
    if (item) push({ event: 'select_item', ecommerce: { item_list_id: location.pathname, items: [item] } })
  })
}

/** An address of ours that asks for a package. */
function itemOf({ search }: Pick<URL, 'search'>): LayerItem | undefined {
  const asked = new URLSearchParams(search)
  const [product, term] = [asked.get('product') ?? '', asked.get('term') ?? '']
  if (!/^[a-z0-9-]{3,40}$/.test(product)) return undefined
  return listedItem(product, /^[\w-]{1,12}$/.test(term) ? term : undefined)
}
