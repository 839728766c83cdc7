import { type BankFaults, noFaults } from '#demo/bank/faults.ts'
import { lateMs } from '#demo/bank/ledger.ts'
import type { BankFaultSettings, WebhookMode } from '#domain/demo/demo-bank.ts'

const switches: Readonly<Record<WebhookMode, Partial<BankFaults>>> = {
  atOnce: {},
  late: { webhookDelayMs: lateMs },
  twice: { webhookCopies: 2 },
  never: { losesWebhooks: true },
  early: { early: 'paid' },
}

/** The switches as a person sees them. */
export function troublesIn(faults: BankFaults): BankFaultSettings {
  const { slowMs, failNext, dropNext } = faults
  return { slowMs, failNext, dropNext, webhooks: habitIn(faults) }
}

function habitIn({ early, losesWebhooks, webhookCopies, webhookDelayMs }: BankFaults): WebhookMode {
  if (early !== null) return 'early'
  if (losesWebhooks) return 'never'
  if (webhookCopies > 1) return 'twice'
  return webhookDelayMs > 0 ? 'late' : 'atOnce'
}

/** Turns all of them: what is not asked for goes off. */
export function turnSwitches(faults: BankFaults, { webhooks, ...counted }: BankFaultSettings): void {
  Object.assign(faults, noFaults(), counted, switches[webhooks])
}
