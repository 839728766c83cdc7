import type { Payment } from '#web/api/payments.ts'

/** How a payment stands, as far as a buyer can tell. */
export type PaymentStage = 'paid' | 'waiting' | 'transfer' | Unfinished
export type Unfinished = 'failed' | 'canceled' | 'expired'

export function stageOf({ status, method, order }: Payment): PaymentStage {
  // Another attempt may have paid the same order.
  if (status === 'paid' || (order !== undefined && order.paidAt !== null)) return 'paid'
  if (status === 'failed' || status === 'canceled' || status === 'expired') return status
  // A transfer takes days: nobody waits for it here.
  return method === 'banktransfer' ? 'transfer' : 'waiting'
}
