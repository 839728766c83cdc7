import type { BankFaultSettings, WebhookMode } from '#core/demo/demo-bank.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import { lateMs } from './ledger.ts'

/** Injected faults; may be changed at any time. */
export interface BankFaults {
  /** Before every answer. */
  slowMs: number
  /** The number of next requests that get `failStatus` and are not executed. Infinity: all. */
  failNext: number
  failStatus: number
  /** Sent with it, in seconds. */
  retryAfter: number | null
  /** The number of next requests that are executed but get no response. */
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

const switches: Readonly<Record<WebhookMode, Partial<BankFaults>>> = {
  atOnce: {},
  late: { webhookDelayMs: lateMs },
  twice: { webhookCopies: 2 },
  never: { losesWebhooks: true },
  early: { early: 'paid' },
}

/** The faults in the form of the demo page's settings. */
export function faultSettingsOf(faults: BankFaults): BankFaultSettings {
  const { slowMs, failNext, dropNext } = faults
  return { slowMs, failNext, dropNext, webhooks: webhookModeOf(faults) }
}

function webhookModeOf({ early, losesWebhooks, webhookCopies, webhookDelayMs }: BankFaults): WebhookMode {
  if (early !== null) return 'early'
  if (losesWebhooks) return 'never'
  if (webhookCopies > 1) return 'twice'
  return webhookDelayMs > 0 ? 'late' : 'atOnce'
}

/** Replaces all of them: faults that are not set are off. */
export function applyFaultSettings(faults: BankFaults, { webhooks, ...counted }: BankFaultSettings): void {
  Object.assign(faults, noFaults(), counted, switches[webhooks])
}
