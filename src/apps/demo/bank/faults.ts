import type { BankFaultSettings, WebhookMode } from '#core/demo/demo-bank.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import { lateMs } from './ledger.ts'

/** Injected faults; may be changed at any time. */
export interface BankFaults {
  /** Delay before every response. */
  slowMs: number
  /** Number of upcoming requests that get `failStatus` and are not executed; Infinity for all. */
  failNext: number
  failStatus: number
  /** Retry-After header of a failed request, in seconds. */
  retryAfter: number | null
  /** Number of upcoming requests that are executed but get no response. */
  dropNext: number
  /** Payments are returned in the state before their last change. */
  isBehind: boolean
  webhookCopies: number
  webhookDelayMs: number
  losesWebhooks: boolean
  /** Status of new payments. Their webhook is sent and answered before the response to their creation. */
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

/** Faults as settings of the demo page. */
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

/** Replaces all faults; those not in the settings are switched off. */
export function applyFaultSettings(faults: BankFaults, { webhooks, ...counted }: BankFaultSettings): void {
  Object.assign(faults, noFaults(), counted, switches[webhooks])
}
