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

/** Deletes a step's worth of what is over. Rows in use at this moment are left for the next time. */
export function forgetting(table: string, over: string): string {
  return `
    delete from ${table}
    where ctid in (select ctid from ${table} where ${over} limit ${stepLength} for update skip locked)`
}
