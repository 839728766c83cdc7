import type { DeliveryKind, DeliveryState, HoldReason, Report } from '#domain/orders/delivery.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import type { Buyer } from '#domain/orders/order.ts'

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

/** Something to deliver. */
export interface LineToDeliver {
  readonly itemId: string
  readonly parentId: string | null
  readonly kind: DeliveryKind
  readonly productSlug: string
  /** The domain name it is or is for, as A-labels. */
  readonly name: string
  /** Null: paid once. */
  readonly term: Frequency | null
  /** In euros without VAT, for the next period; null: there is none. */
  readonly renewalPrice: number | null
  /** Of a name that comes from elsewhere; null: the customer gives it later. */
  readonly transferCode: string | null
  /** What the customer told about the move. */
  readonly moving: { readonly currentProvider: string | null; readonly wishes: string | null } | null
}

/** Something that is paid and must not be started yet. */
export interface WaitingLine extends Pick<LineToDeliver, 'itemId' | 'kind' | 'name'> {
  readonly heldFor: HoldReason
  /** ISO 8601; null: nobody knows. */
  readonly heldUntil: string | null
}

/** With it later periods are charged, by whoever bills them. */
export interface Mandate {
  readonly provider: 'mollie'
  readonly customerId: string
  readonly mandateId: string
  readonly method: string
}

export interface OrderMessage {
  readonly orderNumber: string
  /** Also whom names are registered to. */
  readonly customer: Omit<Buyer, 'customerId' | 'vatState'> & { readonly id: string; readonly language: Locale }
  /** To be delivered now. */
  readonly lines: readonly LineToDeliver[]
  /** What else is paid: a later message hands it over. */
  readonly waiting: readonly WaitingLine[]
  /** With the first message of an order, when there is one. */
  readonly mandate: Mandate | null
}

export type ProvisioningEventType = 'order.paid' | 'order.released'

export interface ProvisioningEvent {
  /** Stays the same when it is sent again. */
  readonly id: string
  readonly type: ProvisioningEventType
  readonly createdAt: Date
  readonly message: OrderMessage
}

/** Events that were written down to be sent. Every function throws `Unavailable` when they cannot be reached. */
export interface ProvisioningEvents {
  /** The oldest event of an order that was not sent yet: a younger one has to wait for it. */
  next(orderId: string): Promise<ProvisioningEvent | null>
  markSent(eventId: string): Promise<void>
}

/** The line to the provisioning side. */
export interface ProvisioningLine {
  /** Throws unless the other side has taken it. */
  send(event: ProvisioningEvent): Promise<void>
}

/** What both sides of a line put on their messages, so that neither believes anybody else. */
export interface MessageSeal {
  /** Headers for a message; `id` stays the same when it is sent again. */
  headersFor(id: string, body: string): Readonly<Record<string, string>>
  /** The id of a message that was sealed by the other side, not long ago; null: it was not. */
  idOf(header: (name: string) => string | undefined, body: string): string | null
}
