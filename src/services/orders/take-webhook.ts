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
  if (payment === null) return
  if (payment.providerId === null && !(await isAttached(dependencies, payment, providerId))) return
  await dependencies.sync.fresh(paymentId, 'webhook')
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
