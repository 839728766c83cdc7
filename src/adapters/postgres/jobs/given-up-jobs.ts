import type { Pool } from 'pg'

/** A job that no worker tries any more. */
export interface GivenUpJob {
  readonly id: string
  readonly task: string
  readonly payload: object
  readonly attempts: number
  readonly problem: string | null
  readonly createdAt: Date
  readonly failedAt: Date
}

const reading = `
  select id, task, payload, attempts, last_problem as problem, created_at as "createdAt", failed_at as "failedAt"
  from jobs where failed_at is not null and ($1::bigint is null or id = $1) order by failed_at, id`

const puttingBack = `
  update jobs set failed_at = null, attempts = 0, held_until = null, run_at = now()
  where failed_at is not null and ($1::bigint is null or id = $1)`

/** All of them, or the one with this id. */
export async function readGivenUpJobs(pool: Pool, id: string | null = null): Promise<readonly GivenUpJob[]> {
  const { rows } = await pool.query<GivenUpJob>(reading, [id])
  return rows
}

/** To be tried from the beginning. Answers with how many there were. */
export async function putBackJobs(pool: Pool, id: string | null): Promise<number> {
  const { rowCount } = await pool.query(puttingBack, [id])
  return rowCount ?? 0
}
