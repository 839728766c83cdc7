import type { JobOutbox } from '#platform/jobs/job-ports.ts'

/** Payments as the cart sees them; declared here because payments depend on carts. */
export interface CartPayments {
  /**
   * Stops leading buyers to the payment of the cart that is under way. A buyer who is at the bank already may still pay.
   * @returns the ids of the superseded payments
   */
  supersede(cartId: string): Promise<readonly string[]>
}

/** Supersedes the cart's payments and cancels them at the provider. The caller holds the lock on the cart. */
export async function supersedePayments(
  { payments, jobs }: { readonly payments: CartPayments; readonly jobs: JobOutbox },
  cartId: string,
): Promise<void> {
  for (const id of await payments.supersede(cartId)) await cancelLater(jobs, id)
}

export function cancelLater(jobs: JobOutbox, paymentId: string): Promise<void> {
  return jobs.add({ task: 'cancel_payment', payload: { paymentId }, key: `cancel ${paymentId}` })
}
