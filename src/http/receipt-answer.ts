import type { ReceiptAnswer } from '#contract/declaration.ts'
import { created, type Success } from '#http/answer.ts'
import type { Receipt } from '#services/ports/receipt.ts'

/** Something came in: its number, and when. */
export function received({ number, receivedAt }: Receipt): Success {
  return created({ receipt: number, receivedAt: receivedAt.toISOString() } satisfies ReceiptAnswer)
}
