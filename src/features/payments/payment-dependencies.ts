import { memoize } from '#platform/limits/memo.ts'
import type { Log } from '#platform/telemetry/log.ts'
import type { Seller } from '#core/orders/invoice.ts'
import type { Buyer } from '#core/orders/order.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { CartStore } from '#features/carts/locked-carts-repository.ts'
import type { CouponStore } from '#features/coupons/repository.ts'
import type { RateLimits } from '#platform/limits/rate-limits.ts'
import type { DeliveryStore } from '#features/deliveries/repository.ts'
import type { InvoiceStore } from '#features/invoices/repository.ts'
import type { OrderStore } from '#features/orders/repository.ts'
import type { TaxEvidenceStore } from '#features/orders/tax-evidence-repository.ts'
import type { PaymentProvider, ProviderPayment } from '#platform/clients/payment-provider.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import type { JobOutbox } from '#platform/jobs/job-ports.ts'
import type { PaymentStore } from './attempts-repository.ts'
import { createLostPaymentAlert } from './lost-payments.ts'
import { createPaymentSync, type PaymentSync } from './payment-sync.ts'
import type { PlacedOrders } from './read-payment.ts'
import type { Payments } from './repository.ts'
import { findAtProvider, settlePayment } from './settle-payment.ts'

/** Everything that the transactions of a purchase write to. */
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

/** Dependencies of the use cases around a payment that was started. */
export interface PaymentDependencies {
  readonly payments: Payments
  readonly orders: PlacedOrders
  readonly transaction: UnitOfWork<OrderStores>
  readonly provider: PaymentProvider
  /** Issuer of the invoices. */
  readonly seller: Seller
  /** Hashes by which a returning buyer and the paying account are recognised. */
  readonly buyerKeysOf: (buyer: Buyer, account: string | null) => readonly string[]
  readonly sync: PaymentSync
  /**
   * Finds a payment by an id that a webhook named. The answer is cached for a minute, because anyone can name an id.
   */
  readonly findAnnounced: (providerId: string) => Promise<ProviderPayment | null>
  /**
   * Rate limit of questions to the provider about payments that are unknown here, because anyone can name one. The answer
   * is cached for a minute: a row for each id that was made up would fill the database.
   */
  readonly mayAskAboutUnknown: (providerId: string) => Promise<boolean>
  /** Alerts that the provider has a payment that is unknown here. */
  readonly alertLost: (payment: ProviderPayment) => void
  readonly log: Log
}

export function createPaymentDependencies({
  attempts,
  ...parts
}: Omit<PaymentDependencies, 'sync' | 'findAnnounced' | 'mayAskAboutUnknown' | 'alertLost'> & {
  readonly attempts: Pick<RateLimits, 'take'>
}): PaymentDependencies {
  const findAnnounced = memoize((providerId) => findAtProvider(parts, providerId), { lifetimeMs: 60_000 })
  return {
    ...parts,
    sync: createPaymentSync(
      (paymentId, source, context) => settlePayment({ ...parts, findAnnounced }, paymentId, source, context),
      parts.payments,
    ),
    findAnnounced,
    mayAskAboutUnknown: memoize(async () => (await attempts.take(unknownLimits.all, '')) === 0, { lifetimeMs: 60_000 }),
    alertLost: createLostPaymentAlert(parts.log),
  }
}

/** Counted across all processes. */
export const unknownLimits = {
  all: { name: 'unknown payments', max: 30, seconds: 60 },
} as const
