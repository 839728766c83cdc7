import type { Payment } from '#web/api/payments.ts'

/** How a payment stands, as far as a buyer can tell. */
export type PaymentStage = 'paid' | 'waiting' | 'transfer' | 'returned' | Unfinished
export type Unfinished = 'failed' | 'canceled' | 'expired'

/** Names wait for one click in a mail: the only thing that is left for the buyer to do. */
export function waitsForEmail({ order }: Payment): boolean {
  return order?.own?.isEmailVerified !== true && order?.deliveries.some(({ heldFor }) => heldFor === 'email') === true
}

export function stageOf({ status, method, order, comesBack }: Payment): PaymentStage {
  // Another attempt may have paid the same order.
  if (status === 'paid' || (order !== undefined && order.paidAt !== null)) return 'paid'
  // Money did leave the buyer's account: whatever the status, it is on its way back.
  if (comesBack) return 'returned'
  if (status === 'failed' || status === 'canceled' || status === 'expired') return status
  // A transfer takes days: nobody waits for it here.
  return method === 'banktransfer' ? 'transfer' : 'waiting'
}
