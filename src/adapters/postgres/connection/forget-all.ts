import type { Pool } from 'pg'
import { orUnavailable } from './outage.ts'

/** A step of each; one that fails does not keep the others from being done, and is told afterwards. */
export async function forgetAll(pool: Pool, statements: readonly string[]): Promise<number> {
  const failures: unknown[] = []
  let count = 0
  for (const statement of statements) {
    try {
      count += (await orUnavailable(pool.query(statement))).rowCount ?? 0
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}
