import type { DeliveryKind, HoldReason } from '#domain/orders/delivery.ts'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { Buyer } from '#domain/orders/order.ts'

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
