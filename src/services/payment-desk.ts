import { findAtProvider } from '#services/find-at-provider.ts'
import { createLooks, type Looks } from '#services/looks.ts'
import { createOnceAMinute } from '#services/once-a-minute.ts'
import type { Orders } from '#services/ports/orders.ts'
import type { PaymentProvider, ProviderPayment } from '#services/ports/payment-provider.ts'
import type { Payments } from '#services/ports/payments.ts'
import type { PlacedOrders } from '#services/ports/placed-orders.ts'
import { settlePayment } from '#services/settle-payment.ts'

/** What the use cases around a payment that was started work with. */
export interface PaymentDesk {
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

export function createPaymentDesk(parts: Omit<PaymentDesk, 'looks' | 'findStranger'>): PaymentDesk {
  return {
    ...parts,
    looks: createLooks(async (paymentId, source) => settlePayment(parts, paymentId, source)),
    findStranger: createOnceAMinute((providerId) => findAtProvider(parts, providerId)),
  }
}
