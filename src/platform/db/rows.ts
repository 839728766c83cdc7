import { createHash } from 'node:crypto'

/** Of a statement that always returns a row. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement that writes a row wrote none')
  return row
}

/** Content is compared by its hash, which tells nothing of it. */
export function contentHashOf(content: string, encoding: 'hex' | 'base64url'): string {
  return createHash('sha256').update(content).digest(encoding)
}

const stepLength = 1000

/**
 * Deletes a step's worth of the rows whose `age` is before `limit`, the oldest first. Rows in use at this moment are
 * left for the next time. The order makes the planner walk the index on `age` whatever it believes about the rows, and
 * an array of places is looked up one by one, where a join might read the table.
 */
export function forgetting(table: string, age: string, limit: string, condition = 'true'): string {
  return `
    delete from ${table}
    where ctid = any(array(
      select ctid from ${table} where ${age} < ${limit} and ${condition}
      order by ${age} limit ${stepLength} for update skip locked))`
}

/**
 * In the select list of a statement that counts: nobody waits until it is on disk or at a standby. If the server dies a second of
 * counts is lost, which nobody misses. Only for statements outside of transactions, of which it would hold for all.
 */
export const withoutFlush = `set_config('synchronous_commit', 'off', true)`
