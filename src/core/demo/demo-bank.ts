/** Payment outcomes offered on the page of the demo bank. */
export const bankOutcomes = [
  'paid',
  'failed',
  'canceled',
  'expired',
  'pending',
  'authorized',
  'refunded',
  'chargedBack',
] as const
export type BankOutcome = (typeof bankOutcomes)[number]

/** When the webhook is sent; `late` is after ten seconds. */
export const webhookTimings = ['atOnce', 'late', 'twice', 'never'] as const
export type WebhookTiming = (typeof webhookTimings)[number]

/**
 * Default timing for all payments; `early` pays new payments before the shop has received the answer to their creation.
 */
export const webhookModes = [...webhookTimings, 'early'] as const
export type WebhookMode = (typeof webhookModes)[number]

/** Simulated faults of the demo bank. */
export interface BankFaultSettings {
  /** Delay before every response. */
  readonly slowMs: number
  /** Number of upcoming requests that fail without effect. */
  readonly failNext: number
  /** Number of upcoming requests that take effect but get no response. */
  readonly dropNext: number
  readonly webhooks: WebhookMode
}

export const noBankFaults: BankFaultSettings = { slowMs: 0, failNext: 0, dropNext: 0, webhooks: 'atOnce' }

/** Longer than the shop's timeout. */
export const maxBankDelayMs = 10_000
export const maxBankFailures = 20

export function hasBankFaults({ slowMs, failNext, dropNext, webhooks }: BankFaultSettings): boolean {
  return slowMs > 0 || failNext > 0 || dropNext > 0 || webhooks !== 'atOnce'
}
