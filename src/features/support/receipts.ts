import type { PoolClient } from 'pg'
import type { Receipt } from './support-ports.ts'

/** What begins the number of a receipt: withdrawals, cancellations, questions and reports share one row of numbers. */
export const receiptLetters = { withdrawal: 'H', cancellation: 'O', contact: 'V', abuse: 'M' } as const
export type ReceiptKind = keyof typeof receiptLetters

/** `$1`: the letter. H2026-000123, in the year of Amsterdam; H2026R1-000124 after a restore. */
export const nextReceipt = `$1 || to_char(now() at time zone 'Europe/Amsterdam', 'YYYY') || current_series() || '-'
    || to_char(nextval('receipt_numbers'), 'FM9999000000')`

/** Of the same letter sent several times at once, one goes first. */
const inTurn = `select pg_advisory_xact_lock(hashtextextended($1, 0))`

export interface ReceiptRow {
  readonly receipt: string
  readonly received_at: Date
}

export function receiptOf({ receipt, received_at }: ReceiptRow): Receipt {
  return { number: receipt, receivedAt: received_at }
}

/** The receipt that the same letter got a few minutes ago, if it did. Whoever asks next waits for this transaction. */
export async function recentReceipt(
  client: PoolClient,
  table: 'declarations' | 'contact_messages' | 'abuse_reports',
  contentHash: string,
): Promise<Receipt | null> {
  await client.query(inTurn, [contentHash])
  const { rows } = await client.query<ReceiptRow>(
    `select receipt, received_at from ${table}
     where content_hash = $1 and received_at > now() - interval '10 minutes'`,
    [contentHash],
  )
  return rows[0] ? receiptOf(rows[0]) : null
}

/** The receipt of a letter that was just written down. */
export function writtenReceipt(rows: readonly ReceiptRow[]): Receipt {
  const [row] = rows
  if (row === undefined) throw new Error('the letter was not written down')
  return receiptOf(row)
}
