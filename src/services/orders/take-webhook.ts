import type { PaymentDependencies } from './payment-dependencies.ts'
import type { StoredPayment } from './payments-port.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'
import { withTimeout } from '#concurrency/with-timeout.ts'

/** The provider waits fifteen seconds and then calls again. */
const budgetMs = 10_000

/** Somebody says that a payment has changed. Nothing of it is believed: it is a reason to look. */
export function takeWebhook(desk: PaymentDependencies, paymentId: string, providerId: string): Promise<void> {
  return withTimeout(budgetMs, look(desk, paymentId, providerId), () => {
    throw new Unavailable('payment_provider_unavailable')
  })
}

async function look(desk: PaymentDependencies, paymentId: string, providerId: string): Promise<void> {
  const payment = await desk.payments.find(paymentId)
  if (payment === null) return
  if (payment.providerId === null && !(await learn(desk, payment, providerId))) return
  await desk.looks.again(paymentId, 'webhook')
}

/** It came before the provider's answer to our wish, or instead of it: what it names is ours if the provider says so. */
async function learn(
  { findStranger, provider, orders, alert }: PaymentDependencies,
  { id }: StoredPayment,
  providerId: string,
) {
  const seen = await findStranger(providerId)
  if (seen === null || seen.paymentId !== id || seen.mode !== provider.mode) return false
  const kept = await orders.keep(id, seen)
  if (kept.providerId !== seen.id)
    alert(`ALERT payment ${id} is ${kept.providerId} at the provider, and ${seen.id} too`)
  return true
}
