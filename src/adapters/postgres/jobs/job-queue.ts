import type { Pool, PoolClient } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import type { JobOutbox, JobQueue, TakenJob } from '#services/jobs/job-ports.ts'

const maxProblemLength = 1000

const taking = `
  with due as (
    select id from jobs
    where failed_at is null and run_at <= now() and (held_until is null or held_until < now())
      and task = any($1) and id <> all($2::bigint[])
    order by run_at, id
    limit $3
    for update skip locked
  )
  update jobs set attempts = jobs.attempts + 1, held_until = now() + $4 * interval '1 ms'
  where id = any(array(select id from due))
  returning id, task, payload, attempts as attempt, most_attempts as "maxAttempts", asked, hold`

/** A hold is the fencing token of who took the job: it grows with every taking, and nothing resets it. */
const own = 'id = $1 and hold = $2 and failed_at is null'

/**
 * The jobs table as a queue for any number of workers. A worker that dies keeps its jobs only as long as its lease;
 * what it writes after that is not counted.
 */
export function createJobQueue(pool: Pool, { leaseMs = 60_000 }: { readonly leaseMs?: number } = {}): JobQueue {
  return {
    async take(limit, tasks, except) {
      return (await ask<TakenJob>('take_jobs', taking, [tasks, except, limit, leaseMs])).rows
    },

    async hold(jobs) {
      const { rows } = await ask<{ id: string }>(
        'hold_jobs',
        `update jobs set held_until = now() + $3 * interval '1 ms'
         from unnest($1::bigint[], $2::bigint[]) as mine(id, hold)
         where jobs.id = mine.id and jobs.hold = mine.hold and jobs.failed_at is null
         returning jobs.id`,
        [jobs.map(({ id }) => id), jobs.map(({ hold }) => hold), leaseMs],
      )
      return new Set(rows.map(({ id }) => id))
    },

    async finish({ id, hold, asked }) {
      const { rowCount } = await ask('finish_job', `delete from jobs where ${own} and asked = $3`, [id, hold, asked])
      if (rowCount === 1) return
      const again = `update jobs set attempts = 0, held_until = null, last_problem = null where ${own}`
      await ask('repeat_job', again, [id, hold])
    },

    async postpone({ id, hold }, delayMs, problem) {
      await ask(
        'postpone_job',
        `update jobs set held_until = null, last_problem = $3, run_at = now() + $4 * interval '1 ms' where ${own}`,
        [id, hold, problem.slice(0, maxProblemLength), delayMs],
      )
    },

    async giveUp({ id, hold }, problem) {
      await ask('give_up_job', `update jobs set held_until = null, last_problem = $3, failed_at = now() where ${own}`, [
        id,
        hold,
        problem.slice(0, maxProblemLength),
      ])
    },
  }

  function ask<Row extends object>(name: string, text: string, values: unknown[]) {
    return orUnavailable(pool.query<Row>({ name, text, values }))
  }
}

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
  const { rows } = await orUnavailable(pool.query<GivenUpJob>(reading, [id]))
  return rows
}

/** To be tried from the beginning. Answers with how many there were. */
export async function putBackJobs(pool: Pool, id: string | null): Promise<number> {
  const { rowCount } = await orUnavailable(pool.query(puttingBack, [id]))
  return rowCount ?? 0
}

/** A second job for one key hurries the first, and brings back one that was given up. */
const addJob = `
  insert into jobs (task, payload, key, run_at, most_attempts)
  values ($1, $2, $3, coalesce($4, now()), coalesce($5, 20))
  on conflict (key) do update set
    payload = excluded.payload,
    run_at = least(jobs.run_at, excluded.run_at),
    asked = jobs.asked + 1,
    attempts = case when jobs.failed_at is null then jobs.attempts else 0 end,
    failed_at = null`

export function jobOutbox(connection: Pool | PoolClient): JobOutbox {
  return {
    async add({ task, payload, key, runAt, maxAttempts }) {
      const values = [task, payload, key ?? null, runAt ?? null, maxAttempts ?? null]
      await connection.query({ name: 'add_job', text: addJob, values })
    },
  }
}
