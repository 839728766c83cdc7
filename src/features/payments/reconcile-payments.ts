import { Unavailable } from '#core/result/unavailable.ts'
import { paymentPollDelayMs } from '#core/orders/payment-settlement.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import type { Deps } from '#features/deps.ts'
import { awaitRequestSlot } from './payment-sync.ts'
import type { StoredPayment } from './payment.ts'
import { attachPayment, sendPayment } from './send-payment.ts'

/** Small enough to poll all of them before their lease ends. */
const batchSize = 20
const maxConcurrent = 4
/** Pause between two polls. Four workers at a provider that takes 100 ms need 25; a faster provider gets no more. */
const minPollMs = 25

/**
 * Polls payments whose webhook was missed and continues those that a process left unfinished. Any number of processes
 * may run it at once. A payment that cannot be polled is due again in a minute; an outage ends the round.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const pace = createPace()
  while (true) {
    const due = await deps.payments.leaseDue(batchSize)
    const waiting = [...due]
    const worker = async () => {
      for (let payment = waiting.shift(); payment; payment = waiting.shift()) {
        await pace()
        await poll(deps, payment)
      }
    }
    await Promise.all(Array.from({ length: maxConcurrent }, worker))
    if (due.length < batchSize) return
  }
}

/** @returns function that resolves at least `minPollMs` after its previous call resolved */
function createPace(): () => Promise<void> {
  let next = Promise.resolve()
  return () => {
    const now = next
    next = now.then(() => new Promise((resolve) => setTimeout(resolve, minPollMs)))
    return now
  }
}

async function poll(deps: Deps, payment: StoredPayment): Promise<void> {
  const { payments, sync, log } = deps
  try {
    const isSent = payment.providerId !== null
    if (!isSent) await resume(deps, payment)
    const mayHaveChanged = await sync.syncNow(payment.id, 'poll', { payment })
    const synced = mayHaveChanged || !isSent ? await payments.find(payment.id) : payment
    if (synced !== null) await payments.planPoll(payment.id, paymentPollDelayMs(synced.status, synced.ageMs))
  } catch (error) {
    if (error instanceof Unavailable) throw error
    const reason = error instanceof Error ? error.message : String(error)
    log.alert('payment', 'A payment cannot be checked at the provider.', { paymentId: payment.id, reason })
  }
}

/** Sends an unsent payment. One that has ended or was given up is not created any more, but may exist already. */
async function resume(deps: Deps, payment: StoredPayment): Promise<void> {
  const { id, method, status, superseded, voided } = payment
  if (isUnderWay(status) && !superseded && !voided && method !== null) {
    await sendPayment(deps, { ...payment, method })
    return
  }
  await awaitRequestSlot(deps.payments, id)
  const existing = await deps.provider.findByPaymentId(id)
  await (existing === null ? deps.payments.end(id, 'expired', null) : attachPayment(deps, id, existing))
}
