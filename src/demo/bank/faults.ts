import type { PaymentStatus } from '#domain/orders/payment-status.ts'

/** Switches for what can go wrong with a bank. They can be turned at any time. */
export interface BankFaults {
  /** Before every answer. */
  slowMs: number
  /** So many calls from now on are answered with `failStatus`, and nothing is done. Infinity: all. */
  failNext: number
  failStatus: number
  /** Sent with it, in seconds. */
  retryAfter: number | null
  /** So many calls from now on are done, but their answers get lost. */
  dropNext: number
  /** Payments are shown as they were before their last change. */
  isBehind: boolean
  webhookCopies: number
  webhookDelayMs: number
  losesWebhooks: boolean
  /** A new payment gets this status, and its webhook is sent and answered before its creation is. */
  early: PaymentStatus | null
}

export function noFaults(): BankFaults {
  return {
    slowMs: 0,
    failNext: 0,
    failStatus: 500,
    retryAfter: null,
    dropNext: 0,
    isBehind: false,
    webhookCopies: 1,
    webhookDelayMs: 0,
    losesWebhooks: false,
    early: null,
  }
}
