export const paymentStatuses = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const next: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  open: ['pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['authorized', 'paid', 'failed', 'canceled', 'expired'],
  authorized: ['paid', 'failed', 'canceled', 'expired'],
  // A final status can only change to paid, because late payments count.
  failed: ['paid'],
  canceled: ['paid'],
  expired: ['paid'],
  paid: [],
}

/** Transitions that are not in the table are ignored, because reports can arrive late or twice. */
export function statusAfter(current: PaymentStatus, seen: PaymentStatus): PaymentStatus {
  return next[current].includes(seen) ? seen : current
}

export const statusesUnderWay: readonly PaymentStatus[] = ['open', 'pending', 'authorized']

/** Whether the status is not final. */
export function isUnderWay(status: PaymentStatus): boolean {
  return statusesUnderWay.includes(status)
}
