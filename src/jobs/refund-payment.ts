import type { PaymentDesk } from '#services/payment-desk.ts'
import { Hopeless, type TaskPayloads } from '#services/ports/jobs.ts'
import { ProviderRefusal } from '#services/ports/payment-provider.ts'
import type { StoredRefund } from '#services/ports/payments.ts'

/** The provider has done it before, and its answer got lost. */
const duplicate = 409

/** Sends money back that came too late: once, because the provider knows our id of the refund. */
export function createRefundPayment({
  payments,
  provider,
  alert,
}: Pick<PaymentDesk, 'payments' | 'provider' | 'alert'>) {
  return async ({ refundId }: TaskPayloads['refund_payment']): Promise<void> => {
    const refund = await payments.findRefund(refundId)
    if (refund === null || refund.isSent) return
    await payments.markRefunded(refundId, await send(refund))
  }

  async function send({ id, providerPaymentId, amount, orderNumber }: StoredRefund): Promise<string | null> {
    try {
      return await provider.refund(providerPaymentId, { refundId: id, amount, description: orderNumber })
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      if (error.status === duplicate) return null
      alert(`ALERT refund ${id} of ${providerPaymentId} was refused: ${error.message}`)
      throw new Hopeless(error.message)
    }
  }
}
