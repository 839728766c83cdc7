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
