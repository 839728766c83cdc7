import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import type { KnownPayment } from '#core/orders/payment-settlement.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import type { DiscountsUsed } from '#core/cart/cart-changes.ts'
import type { CartCoupon } from '#core/cart/coupon.ts'
import type { OrderRecord } from '#features/orders/repository.ts'

/** An order that a customer places, with the chosen way to pay. */
export interface OrderRequest {
  readonly cartId: string
  readonly customerId: string
  readonly snapshot: OrderSnapshot
  /** null if there is nothing to pay */
  readonly method: string | null
  readonly issuer: string | null
  /** Country of the cards and accounts that may pay; null for any */
  readonly restrictTo: string | null
  readonly siteLocale: SiteLocale
  /** Idempotency key of the caller. */
  readonly requestKey: string | null
  /** The buyer consented to marketing, so the click may be reported to the advertising network. */
  readonly reportsClick?: boolean
}

export interface OrderPlacement extends OrderRequest {
  /** The version of the cart that was priced; another version is another order. */
  readonly cartVersion: number
  /** Customer at the provider, if the payment sets up a mandate. */
  readonly providerCustomerId: string | null
  /** Limited discounts that the prices counted as used; absent if none matters. */
  readonly discountsUsed?: DiscountsUsed
  readonly coupon?: CartCoupon
}

/** An attempt to pay, with everything the provider was sent, so that the same request can be repeated. */
export interface PaymentAttempt {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly cartId: string
  readonly method: string | null
  readonly issuer: string | null
  readonly restrictTo: string | null
  readonly siteLocale: SiteLocale
  /** Language of e-mails and invoices. */
  readonly language: Locale
  readonly amount: Cents
  readonly status: PaymentStatus
  /** null until the provider has answered the request to create the payment */
  readonly providerId: string | null
  readonly providerCustomerId: string | null
  /** null if the buyer cannot pay there: not yet, or not any more */
  readonly checkoutUrl: string | null
  readonly createdAt: Date
  /** Young enough for the provider to remember our idempotency key. */
  readonly isFresh: boolean
}

/** A payment attempt and its outcome. Ages are by the clock of the database, which all processes share. */
export interface StoredPayment extends PaymentAttempt, KnownPayment {
  readonly id: string
  readonly amount: Cents
  readonly status: PaymentStatus
  readonly customerId: string
  /** The buyer started another attempt. */
  readonly superseded: boolean
  /** Another payment of the cart was paid first. */
  readonly voided: boolean
  readonly isOrderPaid: boolean
  /** Time since it ended, or since its creation if it has not ended. */
  readonly ageMs: number
  /** Since the last request to the provider about it; null if there was none */
  readonly lastRequestMsAgo: number | null
  /** Time of the database. */
  readonly now: Date
}

export interface PaymentWithOrder {
  readonly payment: StoredPayment
  readonly order: OrderRecord
}

/** Why the provider was asked, stored with its answer. `return`: a page that shows the payment asked. */
export type ReportSource = 'creation' | 'webhook' | 'return' | 'poll'
