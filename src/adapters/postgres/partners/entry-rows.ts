import type { PoolClient } from 'pg'
import type { Entry } from '#domain/partners/commission-ledger.ts'

export const entryColumns = 'kind, pending_cents as pending, approved_cents as approved, paid_cents as paid'

const ofOrder = `select ${entryColumns} from commission_entries where order_id = $1 order by id`

const add = `
  insert into commission_entries (order_id, kind, pending_cents, approved_cents, paid_cents, payout_id)
  values ($1, $2, $3, $4, $5, $6)`

export async function readEntries(client: PoolClient, orderId: string): Promise<readonly Entry[]> {
  return (await client.query<Entry>(ofOrder, [orderId])).rows
}

export async function addEntry(
  client: PoolClient,
  orderId: string,
  { kind, pending, approved, paid }: Entry,
  payoutId: string | null = null,
): Promise<void> {
  await client.query(add, [orderId, kind, pending, approved, paid, payoutId])
}
