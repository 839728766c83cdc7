import type { OrderSnapshot } from '#domain/orders/order.ts'
import type { Locale, SiteLocale } from '#domain/basics/locale.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import type { ProviderPayment } from './payment-provider-port.ts'

/** An order as papers, deliveries and mails need it. */
export interface PaidOrder {
  readonly id: string
  readonly number: string
  readonly customerId: string
  readonly snapshot: OrderSnapshot
}

/** What a customer wants to pay, and how. */
export interface OrderWish {
  readonly cartId: string
  readonly customerId: string
  readonly snapshot: OrderSnapshot
  /** Null: there is nothing to pay. */
  readonly method: string | null
  readonly issuer: string | null
  readonly siteLocale: SiteLocale
  /** Given by the caller, if it wants to be sure itself. */
  readonly requestKey: string | null
}

export interface Placement extends OrderWish {
  /** The cart as it was looked at: another version is another order. */
  readonly cartVersion: number
  /** At the provider, when the payment sets up a mandate for later ones. */
  readonly providerCustomerId: string | null
}

/** An attempt to pay, with all that the provider is told when it is made, so that it can be told the same again. */
export interface Attempt {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly cartId: string
  readonly method: string | null
  readonly issuer: string | null
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
  /** Young enough for the provider to know our key still: being asked again it makes no second payment. */
  readonly isFresh: boolean
}

/** Orders while they are made. Every function throws `Unavailable` when they cannot be reached. */
export interface Orders {
  /** The payment that paid the customer's cart and closed it. */
  paymentOfClosedCart(cartId: string, customerId: string): Promise<string | null>
  /** The customer's attempt for this cart that was made with this key, however it went, and what it was for. */
  withKey(
    cartId: string,
    customerId: string,
    requestKey: string,
  ): Promise<{ readonly attempt: Attempt; readonly snapshot: OrderSnapshot } | null>
  /** The attempt that is under way for the same content by the same method. */
  underWay(wish: OrderWish): Promise<Attempt | null>
  /**
   * Writes down what is ordered and the attempt to pay it; attempts for anything else are given up. The same wish
   * again, or the same key, is the attempt that was made for it. Nothing to pay: the order is paid. Null: the cart is
   * not what it was, and nothing happened.
   */
  place(placement: Placement): Promise<Attempt | null>
  /** What the provider made of an attempt. One that has a payment there already keeps it. */
  keep(attemptId: string, payment: ProviderPayment): Promise<Attempt>
  /** An attempt that never reached the buyer is over. */
  giveUp(attemptId: string, status: 'failed' | 'expired', reason: string | null): Promise<void>
  /** The customer's id at the provider, once it has one. */
  providerCustomerOf(customerId: string): Promise<string | null>
  keepProviderCustomer(customerId: string, providerCustomerId: string): Promise<void>
}
