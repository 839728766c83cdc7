import { DatabaseError, type Pool } from 'pg'

/** SQL states of a report that is not JSON, contains text that PostgreSQL cannot store, or is too large. */
const UNFIT = ['22P02', '22P05', '23514', '54001']

/** Keeps the newest reports, which describe the current release. */
const maxReports = 10_000

/** Each insert also deletes a few of the rows beyond the newest. */
const insert = `
  with kept as (insert into browser_reports (kind, body) values ($1, $2) returning id)
  delete from browser_reports where id = any(array(
    select id from browser_reports where id <= (select id from kept) - ${maxReports} order by id limit 100))`

/**
 * Stores reports that browsers send about our pages. Unfit reports are dropped, because browsers ignore the response.
 */
export function createReportKeeper(pool: Pool): (kind: string, body: string) => Promise<void> {
  return async (kind, body) => {
    try {
      await pool.query(insert, [kind, body])
    } catch (error) {
      if (!(error instanceof DatabaseError && UNFIT.includes(error.code ?? ''))) throw error
    }
  }
}
