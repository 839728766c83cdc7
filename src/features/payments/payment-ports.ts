import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import type { KnownPayment, Settlement } from '#core/orders/payment-settlement.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import type { DiscountsUsed } from '#core/cart/cart-changes.ts'
import type { CartCoupon } from '#core/cart/coupon.ts'
import type { CartPayments, CartStore, CouponStore } from '#features/carts/cart-ports.ts'
import type { CustomerPayments } from '#features/customers/customer-ports.ts'
import type { JobOutbox } from '#platform/jobs/job-ports.ts'
import type { MailOutbox } from '#platform/email/mail-ports.ts'
import type { DeliveryStore } from '#features/deliveries/repository.ts'
import type { InvoiceStore, OrderRecord, OrderStore, TaxEvidenceStore } from '#features/orders/order-ports.ts'
import type { ProviderPayment } from '#platform/clients/payment-provider.ts'

/** What a customer orders, and how it is to be paid. */
export interface OrderRequest {
  readonly cartId: string
  readonly customerId: string
  readonly snapshot: OrderSnapshot
  /** Null: there is nothing to pay. */
  readonly method: string | null
  readonly issuer: string | null
  /** Only cards and accounts of this country may pay; null: any. */
  readonly restrictTo: string | null
  readonly siteLocale: SiteLocale
  /** The caller's idempotency key, if it sent one. */
  readonly requestKey: string | null
  /** Whether the network of the advertisement may hear of it: somebody said yes to marketing. */
  readonly reportsClick?: boolean
}

export interface OrderPlacement extends OrderRequest {
  /** The version of the cart that was priced: another version is another order. */
  readonly cartVersion: number
  /** At the provider, when the payment sets up a mandate for later ones. */
  readonly providerCustomerId: string | null
  /** What its prices counted as bought at a limited discount before; absent: it does not matter. */
  readonly discountsUsed?: DiscountsUsed
  /** What is taken off for a code; absent: nothing is. */
  readonly coupon?: CartCoupon
}

/** An attempt to pay, with all that the provider is told when it is made, so that it can be told the same again. */
export interface Attempt {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly cartId: string
  readonly method: string | null
  readonly issuer: string | null
  readonly restrictTo: string | null
  readonly siteLocale: SiteLocale
  /** Of mails and papers. */
  readonly language: Locale
  readonly amount: Cents
  readonly status: PaymentStatus
  /** Null: the provider was not asked yet, or its answer got lost. */
  readonly providerId: string | null
  readonly providerCustomerId: string | null
  /** Null: nobody is to pay there, not yet or not any more. */
  readonly checkoutUrl: string | null
  readonly createdAt: Date
  /** Young enough for the provider to know our idempotency key still. */
  readonly isFresh: boolean
}

/** An attempt to pay, and what became of it. */
export interface StoredPayment extends Attempt, KnownPayment {
  readonly id: string
  readonly amount: Cents
  readonly status: PaymentStatus
  /** Whose order it is. */
  readonly customerId: string
  /** The buyer started another attempt. */
  readonly superseded: boolean
  /** Another payment of the cart was paid first. */
  readonly voided: boolean
  readonly isOrderPaid: boolean
  /** Since it was made, or came to an end: by the clock of the database, the only one that all processes share. */
  readonly ageMs: number
  /** Since the provider was last asked about it, by the same clock; null: never. */
  readonly lastRequestMsAgo: number | null
  /** By the same clock. */
  readonly now: Date
}

/** A payment, and the order it pays or does not pay. */
export interface PaymentWithOrder {
  readonly payment: StoredPayment
  readonly order: OrderRecord
}

/** Why the provider was asked: stored with its answer. `look`: the reconciler polled. */
export type ReportSource = 'creation' | 'webhook' | 'return' | 'poll'

/** A payment that is to go back. */
export interface StoredRefund {
  readonly id: string
  readonly orderNumber: string
  readonly providerPaymentId: string
  readonly amount: Cents
  readonly isSent: boolean
}

/** Every function throws `Unavailable` when the payments cannot be reached. */
export interface Payments {
  find(paymentId: string): Promise<StoredPayment | null>
  findWithOrder(paymentId: string): Promise<PaymentWithOrder | null>
  /** The payment that paid the customer's cart and closed it. */
  findOfClosedCart(cartId: string, customerId: string): Promise<string | null>
  /** The customer's attempt for this cart that was made with this key, whatever became of it, and what it was for. */
  findByKey(
    cartId: string,
    customerId: string,
    requestKey: string,
  ): Promise<{ readonly attempt: Attempt; readonly snapshot: OrderSnapshot } | null>
  /** What the attempt is for. */
  findOrdered(attemptId: string): Promise<Pick<OrderPlacement, 'snapshot' | 'cartVersion'> | null>
  /** Whether an attempt was for exactly what is asked for now, by the same customer, and is unpaid. */
  isForSameOrder(attemptId: string, request: OrderRequest): Promise<boolean>
  /** The attempt that is under way for the same content by the same method. */
  findLive(request: OrderRequest): Promise<Attempt | null>
  /** Ends an attempt that the provider made no payment of. */
  end(attemptId: string, status: 'failed' | 'expired', reason: string | null): Promise<void>
  /**
   * Whether the provider may be asked about a payment now: once a second at most, by all processes together. Zero to
   * wait: it is the caller's turn. `ageMs`: since somebody asked last.
   */
  takeTurn(paymentId: string): Promise<{ readonly waitMs: number; readonly ageMs: number }>
  /** Payments whose poll is due, leased for a minute: no other process gets them meanwhile. */
  leaseDue(limit: number): Promise<readonly StoredPayment[]>
  /** It was polled; the next time is after so long, or never. */
  planPoll(paymentId: string, delayMs: number | null): Promise<void>
  findRefund(refundId: string): Promise<StoredRefund | null>
  /** `providerId`: of the refund; null: the provider says that there is one already. */
  markRefunded(refundId: string, providerId: string | null): Promise<void>
  /** The customer's id at the provider, once it has one. */
  providerCustomerOf(customerId: string): Promise<string | null>
  keepProviderCustomer(customerId: string, providerCustomerId: string): Promise<void>
}

