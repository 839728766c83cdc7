import type { CommissionLedger } from '#services/partners/partner-ports.ts'

const batchSize = 100

/** Books until nothing is due. An order that cannot be booked holds up no other. */
export async function bookCommissions(ledger: Pick<CommissionLedger, 'due' | 'book'>): Promise<void> {
  const failures: unknown[] = []
  let orderIds: readonly string[]
  do {
    orderIds = await ledger.due(batchSize)
    for (const orderId of orderIds) await ledger.book(orderId).catch((error: unknown) => failures.push(error))
  } while (orderIds.length > 0 && failures.length === 0)
  if (failures.length > 0) throw failures[0]
}
