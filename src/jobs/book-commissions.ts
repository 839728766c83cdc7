import { every } from '#jobs/every.ts'
import type { CommissionLedger } from '#services/partners/commission-ledger-port.ts'

const pauseMs = 15_000
const maxConcurrent = 100

type Booking = Pick<CommissionLedger, 'due' | 'book'>

/** Books until nothing is due. An order that cannot be booked holds up no other. */
export async function bookCommissions(ledger: Booking): Promise<void> {
  const failures: unknown[] = []
  let orderIds: readonly string[]
  do {
    orderIds = await ledger.due(maxConcurrent)
    for (const orderId of orderIds) await ledger.book(orderId).catch((error: unknown) => failures.push(error))
  } while (orderIds.length > 0 && failures.length === 0)
  if (failures.length > 0) throw failures[0]
}

/** Again and again until told to stop, one round at a time. Any number of processes may do so beside it. */
export function startBookingCommissions(ledger: Booking, report: (error: unknown) => void): () => Promise<void> {
  let round: Promise<void> | undefined
  const book = () => (round ??= bookCommissions(ledger).finally(() => (round = undefined)))
  return every(pauseMs, book, report)
}
