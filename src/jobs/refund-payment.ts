import { type Cents, cents } from '#domain/money/money.ts'
import { findAtProvider } from '#services/orders/settle-payment.ts'
import type { PaymentDependencies } from '#services/orders/payment-dependencies.ts'
import { PermanentFailure, type TaskPayloads } from '#services/jobs/job-ports.ts'
import { ProviderRefusal } from '#services/orders/payment-provider-port.ts'
import type { StoredRefund } from '#services/orders/payment-ports.ts'

/** Done before, or being done: its answer got lost. */
const duplicate = 409

/** Sends money back that came too late: once, because the provider knows our id of the refund. */
export function createRefundPayment(dependencies: Pick<PaymentDependencies, 'payments' | 'provider' | 'alert'>) {
  const { payments, provider, alert } = dependencies
  return async ({ refundId }: TaskPayloads['refund_payment']): Promise<void> => {
    const refund = await payments.findRefund(refundId)
    if (refund === null || refund.isSent) return
    await payments.markRefunded(refundId, await send(refund))
  }

  async function send(refund: StoredRefund): Promise<string | null> {
    const { id, providerPaymentId, amount, orderNumber } = refund
    try {
      return await provider.refund(providerPaymentId, { refundId: id, amount, description: orderNumber })
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      const left = await leftOf(refund)
      if (left === 0) return null
      if (error.status === duplicate) throw error
      // Some of it went back in another way meanwhile: the rest is another refund, under a key of its own.
      if (left < amount) return send({ ...refund, id: `${id}-${left}`, amount: left })
      alert(`ALERT refund ${id} of ${providerPaymentId} was refused: ${error.message}`)
      throw new PermanentFailure(error.message)
    }
  }

  async function leftOf({ providerPaymentId, amount }: StoredRefund): Promise<Cents> {
    const payment = await findAtProvider(dependencies, providerPaymentId)
    if (payment === null) return amount
    return cents(Math.max(0, payment.amount - payment.refunded - payment.chargedBack))
  }
}
