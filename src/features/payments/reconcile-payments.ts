import { Unavailable } from '#core/result/unavailable.ts'
import { paymentPollDelayMs } from '#core/orders/payment-settlement.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { awaitTurn } from './coalesced-payment-sync.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { StoredPayment } from './payment-ports.ts'
import { attachPayment, type SendDependencies, sendPayment } from '#features/checkout/send-payment.ts'

export type ReconcileDependencies = PaymentDependencies & SendDependencies

/** As many as can be polled before their lease ends. */
const batchSize = 20
const maxConcurrent = 4
/** Pause between two polls: what four lanes need at a provider that takes 100 ms. A faster one is not polled more often. */
const minPollMs = 25

/**
 * Finds what webhooks missed, and goes on with what a process left behind. Any number of processes do so beside each
 * other. What cannot be polled now comes up again in a minute; a provider or database that is away ends the round.
 */
export async function reconcilePayments(dependencies: ReconcileDependencies): Promise<void> {
  const pace = createPace()
  while (true) {
    const due = await dependencies.payments.leaseDue(batchSize)
    const waiting = [...due]
    const lane = async () => {
      for (let payment = waiting.shift(); payment; payment = waiting.shift()) {
        await pace()
        await poll(dependencies, payment)
      }
    }
    await Promise.all(Array.from({ length: maxConcurrent }, lane))
    if (due.length < batchSize) return
  }
}

/** The returned function resolves at least `minPollMs` after it did for the call before. */
function createPace(): () => Promise<void> {
  let next = Promise.resolve()
  return () => {
    const turn = next
    next = turn.then(() => new Promise((resolve) => setTimeout(resolve, minPollMs)))
    return turn
  }
}

async function poll(dependencies: ReconcileDependencies, payment: StoredPayment): Promise<void> {
  const { payments, sync, log } = dependencies
  try {
    const isSent = payment.providerId !== null
    if (!isSent) await resume(dependencies, payment)
    const mayHaveChanged = await sync.fresh(payment.id, 'poll', { known: payment })
    const synced = mayHaveChanged || !isSent ? await payments.find(payment.id) : payment
    if (synced !== null) await payments.planPoll(payment.id, paymentPollDelayMs(synced.status, synced.ageMs))
  } catch (error) {
    if (error instanceof Unavailable) throw error
    const problem = error instanceof Error ? error.message : String(error)
    log.alert('payment', 'A payment cannot be checked at the provider.', { paymentId: payment.id, reason: problem })
  }
}

/** One that is over, or that nobody wants any more, is not made now; but it may have been made. */
async function resume(dependencies: ReconcileDependencies, payment: StoredPayment): Promise<void> {
  const { id, method, status, superseded, voided } = payment
  if (isUnderWay(status) && !superseded && !voided && method !== null) {
    await sendPayment(dependencies, { ...payment, method })
    return
  }
  await awaitTurn(dependencies.payments, id)
  const made = await dependencies.provider.findByPaymentId(id)
  await (made === null ? dependencies.payments.end(id, 'expired', null) : attachPayment(dependencies, id, made))
}
