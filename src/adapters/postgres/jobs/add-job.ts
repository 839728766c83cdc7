import type { Pool, PoolClient } from 'pg'
import type { NewJob } from '#services/jobs/jobs-port.ts'

/** A second wish for one key hurries the first, and brings back one that was given up. */
const statement = `
  insert into jobs (task, payload, key, run_at, most_attempts)
  values ($1, $2, $3, coalesce($4, now()), coalesce($5, 20))
  on conflict (key) do update set
    payload = excluded.payload,
    run_at = least(jobs.run_at, excluded.run_at),
    asked = jobs.asked + 1,
    attempts = case when jobs.failed_at is null then jobs.attempts else 0 end,
    failed_at = null`

/** Part of the caller's transaction: nobody does the job before that, or when it is rolled back. */
export async function addJob(connection: Pool | PoolClient, job: NewJob): Promise<void> {
  const { task, payload, key, runAt, maxAttempts } = job
  const values = [task, payload, key ?? null, runAt ?? null, maxAttempts ?? null]
  await connection.query({ name: 'add_job', text: statement, values })
}
