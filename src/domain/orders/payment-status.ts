export const paymentStatuses = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const next: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  open: ['pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['authorized', 'paid', 'failed', 'canceled', 'expired'],
  authorized: ['paid', 'failed', 'canceled', 'expired'],
  // Money that came after all counts: nothing but that leaves an end.
  failed: ['paid'],
  canceled: ['paid'],
  expired: ['paid'],
  paid: [],
}

/** What a payment is after somebody said what it is: news that comes late or twice changes nothing. */
export function statusAfter(current: PaymentStatus, seen: PaymentStatus): PaymentStatus {
  return next[current].includes(seen) ? seen : current
}

export const statusesUnderWay: readonly PaymentStatus[] = ['open', 'pending', 'authorized']

/** Whether the buyer can do or wait for something. */
export function isUnderWay(status: PaymentStatus): boolean {
  return statusesUnderWay.includes(status)
}
