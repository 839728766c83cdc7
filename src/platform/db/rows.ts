import { createHash } from 'node:crypto'

/** @returns the row of a statement that always returns one */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement that writes a row wrote none')
  return row
}

/** Content is compared by its hash, which reveals nothing about it. */
export function contentHashOf(content: string, encoding: 'hex' | 'base64url'): string {
  return createHash('sha256').update(content).digest(encoding)
}

const stepLength = 1000

/**
 * SQL that deletes one batch of the rows whose `age` is before `limit`, oldest first. Locked rows are left for the next
 * run. The order makes the planner use the index on `age` whatever its statistics say, and an array of row ids is
 * looked up one by one, where a join might scan the table.
 */
export function forgetting(table: string, age: string, limit: string, condition = 'true'): string {
  return `
    delete from ${table}
    where ctid = any(array(
      select ctid from ${table} where ${age} < ${limit} and ${condition}
      order by ${age} limit ${stepLength} for update skip locked))`
}

/**
 * For the select list of a statement that counts: it returns before the count is on disk or at a standby. If the server
 * crashes, about a second of counts is lost, which is acceptable. Only for statements outside of transactions, because
 * the setting would apply to the whole transaction.
 */
export const withoutFlush = `set_config('synchronous_commit', 'off', true)`
