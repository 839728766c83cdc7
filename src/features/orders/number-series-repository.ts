import type { Pool } from 'pg'
import { onlyRow } from '#platform/db/rows.ts'

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

/** After a complete copy, by dump or pg_upgrade, the old database stops and nothing was lost. */
const keep = `
  update number_series set origin = database_origin()
  where restore = (select max(restore) from number_series) and origin <> database_origin()`

export interface OpenedSeries {
  readonly restore: number
  readonly reason: string
  readonly openedAt: Date
  /** Number of invoices and credit notes in this series. */
  readonly invoices: number
}

export type NumberSeries = ReturnType<typeof createNumberSeries>

/** Numbers of orders and invoices: each restore of the database opens a new series. */
export function createNumberSeries(pool: Pool) {
  return {
    /** @returns number of restores so far; detects a restore that was not noticed yet */
    async current(): Promise<number> {
      return onlyRow((await pool.query<{ restore: number }>(current)).rows).restore
    },

    /** @returns false if the series after this one is open already */
    async openAfter(restore: number, reason: string): Promise<boolean> {
      return (await pool.query(openAfter, [restore, reason])).rowCount === 1
    },

    /** @returns series not announced yet, and marks them as announced */
    async announce(): Promise<readonly Pick<OpenedSeries, 'restore' | 'reason'>[]> {
      return (await pool.query<OpenedSeries>(announce)).rows
    },

    async list(): Promise<readonly OpenedSeries[]> {
      return (await pool.query<OpenedSeries>(list)).rows
    },

    /**
     * Continues the series after the whole database was moved.
     *
     * @returns false if the database has not moved
     */
    async keep(): Promise<boolean> {
      return (await pool.query(keep)).rowCount === 1
    },
  }
}
