import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import type { CommissionBalance } from '#domain/partners/commission-ledger.ts'

export interface ListedPartner extends CommissionBalance {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly iban: string | null
  readonly isEnded: boolean
}

const list = `
  select number, name, email, iban, ended_at is not null as "isEnded",
    coalesce(sum(pending_cents), 0)::int as pending, coalesce(sum(approved_cents), 0)::int as approved,
    coalesce(sum(paid_cents), 0)::int as paid
  from partners left join partner_sales on partner = number left join commission_entries using (order_id)
  group by number order by length(number), number`

const end = 'update partners set ended_at = now() where number = $1 and ended_at is null'

export async function listPartners(pool: Pool): Promise<readonly ListedPartner[]> {
  return (await orUnavailable(pool.query<ListedPartner>(list))).rows
}

/** Orders that are paid from now on earn nothing. False: no such partner, or ended before. */
export async function endPartner(pool: Pool, number: string): Promise<boolean> {
  return (await orUnavailable(pool.query(end, [number]))).rowCount === 1
}
