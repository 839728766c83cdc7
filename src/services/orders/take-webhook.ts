import { isUnderWay } from '#domain/orders/payment-status.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { StoredPayment } from './payment-ports.ts'
import { attachPayment } from './send-payment.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'
import { withTimeout } from '#concurrency/with-timeout.ts'

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
  if (payment.providerId === null && !(await isAttached(dependencies, payment, providerId))) return
  await dependencies.sync.fresh(paymentId, 'webhook')
}

/**
 * A payment of ours that we do not know was lost with a restore; one that strangers made up is nothing. The provider
 * knows which, and is asked a few times a minute; what is left out is found when the lists are compared.
 */
async function reportLost(dependencies: PaymentDependencies, paymentId: string, providerId: string): Promise<void> {
  if (!dependencies.mayAskAboutUnknown()) return
  const found = await dependencies.findUnknown(providerId)
  if (found === null || found.paymentId !== paymentId || found.mode !== dependencies.provider.mode) return
  if (found.status === 'paid' || isUnderWay(found.status)) dependencies.alertLost(found)
}

/** It came before the provider answered our request, or instead: what it names is ours if the provider says so. */
async function isAttached(
  dependencies: PaymentDependencies,
  { id }: StoredPayment,
  providerId: string,
): Promise<boolean> {
  const found = await dependencies.findUnknown(providerId)
  if (found === null || found.paymentId !== id || found.mode !== dependencies.provider.mode) return false
  await attachPayment(dependencies, id, found)
  return true
}
