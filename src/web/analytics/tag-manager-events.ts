import type { PurposeChoice } from '#core/visits/cookie-consent.ts'
import type { Payment } from '#web/api/payments.ts'
import { cart } from '#web/cart/cart.ts'
import { storeLastPayment } from '#web/order/last-payment.ts'
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

/**
 * Opens the tag manager on pages whose content security policy allows it. Queued events of earlier pages are sent
 * first.
 */
function open(purposes: PurposeChoice): void {
  if (!('tags' in dataset)) return
  openTagManager(dataset['gtm'] ?? '', purposes)
  takeQueuedEvents().forEach(pushEvent)
}

export interface Reporting {
  readonly start: (purposes: PurposeChoice, withEarly: boolean) => void
  readonly stop: () => void
}

/** Reports events of this page to the tag manager while the visitor consents. */
export function createReporting(): Reporting {
  let consentedPurposes: PurposeChoice | undefined

  /** Consent was given or changed. `withEarly`: consent predates this page, so events before this call count too. */
  function start(purposes: PurposeChoice, withEarly: boolean): void {
    const isFirst = consentedPurposes === undefined
    consentedPurposes = purposes
    if (isOpen()) updateConsent(purposes)
    else if (!isOrder && hasOnlyAllowedParameters()) open(purposes)
    listen(report, { withEarly })
    if (isFirst && !isOrder) watchPlanLinks()
  }

  /** Consent was withdrawn: stops reporting and drops queued events. */
  function stop(): void {
    if (!consentedPurposes) return
    consentedPurposes = undefined
    listen(() => {})
    takeQueuedEvents()
    if (isOpen()) updateConsent({})
  }

  function push(event: LayerEvent): void {
    if (!consentedPurposes) return
    if (isOpen()) pushEvent(event)
    else queueEvent(event)
  }

  function report(event: TrackedEvent): void {
    switch (event[0]) {
      case 'page':
        return void reportPage(event[1])
      case 'search':
        push({ event: 'search' })
        return push({
          event: 'view_item_list',
          ecommerce: listOf(
            'domain-search',
            event[1].map((tld) => listedItem(`domain-${tld}`)),
          ),
        })
      case 'add':
        return push({ event: 'add_to_cart', ecommerce: valueOfItems(event[1]) })
      case 'remove':
        return push({ event: 'remove_from_cart', ecommerce: valueOfItems(event[1]) })
      case 'login':
        return push({ event: 'login' })
      case 'signUp':
        return push({ event: 'sign_up' })
      case 'pay':
        return push({
          event: 'add_payment_info',
          ecommerce: { payment_type: event[1], ...valueOfItems(cart.view().items) },
        })
      case 'paid':
        return reportPurchase(event[1])
    }
  }

  async function reportPage(id: OrderPageId): Promise<void> {
    const requested = id === 'orderHosting' ? itemOf(location) : undefined
    if (requested) push({ event: 'view_item', ecommerce: { items: [requested] } })
    const items = await cartItems()
    if (items.length === 0) return
    if (id === 'orderHosting') push({ event: 'view_cart', ecommerce: valueOfItems(items) })
    const isCheckout = id === 'orderAccount' || id === 'orderPayment'
    if (isCheckout && !queuedEvents().some(({ event }) => event === 'begin_checkout')) {
      push({ event: 'begin_checkout', ecommerce: valueOfItems(items) })
    }
  }

  /** The payment id grants access, so it is removed from the URL before the tag manager can read it. */
  function reportPurchase({ id, orderNumber, order }: Payment): void {
    const purchase = order && purchaseOf(orderNumber, order)
    if (!consentedPurposes || !purchase) return
    const refund = refundOf(orderNumber, order)
    const isNewPurchase = claimPurchaseReport(orderNumber, order.paidAt)
    const isNewRefund = refund !== null && claimRefundReport(orderNumber, refund.value)
    if (!isNewPurchase && !isNewRefund) return
    storeLastPayment(id)
    history.replaceState(history.state, '', location.pathname)
    if (!isOpen()) open(consentedPurposes)
    if (isNewPurchase) push({ event: 'purchase', ecommerce: purchase })
    if (isNewRefund) push({ event: 'refund', ecommerce: refund })
  }

  /** Reports the packages that a page links to, and clicks on them. */
  function watchPlanLinks(): void {
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

  return { start, stop }
}

/** Waits until the cart is loaded. */
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

/** The package in the query of an order URL. */
function itemOf({ search }: Pick<URL, 'search'>): LayerItem | undefined {
  const params = new URLSearchParams(search)
  const [product, term] = [params.get('product') ?? '', params.get('term') ?? '']
  if (!/^[a-z0-9-]{3,40}$/.test(product)) return undefined
  return listedItem(product, /^[\w-]{1,12}$/.test(term) ? term : undefined)
}
