import type { ReceiptResponse } from '#contract/orders/declaration.ts'
import { created, type Success } from '#http/pipeline/api-response.ts'
import type { Receipt } from '#services/support/support-ports.ts'

/** Receipt number and time. */
export function respondWithReceipt({ number, receivedAt }: Receipt): Success {
  return created({ receipt: number, receivedAt: receivedAt.toISOString() } satisfies ReceiptResponse)
}
