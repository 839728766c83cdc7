import type { Delivery } from './deliveries-port.ts'
import type { PaidOrder } from './orders-port.ts'

/** An order as its buyer sees it, paid or not. */
export interface PlacedOrder extends PaidOrder {
  readonly cartId: string
  readonly paidAt: Date | null
  readonly isEmailVerified: boolean
  /** Null until it is paid. */
  readonly invoiceNumber: string | null
  /** In the order of the lines. */
  readonly deliveries: readonly Delivery[]
}

export interface PlacedOrders {
  /** Throws `Unavailable` when the orders cannot be reached. */
  find(orderId: string): Promise<PlacedOrder | null>
}
