import type { Cents } from '#domain/money/money.ts'
import type { PaymentTrouble } from '#domain/orders/payment-settlement.ts'
import type { Attempt } from './orders-port.ts'
import type { ProviderPayment } from './payment-provider-port.ts'

/** An attempt to pay, and what became of it. */
export interface StoredPayment extends Attempt {
  /** Whose order it is. */
  readonly customerId: string
  readonly trouble: PaymentTrouble | null
  /** The buyer started another attempt. */
  readonly superseded: boolean
  /** Another payment of the cart was paid first. */
  readonly voided: boolean
  readonly refunded: Cents
  readonly chargedBack: Cents
  /** It is the one that paid its order. */
  readonly isCounted: boolean
  readonly isOrderPaid: boolean
  /** Since it was made, or came to an end: by the clock of the database, the only one that all processes share. */
  readonly ageMs: number
}

/** Who heard the news. */
export type ReportSource = 'creation' | 'webhook' | 'return' | 'look'

/** Something that a person should look into. */
export type PaymentAlert = 'mismatch' | 'paid_twice' | 'charged_back'

/** A payment that is to go back. */
export interface StoredRefund {
  readonly id: string
  readonly orderNumber: string
  readonly providerPaymentId: string
  readonly amount: Cents
  readonly isSent: boolean
}

/** Attempts after they were made. Every function throws `Unavailable` when they cannot be reached. */
export interface Payments {
  find(paymentId: string): Promise<StoredPayment | null>
  /**
   * Takes in what the provider says: all that follows from it happens once, in one transaction, whoever else hears the
   * same. A report without news changes nothing at all.
   */
  settle(paymentId: string, report: ProviderPayment, source: ReportSource): Promise<readonly PaymentAlert[]>
  /** At most so many payments that should be looked at by now; for a while they are nobody else's. */
  takeDue(most: number): Promise<readonly StoredPayment[]>
  /** It was looked at: when it should be looked at again follows from how it is. */
  planNextLook(paymentId: string): Promise<void>
  findRefund(refundId: string): Promise<StoredRefund | null>
  /** `providerId`: of the refund; null: the provider says that there is one already. */
  markRefunded(refundId: string, providerId: string | null): Promise<void>
}
