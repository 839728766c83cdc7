import { findAtProvider } from './find-at-provider.ts'
import { createCoalescedPaymentSync, type Looks } from './coalesced-payment-sync.ts'
import { memoize } from '#concurrency/memo.ts'
import type { Orders } from './orders-port.ts'
import type { PaymentProvider, ProviderPayment } from './payment-provider-port.ts'
import type { Payments } from './payments-port.ts'
import type { PlacedOrders } from './placed-orders-port.ts'
import { settlePayment } from './settle-payment.ts'

/** What the use cases around a payment that was started work with. */
export interface PaymentDependencies {
  readonly payments: Payments
  readonly orders: Pick<Orders, 'keep' | 'giveUp'>
  readonly placed: PlacedOrders
  readonly provider: PaymentProvider
  readonly looks: Looks
  /** A payment at the provider that we may know nothing of; remembered for a minute, whatever the answer was. */
  readonly findStranger: (providerId: string) => Promise<ProviderPayment | null>
  /** For what a person must look at. */
  readonly alert: (line: string) => void
}

export function createPaymentDependencies(
  parts: Omit<PaymentDependencies, 'looks' | 'findStranger'>,
): PaymentDependencies {
  return {
    ...parts,
    looks: createCoalescedPaymentSync(async (paymentId, source) => settlePayment(parts, paymentId, source)),
    findStranger: memoize((providerId) => findAtProvider(parts, providerId), { lifetimeMs: 60_000 }),
  }
}