/** Every function throws `Unavailable` when the payments cannot be reached. */
export interface PaymentComparison {
  /** Of those of these payments that we know. */
  statusesOf(paymentIds: readonly string[]): Promise<ReadonlyMap<string, PaymentStatus>>
  /** Up to when the provider's list was compared; null: somebody compares now, or did lately. */
  begin(): Promise<Date | null>
  end(comparedUntil: Date): Promise<void>
}

/** Numbers of orders and invoices: each restore of the database opens a series. */
export interface NumberSeries {
  /** How many restores came before; a restore that nobody noticed yet is noticed now. */
  current(): Promise<number>
  /** The series after this one. False: it is open already. */
  openAfter(restore: number, reason: string): Promise<boolean>
  /** Series of which nobody was told yet; from now on somebody was. */
  announce(): Promise<readonly { readonly restore: number; readonly reason: string }[]>
}

/** A payment that only the provider knew. */
export interface LostPayment {
  readonly paymentId: string
  readonly cartId: string
  readonly siteLocale: SiteLocale
  readonly payment: ProviderPayment
  readonly snapshot: OrderSnapshot
}

/** What the provider says of a payment that it was paid with. */
export type PaymentMeans = Pick<ProviderPayment, 'method' | 'providerCustomerId' | 'mandateId'>

export interface PaymentChange extends Omit<Settlement, 'consequences'> {
  readonly means: PaymentMeans
  readonly failureReason: string | null
  /** It came to its end with this change. */
  readonly isSettled: boolean
  /** Null: it is not polled any more. */
  readonly pollDelayMs: number | null
}

/** Inside a transaction. */
export interface PaymentStore extends CartPayments, CustomerPayments {
  /** Locks its cart, its order and itself, in this order, and reads it after that. */
  lock(paymentId: string): Promise<StoredPayment | null>
  isKeyUsed(cartId: string, requestKey: string): Promise<boolean>
  findLive(request: OrderRequest): Promise<Attempt | null>
  add(orderId: string, placement: OrderPlacement): Promise<Attempt>
  /**
   * Writes down a payment that only the provider knew; nothing when it is there. When all of its order was ordered and
   * paid again meanwhile, it comes too late.
   */
  addLost(orderId: string, lost: LostPayment): Promise<void>
  /** Paid without the provider: there was nothing to pay. */
  markFree(paymentId: string): Promise<void>
  /** The provider's payment of an attempt. One that has a payment there already keeps it. */
  attach(
    attemptId: string,
    payment: Pick<ProviderPayment, 'id' | 'checkoutUrl'>,
  ): Promise<{ readonly attempt: Attempt; readonly isGivenUp: boolean }>
  /** Writes down what the provider said; what it left out stays as it was. Answers with what is known by now. */
  change(paymentId: string, change: PaymentChange): Promise<PaymentMeans>
  /** Evidence, stored once per fingerprint. */
  addReport(
    paymentId: string,
    report: { readonly fingerprint: string; readonly source: ReportSource; readonly body: object },
  ): Promise<void>
  /** Remembers whether the account is that of the partner who brought the order; the account itself is not kept. */
  markIfPaidByPartner(paymentId: string, iban: string): Promise<void>
  /**
   * Voids all other unpaid attempts for the same cart. One that ended may still bring money: then it comes too late. A
   * cart that was joined with another is gone; what it held is known by the ids of its items.
   */
  voidOthers(
    paymentId: string,
    order: OrderRecord,
  ): Promise<readonly { readonly id: string; readonly status: PaymentStatus }[]>
  /** Null: it goes back already. */
  addRefund(paymentId: string, amount: Cents): Promise<string | null>
}

/** All that the transactions of a purchase write to. */
export interface OrderStores {
  readonly carts: CartStore
  readonly coupons: CouponStore
  readonly orders: OrderStore
  readonly payments: PaymentStore
  readonly invoices: InvoiceStore
  readonly taxEvidence: TaxEvidenceStore
  readonly deliveries: DeliveryStore
  readonly mails: MailOutbox
  readonly jobs: JobOutbox
}
