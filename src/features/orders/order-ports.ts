import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { BasisPoints, Cents } from '#core/money/money.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'
import type { HolderEvidence } from '#core/orders/holder-verification.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import type { Contradiction, CountryEvidence } from '#core/tax/vat-evidence.ts'
import type { Delivery, MissingVerification } from '#features/deliveries/repository.ts'

/** An order as papers and deliveries need it. */
export interface PaidOrder {
  readonly id: string
  readonly number: string
  readonly customerId: string
  readonly snapshot: OrderSnapshot
}

/** An order with what is known of its buyer by now. */
export interface OrderRecord extends PaidOrder {
  readonly cartId: string
  readonly language: Locale
  readonly paidAt: Date | null
  /** Where mail goes. */
  readonly email: string
  readonly isEmailVerified: boolean
  /** Of their address by now. */
  readonly countryNow: string
}

/** An order as its buyer sees it, paid or not. */
export interface PlacedOrder extends OrderRecord {
  /** Null until it is paid, and when there was nothing to pay. */
  readonly invoiceNumber: string | null
  /** In the order of the lines. */
  readonly deliveries: readonly Delivery[]
}

/** A paid order with all that its confirmation says. */
export interface ConfirmedOrder {
  readonly number: string
  readonly snapshot: OrderSnapshot
  /** Null: there was nothing to pay. */
  readonly invoice: InvoiceDocument | null
  readonly paidAt: Date
  readonly paymentId: string
  /** Of the page it was ordered from. */
  readonly siteLocale: SiteLocale
  /** Something waits until the buyer's address is confirmed. */
  readonly waitsForEmail: boolean
  /** Names whose holder has to be confirmed. */
  readonly unverified: readonly (MissingVerification & { readonly itemId: string })[]
}

/** Every function throws `Unavailable` when the orders cannot be reached. */
export interface Orders {
  /** What is delivered of an order, and its invoice. */
  withDeliveries(order: OrderRecord): Promise<PlacedOrder>
  /** Null: no such order, or not a paid one. */
  findConfirmed(orderId: string): Promise<ConfirmedOrder | null>
}

export interface NewOrder {
  readonly customerId: string
  readonly cartId: string
  readonly cartVersion: number
  /** What makes two orders the same one. */
  readonly content: string
  readonly snapshot: OrderSnapshot
  /** Without it the click is kept in the snapshot, and nobody is told of it. */
  readonly reportsClick?: boolean
}

/** Something that happened to an order, for whoever counts. */
export interface OrderEvent {
  readonly orderId: string
  readonly kind: 'paid' | 'refunded' | 'charged_back' | 'withdrawn'
  readonly amount: Cents
  /** The same kind with the same mark is the same event, and counts once. */
  readonly mark: string
  /** Without it: now. */
  readonly at?: Date
}

/** Inside a transaction. */
export interface OrderStore {
  find(orderId: string): Promise<OrderRecord | null>
  /** The newest unpaid order of a cart for the same content. */
  findUnpaid(cartId: string, content: string): Promise<string | null>
  /** Answers with its id. */
  add(order: NewOrder): Promise<string>
  /** With the number it had; the one that is there, if it is the same. Null: another order has the number. */
  addLost(order: NewOrder & { readonly number: string; readonly createdAt: Date }): Promise<string | null>
  /** False: there is no such order, or it was paid before. */
  markPaid(orderId: string, payment: { readonly paymentId: string; readonly at: Date }): Promise<boolean>
  /** Keeps what shows who the buyer is, with what the VAT register said of their number; answers with it. */
  keepEvidence(
    order: PaidOrder & Pick<OrderRecord, 'isEmailVerified'>,
    payerName: string | null,
  ): Promise<HolderEvidence>
  addEvent(event: OrderEvent): Promise<void>
  /** By what the buyer is recognised when ordering again. */
  addBuyerKeys(orderId: string, keys: readonly string[]): Promise<void>
  findByNumber(orderNumber: string): Promise<OrderRecord | null>
}

export interface OwnedInvoice {
  readonly customerId: string
  readonly document: InvoiceDocument
}

/** Invoices and credit notes as they were issued. Every function throws `Unavailable` when they cannot be reached. */
export interface Invoices {
  /** Null: there is no such order, it is not paid, or there was nothing to pay. */
  ofOrder(orderNumber: string): Promise<OwnedInvoice | null>
  /** By its own number. */
  find(number: string): Promise<InvoiceDocument | null>
}

/** Inside a transaction. */
export interface InvoiceStore {
  /** Locks the series of the year until the transaction ends: a rollback leaves no gap. `day`: in the Netherlands. */
  takeNumber(at: Date): Promise<{ readonly number: string; readonly day: IsoDate }>
  /** `settles`: for a credit note, the sum of refunds it settles. */
  add(
    orderId: string,
    document: InvoiceDocument,
    facts: { readonly at: Date; readonly settles: Cents | null },
  ): Promise<void>
  /** Locks the invoice of an order: two refunds at once must not credit the same amount. */
  lockOfOrder(
    orderId: string,
  ): Promise<{ readonly invoice: InvoiceDocument; readonly creditNotes: readonly InvoiceDocument[] } | null>
}

export type InvoiceForm = 'pdf' | 'xml'

/** Links that open an invoice without a log-in. */
export interface InvoiceLinks {
  /** Good from that moment, for as long as the table of links says. */
  tokenFor(orderNumber: string, form: InvoiceForm, issuedAt: Date): string
  /** What a token of ours is for. Null: it is none, or somebody changed it. */
  read(
    token: string,
    now: Date,
  ): { readonly orderNumber: string; readonly form: InvoiceForm; readonly isExpired: boolean } | null
}

/** Makes the papers that people and programs get. The same document always becomes the same bytes. */
export interface Papers {
  invoicePdf(document: InvoiceDocument): Promise<Uint8Array>
  /** UBL: Peppol BIS Billing 3.0 for businesses, EN 16931 for people. */
  invoiceXml(document: InvoiceDocument): Promise<Uint8Array>
  /** The general terms, as the site publishes them. */
  termsPdf(): Promise<Uint8Array>
}

export interface KeptEvidence extends CountryEvidence {
  readonly payerFrom: 'card' | 'account' | null
  readonly contradictions: readonly Contradiction[]
  /** Whose answer of the register of VAT numbers goes with it. */
  readonly customerId: string
  readonly vatNumber: string | null
}

/** Inside a transaction. */
export interface TaxEvidenceStore {
  /** What the tax of a paid order rests on, once. */
  add(orderId: string, evidence: KeptEvidence): Promise<void>
}

export interface ContradictedOrder extends CountryEvidence {
  readonly orderNumber: string
  readonly paidAt: Date
  readonly total: Cents
  readonly vatRate: BasisPoints
  readonly payerFrom: 'card' | 'account' | null
  readonly contradictions: readonly Contradiction[]
}

/** For a person. Every function throws `Unavailable` when it cannot be reached. */
export interface TaxEvidence {
  /** Orders whose evidence contradicts their tax, the oldest first. */
  open(limit: number): Promise<readonly ContradictedOrder[]>
  /** Somebody looked into it. False: there is no such order, or nothing to look into. */
  settle(orderNumber: string, note: string): Promise<boolean>
}
