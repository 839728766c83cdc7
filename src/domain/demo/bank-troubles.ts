import { webhookManners } from './bank-outcome.ts'

/** How the demo's bank tells the shop about every payment; `early`: new ones are paid before the shop knows of them. */
export const webhookHabits = [...webhookManners, 'early'] as const
export type WebhookHabit = (typeof webhookHabits)[number]

/** What a person can let go wrong at the demo's bank. */
export interface BankTroubles {
  /** Before every answer. */
  readonly slowMs: number
  /** So many answers from now on are a failure, and nothing is done. */
  readonly failNext: number
  /** So many answers from now on get lost, after the work was done. */
  readonly dropNext: number
  readonly webhooks: WebhookHabit
}

export const noTroubles: BankTroubles = { slowMs: 0, failNext: 0, dropNext: 0, webhooks: 'atOnce' }

/** Slower than a shop waits. */
export const slowestBankMs = 10_000
export const maxBankFailures = 20

export function isTroubled({ slowMs, failNext, dropNext, webhooks }: BankTroubles): boolean {
  return slowMs > 0 || failNext > 0 || dropNext > 0 || webhooks !== 'atOnce'
}
