import type { StorageKey } from '#core/retention/browser-storage.ts'
import type { LayerEvent } from './layer-events.ts'

const queueKey = 'analytics-events' satisfies StorageKey
const maxQueuedEvents = 50
/** Fallback where storage is blocked. */
let inMemory: readonly LayerEvent[] = []

/** Events of pages without a tag manager, queued in this tab for the next page that has one. */
export function queuedEvents(): readonly LayerEvent[] {
  try {
    return JSON.parse(sessionStorage.getItem(queueKey) ?? '[]') as readonly LayerEvent[]
  } catch {
    return inMemory
  }
}

export function queueEvent(event: LayerEvent): void {
  storeQueue([...queuedEvents(), event].slice(-maxQueuedEvents))
}

export function takeQueuedEvents(): readonly LayerEvent[] {
  const events = queuedEvents()
  storeQueue([])
  return events
}

function storeQueue(events: readonly LayerEvent[]): void {
  inMemory = events
  try {
    if (events.length === 0) sessionStorage.removeItem(queueKey)
    else sessionStorage.setItem(queueKey, JSON.stringify(events))
  } catch {}
}

const reportedOrdersKey = 'reported-orders' satisfies StorageKey
const maxReportedOrders = 20
/** Opening the page of an older order again is not a purchase. */
const maxPurchaseAgeMs = 60 * 60_000

/** True once per order in this browser, and only soon after it was paid. */
export function claimPurchaseReport(orderNumber: string, paidAt: string | null): boolean {
  if (paidAt === null || Date.now() - Date.parse(paidAt) > maxPurchaseAgeMs) return false
  return claimOnce(orderNumber, () => true)
}

/** True once per refunded sum, and only in the browser that reported the purchase. */
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
    // Without storage every reload would report it again.
    return false
  }
}
