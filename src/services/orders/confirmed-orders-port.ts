import type { InvoiceDocument } from '#domain/orders/invoice.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'

/** A paid order with all that its confirmation says. */
export interface ConfirmedOrder {
  readonly number: string
  readonly snapshot: OrderSnapshot
  readonly invoice: InvoiceDocument
  readonly paymentId: string
  /** Of the page it was ordered from. */
  readonly siteLocale: SiteLocale
  /** Something waits until the buyer's address is confirmed. */
  readonly waitsForEmail: boolean
}

export interface ConfirmedOrders {
  /** Null: no such order, or not a paid one. Throws `Unavailable` when it cannot be read. */
  find(orderId: string): Promise<ConfirmedOrder | null>
}
