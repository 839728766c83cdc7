import { DatabaseError } from 'pg'

/** Classes and codes that say "not now": connection trouble, too many connections, shutting down, a lock or time-out. */
const passing = /^(08|53|57P|25006|40001|40P01|55P03|57014)/

/** Whether a failed query is the database being away or busy, and not a mistake of ours. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseError) return passing.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code) ||
    /timeout|terminated|Connection/.test(error.message)
  )
}
