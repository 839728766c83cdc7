import type { Payment } from '#web/api/payments.ts'

/** State of a payment as shown to the buyer. */
type PaymentStage = 'paid' | 'waiting' | 'transfer' | 'returned' | Unfinished
export type Unfinished = 'failed' | 'canceled' | 'expired'

/** Domain names are held until the buyer confirms the e-mail address; this is the buyer's only remaining task. */
export function waitsForEmail({ order }: Payment): boolean {
  return order?.own?.isEmailVerified !== true && order?.deliveries.some(({ heldFor }) => heldFor === 'email') === true
}

export function stageOf({ status, method, order, comesBack }: Payment): PaymentStage {
  // Another attempt may have paid the same order.
  if (status === 'paid' || (order !== undefined && order.paidAt !== null)) return 'paid'
  // The buyer's account was charged, so a refund is on its way whatever the status says.
  if (comesBack) return 'returned'
  if (status === 'failed' || status === 'canceled' || status === 'expired') return status
  // A bank transfer takes days, so the page does not ask the buyer to wait.
  return method === 'banktransfer' ? 'transfer' : 'waiting'
}
