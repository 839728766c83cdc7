import { isUnderWay } from '#domain/orders/payment-status.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { StoredPayment } from './payments-port.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'
import { type SendDependencies, sendPayment } from './send-payment.ts'

export type ReconcileDependencies = PaymentDependencies & SendDependencies

/** As many as can be looked at before somebody else may take them. */
const most = 20
const atOnce = 4

/**
 * Finds what webhooks missed, and goes on with what a process left behind. Any number of processes do so beside each
 * other. What cannot be looked at now comes up again in a minute; a provider or database that is away ends the round.
 */
export async function lookAtPayments(desk: ReconcileDependencies): Promise<void> {
  while (true) {
    const due = await desk.payments.takeDue(most)
    const waiting = [...due]
    const lane = async () => {
      for (let payment = waiting.shift(); payment !== undefined; payment = waiting.shift()) await lookAt(desk, payment)
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    if (due.length < most) return
  }
}

async function lookAt(desk: ReconcileDependencies, payment: StoredPayment): Promise<void> {
  try {
    if (payment.providerId === null) await resume(desk, payment)
    await desk.looks.again(payment.id, 'look')
    await desk.payments.planNextLook(payment.id)
  } catch (error) {
    if (error instanceof Unavailable) throw error
    const problem = error instanceof Error ? error.message : String(error)
    desk.alert(`ALERT payment ${payment.id} cannot be looked at: ${problem}`)
  }
}

/** One that is over, or that nobody wants any more, is not made now; but it may have been made. */
async function resume(desk: ReconcileDependencies, payment: StoredPayment): Promise<void> {
  const { id, method, status, superseded, voided } = payment
  if (isUnderWay(status) && !superseded && !voided && method !== null) {
    await sendPayment(desk, { ...payment, method })
    return
  }
  const made = await desk.provider.findByPaymentId(id)
  await (made === null ? desk.orders.giveUp(id, 'expired', null) : desk.orders.keep(id, made))
}
