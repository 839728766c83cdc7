/** What a person can make of a payment at the demo's bank. */
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

/** How the shop hears of it; `late`: after ten seconds. */
export const webhookTimings = ['atOnce', 'late', 'twice', 'never'] as const
export type WebhookTiming = (typeof webhookTimings)[number]

/** How the demo's bank tells the shop about every payment; `early`: new ones are paid before the shop knows of them. */
export const webhookModes = [...webhookTimings, 'early'] as const
export type WebhookMode = (typeof webhookModes)[number]

/** What a person can let go wrong at the demo's bank. */
export interface BankFaultSettings {
  /** Before every answer. */
  readonly slowMs: number
  /** So many answers from now on are a failure, and nothing is done. */
  readonly failNext: number
  /** So many answers from now on get lost, after the work was done. */
  readonly dropNext: number
  readonly webhooks: WebhookMode
}

export const noBankFaults: BankFaultSettings = { slowMs: 0, failNext: 0, dropNext: 0, webhooks: 'atOnce' }

/** Slower than a shop waits. */
export const maxBankDelayMs = 10_000
export const maxBankFailures = 20

export function hasBankFaults({ slowMs, failNext, dropNext, webhooks }: BankFaultSettings): boolean {
  return slowMs > 0 || failNext > 0 || dropNext > 0 || webhooks !== 'atOnce'
}
