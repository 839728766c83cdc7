const key = 'stek-payment'
const shape = /^[A-Za-z0-9_-]{22}$/

/** Which payment somebody was sent to the bank with, for whoever comes back without its id in the address. */
export function keepPayment(paymentId: string): void {
  try {
    sessionStorage.setItem(key, paymentId)
  } catch {
    // Storage may be blocked: the address of the return still carries it.
  }
}

export function keptPayment(): string | null {
  try {
    const kept = sessionStorage.getItem(key)
    return kept !== null && shape.test(kept) ? kept : null
  } catch {
    return null
  }
}
