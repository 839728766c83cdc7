import type { Pool } from 'pg'
import { onlyRow } from '#platform/db/rows.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import type { NumberSeries, PaymentComparison } from '#features/payments/payment-ports.ts'

const current = `select coalesce(nullif(substring(current_series() from 2), ''), '0')::int as restore`

const openAfter = `
  insert into number_series (restore, origin, reason) select $1 + 1, database_origin(), $2
  on conflict (restore) do nothing`

const announce = `
  update number_series set notified_at = now() where notified_at is null and restore > 0 returning restore, reason`

const list = `
  select restore, reason, opened_at as "openedAt",
    (select coalesce(sum(last_number), 0)::int from invoice_series
     where series ~ ('^F[0-9]{4}' || case restore when 0 then '' else 'R' || restore end || '$')) as invoices
  from number_series order by restore`

/** All that was copied, dump or pg_upgrade: nobody else goes on from here, and nothing was lost. */
const keep = `
  update number_series set origin = database_origin()
  where restore = (select max(restore) from number_series) and origin <> database_origin()`

export interface OpenedSeries {
  readonly restore: number
  readonly reason: string
  readonly openedAt: Date
  /** Invoices and credit notes with a number of it. */
  readonly invoices: number
}

export function createNumberSeries(pool: Pool): NumberSeries & {
  list(): Promise<readonly OpenedSeries[]>
  /** The database was moved as a whole, and its numbers go on. False: it has not moved. */
  keep(): Promise<boolean>
} {
  return {
    async current() {
      return onlyRow((await pool.query<{ restore: number }>(current)).rows).restore
    },
    async openAfter(restore, reason) {
      return (await pool.query(openAfter, [restore, reason])).rowCount === 1
    },
    async announce() {
      return (await pool.query<OpenedSeries>(announce)).rows
    },
    async list() {
      return (await pool.query<OpenedSeries>(list)).rows
    },
    async keep() {
      return (await pool.query(keep)).rowCount === 1
    },
  }
}

const statuses = `select id, status from payments where id = any($1)`

const begin = `
  update payment_comparison set started_at = now() where started_at is null or started_at < now() - interval '9 minutes'
  returning compared_until as "until"`

const end = `update payment_comparison set compared_until = greatest(compared_until, $1)`

export function createPaymentComparison(pool: Pool): PaymentComparison {
  return {
    async statusesOf(paymentIds) {
      if (paymentIds.length === 0) return new Map()
      const { rows } = await pool.query<{ id: string; status: PaymentStatus }>(statuses, [[...paymentIds]])
      return new Map(rows.map(({ id, status }) => [id, status]))
    },
    async begin() {
      return (await pool.query<{ until: Date }>(begin)).rows[0]?.until ?? null
    },
    async end(comparedUntil) {
      await pool.query(end, [comparedUntil])
    },
  }
}
