import type { Frequency } from '#core/catalogue/frequency.ts'
import type { Holder } from '#core/customers/holder.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { DnssecKey } from '#core/names/name-servers.ts'
import type { DeliveryKind, HoldReason } from '#core/orders/delivery.ts'
import type { HolderEvidence, Verification } from '#core/orders/holder-verification.ts'
import type { Buyer } from '#core/orders/order.ts'
import type { EndReason } from '#core/orders/order-ends.ts'

/** A line of an order that the provisioning side delivers. */
export interface LineToDeliver {
  readonly itemId: string
  readonly parentId: string | null
  readonly kind: DeliveryKind
  readonly productSlug: string
  /** The domain name that the line delivers or belongs to, as A-labels. */
  readonly name: string
  /** null if it is paid once */
  readonly term: Frequency | null
  /** Set if a name is registered for longer than its term; it is then renewed for `term` again. */
  readonly years?: number
  /** Web address that a name without a package redirects to. */
  readonly forwardTo?: string
  /** Maximum price of a premium name, in euros without VAT. Absent: no premium name may be bought. */
  readonly premium?: { readonly maxCost: number }
  /** Price of the next period in euros without VAT; null if there is none */
  readonly renewalPrice: number | null
  /** Transfer code of a name that moves to us; null if the customer supplies it later */
  readonly transferCode: string | null
  /** The stored form of the transfer code; it is opened when the message is sent. */
  readonly sealedTransferCode?: string
  /** Holder of a name that is not registered to the customer; null if the holder was erased and has to be asked for */
  readonly holder?: OrderHolder | null
  /** Name servers that the customer chose, as A-labels. Absent: those of the provisioning side. */
  readonly nameServers?: readonly string[]
  /** Keys that sign the zone on these name servers. */
  readonly dnssecKeys?: readonly DnssecKey[]
  /** Set if the zone must not be signed on the name servers of the provisioning side. */
  readonly dnssec?: false
  /** Proofs of a name's holder, and those that the registry may still require. */
  readonly verification?: Verification & { readonly neededBy: string | null }
  /** The customer's remarks about the move. */
  readonly moving: { readonly currentProvider: string | null; readonly wishes: string | null } | null
}

/** The holder of a name. */
export type OrderHolder = Omit<Buyer, 'customerId' | 'vatState'> & Pick<Holder, 'legalForm' | 'citizenship'>

/** A line that is paid and must not be started yet. */
export interface WaitingLine extends Pick<LineToDeliver, 'itemId' | 'kind' | 'name'> {
  readonly heldFor: HoldReason
  /** ISO 8601; null if unknown */
  readonly heldUntil: string | null
}

/** Payment mandate handed to the billing system for renewals. */
export interface Mandate {
  readonly provider: 'mollie'
  readonly customerId: string
  readonly mandateId: string
  readonly method: string
}

export interface OrderMessage {
  readonly orderNumber: string
  /** The customer, who also holds the names without a holder of their own. */
  readonly customer: Omit<Buyer, 'customerId' | 'vatState'> & { readonly id: string; readonly language: Locale }
  /** Lines to deliver now. */
  readonly lines: readonly LineToDeliver[]
  /** Paid lines that a later message hands over. */
  readonly waiting: readonly WaitingLine[]
  /** Evidence of the customer's identity. */
  readonly evidence?: HolderEvidence
  /** Only in the first message of an order. */
  readonly mandate: Mandate | null
}

/** A line of an order that ends. */
export interface EndedLine extends Pick<LineToDeliver, 'itemId' | 'parentId' | 'kind' | 'productSlug' | 'name'> {
  readonly reason: EndReason
  /** In the time of Amsterdam; null: the last day of the term of a transferred name, which the shop does not know. */
  readonly lastDay: string | null
  /** In euros without VAT; null: what was paid for it did not go back, or not for this line alone. */
  readonly refunded: number | null
}

/** Money that went back to the buyer, in euros including VAT. */
export interface MoneyBackMessage {
  readonly reason: 'refund' | 'chargeback'
  readonly amount: number
  /** All refunds and chargebacks of the order so far, and what was paid. */
  readonly inAll: number
  readonly paid: number
}

export interface EndMessage {
  readonly orderNumber: string
  /** Empty in `order.refunded`. */
  readonly ends: readonly EndedLine[]
  /** null: no money went back with this event */
  readonly refund: MoneyBackMessage | null
}

/** `order.refunded`: money went back and nothing ends. */
export type ProvisioningEventType = 'order.paid' | 'order.released' | 'order.ended' | 'order.refunded'

export interface ProvisioningEvent {
  /** Stays the same when an event is sent again. */
  readonly id: string
  readonly type: ProvisioningEventType
  readonly createdAt: Date
  readonly message: OrderMessage | EndMessage
}

/** The provisioning side. */
export interface ProvisioningSender {
  /** Throws unless the provisioning side has accepted the event. */
  send(event: ProvisioningEvent, signal?: AbortSignal): Promise<void>
}
