import { DatabaseError, type Pool } from 'pg'

/** Not JSON, not text PostgreSQL can hold, or larger than the table takes. */
const UNFIT = ['22P02', '22P05', '23514', '54001']

/** Keeps the newest reports, which describe the current release. */
const maxReports = 10_000

/** Rows beyond the newest go as others come, a few at a time. */
const insert = `
  with kept as (insert into browser_reports (kind, body) values ($1, $2) returning id)
  delete from browser_reports where id = any(array(
    select id from browser_reports where id <= (select id from kept) - ${maxReports} order by id limit 100))`

/** Keeps what browsers report about our pages. What cannot be kept is no report, and nobody waits for an answer. */
export function createReportKeeper(pool: Pool): (kind: string, body: string) => Promise<void> {
  return async (kind, body) => {
    try {
      await pool.query(insert, [kind, body])
    } catch (error) {
      if (!(error instanceof DatabaseError && UNFIT.includes(error.code ?? ''))) throw error
    }
  }
}
