import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { Holder } from '#core/customers/holder.ts'
import type { DnssecKey } from '#core/names/name-servers.ts'
import type { HolderEvidence, Verification, VerificationNeed } from '#core/orders/holder-verification.ts'
import type { TransferStep } from '#core/names/transfers.ts'
import type { Cents } from '#core/money/money.ts'
import type { DeliveryKind, DeliveryState, Hold, HoldReason, Progress, Report } from '#core/orders/delivery.ts'
import type { Buyer, OrderSnapshot } from '#core/orders/order.ts'

/** How far a line of a paid order is. */
export interface Delivery {
  readonly itemId: string
  readonly state: DeliveryState
  readonly heldFor: HoldReason | null
  readonly heldUntil: Date | null
  readonly note: string | null
  /** Of a transfer: where it stands, and until when the other side has time. */
  readonly step: TransferStep | null
  readonly stepUntil: Date | null
  readonly changedAt: Date
  /** What the register still wants to know of the holder, and by when; null: nothing. */
  readonly needs: readonly VerificationNeed[] | null
  readonly neededBy: Date | null
}

export interface DeliveryReport extends Report {
  /** A repeat has the same. */
  readonly id: string
  readonly orderNumber: string
  readonly itemId: string
  readonly note: string | null
  readonly step: TransferStep | null
  readonly until: Date | null
  /** What the register wants to know of the holder by now; null: nothing more. Absent: nothing new. */
  readonly missing?: MissingVerification | null
}

/** A line that was handed over and is neither done nor failed. */
export interface UnfinishedDelivery {
  readonly orderNumber: string
  readonly itemId: string
  readonly kind: DeliveryKind
  readonly name: string
  /** Of the customer. */
  readonly language: Locale
  readonly buyer: Buyer
}

/** A paid order in which something is held, and what decides whether it may start. */
export interface HeldOrder {
  readonly id: string
  readonly number: string
  readonly snapshot: OrderSnapshot
  readonly paidAt: Date
  readonly isEmailVerified: boolean
  /** null after the customer was erased */
  readonly evidence: HolderEvidence | null
  readonly now: Date
  /** Withdrawn by its buyer, or charged back. */
  readonly isRevoked: boolean
  readonly amount: Cents
  readonly refunded: Cents
}

/** A line of an order with whom to tell about it. */
export interface ReportedLine extends Progress {
  readonly orderId: string
  readonly name: string
  readonly customerId: string
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}

export interface OpenedLine {
  readonly itemId: string
  /** Null: it is handed over. */
  readonly hold: Hold | null
  /** What the register wants to know, of a name that is handed over. */
  readonly missing: MissingVerification | null
}

export interface MissingVerification {
  readonly needs: readonly VerificationNeed[]
  readonly neededBy: Date
}

export interface UnverifiedOrder extends Pick<ReportedLine, 'customerId' | 'email' | 'firstName' | 'language'> {
  readonly orderNumber: string
  readonly paymentId: string
  readonly siteLocale: SiteLocale
  readonly names: readonly { readonly name: string; readonly needs: readonly VerificationNeed[] }[]
}

/** Inside a transaction. */
export interface DeliveryStore {
  open(orderId: string, lines: readonly OpenedLine[]): Promise<void>
  /** Orders of a customer's in which something is held. */
  findHeld(customerId: string): Promise<readonly HeldOrder[]>
  /** The items of an order that are held. Whoever comes second waits, and finds none any more. */
  lockHeld(orderId: string): Promise<ReadonlySet<string>>
  setHold(orderId: string, line: OpenedLine): Promise<void>
  /** Lines of an order whose holder has to be confirmed by then, and whom to tell. Null: there are none any more. */
  findUnverified(orderId: string, neededBy: Date): Promise<UnverifiedOrder | null>
  /** Reports about one line are taken one after the other. */
  lockReported(orderNumber: string, itemId: string): Promise<ReportedLine | null>
  /** False: this report was taken before. */
  addReport(reportId: string, orderId: string): Promise<boolean>
  setProgress(orderId: string, report: DeliveryReport): Promise<void>
  /** For the provisioning side; a job sends it. */
  addEvent(orderId: string, type: ProvisioningEventType, message: OrderMessage): Promise<void>
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
  /** Of a name that is registered for longer than its term; what renews it then is `term` again. */
  readonly years?: number
  /** Of a name without a package: the web address its visitors are sent to. */
  readonly forwardTo?: string
  /** Of a premium name: the most that may be paid for it, in euros without VAT. Without it none may be bought. */
  readonly premium?: { readonly maxCost: number }
  /** In euros without VAT, for the next period; null: there is none. */
  readonly renewalPrice: number | null
  /** Of a name that comes from elsewhere; null: the customer gives it later. */
  readonly transferCode: string | null
  /** The code until the message is sent: what is stored has no other. */
  readonly sealedTransferCode?: string
  /** Of a name that is not registered to the customer. Null: nobody knows any more to whom; ask. */
  readonly holder?: OrderHolder | null
  /** Of the customer's choice, as A-labels; absent: yours. */
  readonly nameServers?: readonly string[]
  /** Keys that sign the zone on those. */
  readonly dnssecKeys?: readonly DnssecKey[]
  /** Not to be signed on yours. */
  readonly dnssec?: false
  /** Of a name: what is proved about its holder, and what the register may still ask for. */
  readonly verification?: Verification & { readonly neededBy: string | null }
  /** What the customer told about the move. */
  readonly moving: { readonly currentProvider: string | null; readonly wishes: string | null } | null
}

/** Whom a name is registered to. */
export type OrderHolder = Omit<Buyer, 'customerId' | 'vatState'> & Pick<Holder, 'legalForm' | 'citizenship'>

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
  /** What shows who the customer is. */
  readonly evidence?: HolderEvidence
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

/** Events that are to be sent. Every function throws `Unavailable` when they cannot be reached. */
export interface ProvisioningEvents {
  /** The oldest event of an order that was not sent yet: a younger one has to wait for it. */
  next(orderId: string): Promise<ProvisioningEvent | null>
  markSent(eventId: string): Promise<void>
}

/** The provisioning side. */
export interface ProvisioningSender {
  /** Throws unless the other side has taken it. */
  send(event: ProvisioningEvent, signal?: AbortSignal): Promise<void>
}

/** Signatures on messages to and from the provisioning side. */
export interface MessageSeal {
  /** Headers for a message; `id` stays the same when it is sent again. */
  headersFor(id: string, body: string): Readonly<Record<string, string>>
  /** The id of a message that the other side signed not long ago; null: it did not. */
  idOf(header: (name: string) => string | undefined, body: string): string | null
}
