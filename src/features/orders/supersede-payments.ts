import type { JobOutbox } from '#platform/jobs/job-queue.ts'
import type { Stores } from '#features/stores.ts'

/**
 * Supersedes the cart's payments and cancels them at the provider: buyers are no longer led there. A buyer who is at the
 * bank already may still pay. The caller holds the lock on the cart.
 */
export async function supersedePayments({ payments, jobs }: Stores, cartId: string): Promise<void> {
  for (const id of await payments.supersede(cartId)) await cancelLater(jobs, id)
}

/** Supersedes all open payments of a customer. */
export async function supersedePaymentsOf({ payments, jobs }: Stores, customerId: string): Promise<void> {
  for (const id of await payments.supersedeAllOf(customerId)) await cancelLater(jobs, id)
}

export function cancelLater(jobs: JobOutbox, paymentId: string): Promise<void> {
  return jobs.add({ task: 'cancel_payment', payload: { paymentId }, key: `cancel ${paymentId}` })
}
