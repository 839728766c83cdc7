import { isUnderWay } from '#core/orders/payment-status.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { withTimeout } from '#platform/limits/with-timeout.ts'

/** The provider waits fifteen seconds and then calls again. */
const timeoutMs = 10_000

/** Somebody says that a payment has changed. Nothing of it is believed: it is a reason to ask the provider. */
export function takeWebhook(dependencies: PaymentDependencies, paymentId: string, providerId: string): Promise<void> {
  return withTimeout(timeoutMs, syncFromWebhook(dependencies, paymentId, providerId), () => {
    throw new Unavailable('payment_provider_unavailable')
  })
}

async function syncFromWebhook(
  dependencies: PaymentDependencies,
  paymentId: string,
  providerId: string,
): Promise<void> {
  const payment = await dependencies.payments.find(paymentId)
  if (payment === null) return reportLost(dependencies, paymentId, providerId)
  // Whoever holds the link of a payment can call: what names another payment than ours is not worth a request.
  if (payment.method === null || (payment.providerId ?? providerId) !== providerId) return
  await dependencies.sync.fresh(paymentId, 'webhook', { named: providerId, known: payment })
}

/**
 * A payment of ours that we do not know was lost with a restore; one that strangers made up is nothing. The provider
 * knows which, and is asked a few times a minute; what is left out is found when the lists are compared.
 */
async function reportLost(dependencies: PaymentDependencies, paymentId: string, providerId: string): Promise<void> {
  if (!(await dependencies.mayAskAboutUnknown(providerId))) return
  const found = await dependencies.findUnknown(providerId)
  if (found === null || found.paymentId !== paymentId || found.mode !== dependencies.provider.mode) return
  if (found.status === 'paid' || isUnderWay(found.status)) dependencies.alertLost(found)
}
