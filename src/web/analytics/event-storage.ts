import type { StorageKey } from '#core/retention/browser-storage.ts'
import { storedText } from '#web/stored-text.ts'
import type { LayerEvent } from './layer-events.ts'

const queueKey = 'analytics-events' satisfies StorageKey
const maxQueuedEvents = 50
const queue = storedText(() => sessionStorage, queueKey)

/** Events of pages without a tag manager, queued in this tab for the next page that has one. */
export function queuedEvents(): readonly LayerEvent[] {
  try {
    return JSON.parse(queue.read() ?? '[]') as readonly LayerEvent[]
  } catch {
    return []
  }
}

export function queueEvent(event: LayerEvent): void {
  queue.write(JSON.stringify([...queuedEvents(), event].slice(-maxQueuedEvents)))
}

export function takeQueuedEvents(): readonly LayerEvent[] {
  const events = queuedEvents()
  queue.write('')
  return events
}

const reportedOrdersKey = 'reported-orders' satisfies StorageKey
const maxReportedOrders = 20
/** Reopening the page of an older order does not count as a purchase. */
const maxPurchaseAgeMs = 60 * 60_000

/** @returns true once per order in this browser, and only shortly after payment */
export function claimPurchaseReport(orderNumber: string, paidAt: string | null): boolean {
  if (paidAt === null || Date.now() - Date.parse(paidAt) > maxPurchaseAgeMs) return false
  return claimOnce(orderNumber, () => true)
}

/** @returns true once per refunded amount, and only in the browser that reported the purchase */
export function claimRefundReport(orderNumber: string, refunded: number): boolean {
  return claimOnce(`${orderNumber} refund ${refunded}`, (reported) => reported.includes(orderNumber))
}

function claimOnce(entry: string, isDue: (reported: readonly string[]) => boolean): boolean {
  try {
    const reported = JSON.parse(localStorage.getItem(reportedOrdersKey) ?? '[]') as readonly string[]
    if (reported.includes(entry) || !isDue(reported)) return false
    localStorage.setItem(reportedOrdersKey, JSON.stringify([...reported, entry].slice(-maxReportedOrders)))
    return true
  } catch {
    // Without storage every reload would report the order again.
    return false
  }
}
