import type { LayerEvent } from './layer-events.ts'

const queueKey = 'stek-events'
const maxQueuedEvents = 50
/** Where nothing may be stored they last as long as this document. */
let inMemory: readonly LayerEvent[] = []

/** Events of pages that no tag manager sees, for the next page that may hold one, in this tab. */
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

const reportedOrdersKey = 'stek-told-orders'
const maxReportedOrders = 20
/** An old order is no news, whoever looks at it. */
const maxPurchaseAgeMs = 60 * 60_000

/** Whether a purchase is to be told now: once in this browser, and soon after it was paid. */
export function claimPurchaseReport(orderNumber: string, paidAt: string | null): boolean {
  if (paidAt === null || Date.now() - Date.parse(paidAt) > maxPurchaseAgeMs) return false
  return claimOnce(orderNumber, () => true)
}

/** Whether money that went back is to be told now: once each sum, and where the purchase was told. */
export function claimRefundReport(orderNumber: string, refunded: number): boolean {
  return claimOnce(`${orderNumber} refund ${refunded}`, (told) => told.includes(orderNumber))
}

function claimOnce(news: string, isDue: (told: readonly string[]) => boolean): boolean {
  try {
    const told = JSON.parse(localStorage.getItem(reportedOrdersKey) ?? '[]') as readonly string[]
    if (told.includes(news) || !isDue(told)) return false
    localStorage.setItem(reportedOrdersKey, JSON.stringify([...told, news].slice(-maxReportedOrders)))
    return true
  } catch {
    // Without a memory it would be told again with every reload.
    return false
  }
}
