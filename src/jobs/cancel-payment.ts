import { isUnderWay } from '#domain/orders/payment-status.ts'
import { awaitTurn } from '#services/orders/coalesced-payment-sync.ts'
import type { PaymentDependencies } from '#services/orders/payment-dependencies.ts'
import type { TaskPayloads } from '#services/jobs/job-ports.ts'
import { ProviderRefusal } from '#services/orders/payment-provider-port.ts'

/**
 * Cancels an abandoned payment attempt at the provider, if the provider allows that. If not, it expires by itself; if
 * it is paid after all, settlement handles that.
 */
export function createCancelPayment({
  payments,
  provider,
  sync,
}: Pick<PaymentDependencies, 'payments' | 'provider' | 'sync'>) {
  return async ({ paymentId }: TaskPayloads['cancel_payment']): Promise<void> => {
    const payment = await payments.find(paymentId)
    if (payment === null || !isUnderWay(payment.status)) return
    if (payment.providerId === null) throw new Error('the provider has not said yet what its id is')
    await awaitTurn(payments, paymentId)
    await provider.cancel(payment.providerId).catch(unlessRefused)
    await sync.fresh(paymentId, 'look')
  }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ProviderRefusal)) throw error
}
