import type { StorageKey } from '#core/retention/browser-storage.ts'

const key = 'last-payment' satisfies StorageKey
const shape = /^[A-Za-z0-9_-]{22}$/

/** The payment that was started last in this window, for returns without its id in the URL. */
export function storeLastPayment(paymentId: string): void {
  try {
    sessionStorage.setItem(key, paymentId)
  } catch {
    // Storage may be blocked; the return URL still carries the id.
  }
}

export function lastPaymentId(): string | null {
  try {
    const stored = sessionStorage.getItem(key)
    return stored !== null && shape.test(stored) ? stored : null
  } catch {
    return null
  }
}
