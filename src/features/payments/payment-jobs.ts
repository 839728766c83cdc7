import { type Cents, cents } from '#core/money/money.ts'
import type { Deps } from '#features/deps.ts'
import { findAtProvider } from './settle-payment.ts'
import { PermanentFailure } from '#platform/jobs/tasks.ts'
import { ProviderRefusal } from '#platform/clients/payment-provider.ts'
import type { StoredRefund } from './repository.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { awaitRequestSlot } from './payment-sync.ts'

/** The provider has or processes this refund: the response to an earlier request was lost. */
const duplicate = 409

/** Refunds a payment that came too late. The refund's id is the idempotency key, so retries do not refund twice. */
export async function refundPayment(deps: Deps, refundId: string): Promise<void> {
  const refund = await deps.payments.findRefund(refundId)
  if (refund === null || refund.isSent) return
  await deps.payments.markRefunded(refundId, await send(deps, refund))
}

async function send(deps: Deps, refund: StoredRefund): Promise<string | null> {
  const { id, providerPaymentId, amount, orderNumber } = refund
  try {
    return await deps.provider.refund(providerPaymentId, { refundId: id, amount, description: orderNumber })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const rest = await restOf(deps, refund)
    if (rest === 0) return null
    if (error.status === duplicate) throw error
    // A part was refunded or charged back meanwhile: the rest is another refund with another idempotency key.
    if (rest < amount) return send(deps, { ...refund, id: `${id}-${rest}`, amount: rest })
    deps.log.alert('refund', 'The provider refused a refund.', {
      refundId: id,
      payment: providerPaymentId,
      orderNumber,
      reason: error.message,
    })
    throw new PermanentFailure(error.message)
  }
}

async function restOf(deps: Deps, { providerPaymentId, amount }: StoredRefund): Promise<Cents> {
  const payment = await findAtProvider(deps, providerPaymentId)
  if (payment === null) return amount
  return cents(Math.max(0, payment.amount - payment.refunded - payment.chargedBack))
}

/**
 * Cancels an abandoned payment attempt at the provider, if the provider allows that. If not, it expires by itself; if
 * it is paid after all, settlement handles that.
 */
export async function cancelPayment({ payments, provider, sync }: Deps, paymentId: string): Promise<void> {
  const payment = await payments.find(paymentId)
  if (payment === null || !isUnderWay(payment.status)) return
  if (payment.providerId === null) throw new Error('the provider has not assigned an id to the payment yet')
  await awaitRequestSlot(payments, paymentId)
  await provider.cancel(payment.providerId).catch(unlessRefused)
  await sync.syncNow(paymentId, 'poll')
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ProviderRefusal)) throw error
}
