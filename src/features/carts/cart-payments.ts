import type { JobOutbox } from '#platform/jobs/job-ports.ts'
import type { CartPayments } from './cart-ports.ts'

/** Ends the attempts to pay what a cart held. The caller holds the lock on the cart. */
export async function supersedePayments(
  { payments, jobs }: { readonly payments: CartPayments; readonly jobs: JobOutbox },
  cartId: string,
): Promise<void> {
  for (const id of await payments.supersede(cartId)) await cancelLater(jobs, id)
}

export function cancelLater(jobs: JobOutbox, paymentId: string): Promise<void> {
  return jobs.add({ task: 'cancel_payment', payload: { paymentId }, key: `cancel ${paymentId}` })
}
