import type { DeliveryKind, DeliveryState, HoldReason, Report } from '#domain/orders/delivery.ts'
import type { Locale } from '#domain/basics/locale.ts'

/** How far a line of a paid order is. */
export interface Delivery {
  readonly itemId: string
  readonly state: DeliveryState
  readonly heldFor: HoldReason | null
  readonly heldUntil: Date | null
  readonly note: string | null
  readonly changedAt: Date
}

export interface DeliveryReport extends Report {
  /** A repeat has the same. */
  readonly id: string
  readonly orderNumber: string
  readonly itemId: string
  readonly note: string | null
}

/**
 * `old`: something newer is known. `held`: the line has not been handed over. `unknown`: no paid order has such a line.
 * Nothing changes then.
 */
export type ReportOutcome = 'counted' | 'repeated' | 'old' | 'held' | 'unknown'

/** Every function throws `Unavailable` when the deliveries cannot be reached. */
export interface Deliveries {
  /** Hands over whatever of a customer's orders need not wait any longer. */
  release(customerId: string): Promise<void>
  take(report: DeliveryReport): Promise<ReportOutcome>
}

/** A line that was handed over and is neither done nor failed. */
export interface UnfinishedDelivery {
  readonly orderNumber: string
  readonly itemId: string
  readonly kind: DeliveryKind
  readonly name: string
  /** Of the customer. */
  readonly language: Locale
}
