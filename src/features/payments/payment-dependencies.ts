import type { Log } from '#platform/telemetry/log.ts'
import { memoize } from '#platform/limits/memo.ts'
import type { Seller } from '#core/orders/invoice.ts'
import type { Buyer } from '#core/orders/order.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { RateLimits } from '#platform/limits/rate-limits.ts'
import { createCoalescedPaymentSync, type PaymentSync } from './coalesced-payment-sync.ts'
import type { Orders } from '#features/orders/order-ports.ts'
import type { OrderStores, Payments } from './payment-ports.ts'
import type { PaymentProvider, ProviderPayment } from '#platform/clients/payment-provider.ts'
import { createLostPaymentAlert } from './lost-payments.ts'
import { findAtProvider, settlePayment } from './settle-payment.ts'

/** What the use cases around a payment that was started work with. */
export interface PaymentDependencies {
  readonly payments: Payments
  readonly orders: Pick<Orders, 'withDeliveries'>
  readonly transaction: UnitOfWork<OrderStores>
  readonly provider: PaymentProvider
  /** Who issues the invoices. */
  readonly seller: Seller
  /** Hashes by which a buyer, and the account the money came from, are recognised. */
  readonly buyerKeysOf: (buyer: Buyer, account: string | null) => readonly string[]
  readonly sync: PaymentSync
  /** A payment at the provider that we may know nothing of; cached for a minute, whatever the answer was. */
  readonly findUnknown: (providerId: string) => Promise<ProviderPayment | null>
  /** Whether the provider may be asked about a payment that we do not know: strangers name any number of them. */
  readonly mayAskAboutUnknown: (providerId: string) => Promise<boolean>
  /** Tells a person of a payment that the provider knows and we do not. */
  readonly alertLost: (payment: ProviderPayment) => void
  readonly log: Log
}

export function createPaymentDependencies(
  parts: Omit<PaymentDependencies, 'sync' | 'findUnknown' | 'mayAskAboutUnknown' | 'alertLost'> & {
    readonly attempts: Pick<RateLimits, 'take'>
  },
): PaymentDependencies {
  const { attempts, ...rest } = parts
  const findUnknown = memoize((providerId) => findAtProvider(rest, providerId), { lifetimeMs: 60_000 })
  return {
    ...rest,
    sync: createCoalescedPaymentSync(
      async (paymentId, source, hints) => settlePayment({ ...rest, findUnknown }, paymentId, source, hints),
      rest.payments,
    ),
    findUnknown,
    mayAskAboutUnknown: async (providerId) =>
      (await attempts.take(unknownLimits.each, providerId)) === 0 && (await attempts.take(unknownLimits.all, '')) === 0,
    alertLost: createLostPaymentAlert(rest.log),
  }
}

/** Counted over all processes. */
export const unknownLimits = {
  each: { name: 'unknown payment', max: 1, seconds: 60 },
  all: { name: 'unknown payments', max: 30, seconds: 60 },
} as const
