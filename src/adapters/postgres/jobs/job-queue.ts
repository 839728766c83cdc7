import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { JobQueue, TakenJob } from '#services/jobs/jobs-port.ts'

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
  from due where jobs.id = due.id
  returning jobs.id, jobs.task, jobs.payload, jobs.attempts, jobs.most_attempts, jobs.asked`

interface JobRow {
  readonly id: string
  readonly task: string
  readonly payload: unknown
  readonly attempts: number
  readonly most_attempts: number
  readonly asked: number
}

/** A number of the attempt is the mark of who holds a job: whoever takes it over counts one further. */
const own = 'id = $1 and attempts = $2 and failed_at is null'

/**
 * The jobs table as a queue for any number of workers. A worker that dies keeps its jobs only as long as its lease;
 * what it writes after that is not counted.
 */
export function createJobQueue(pool: Pool, { leaseMs = 60_000 }: { readonly leaseMs?: number } = {}): JobQueue {
  return {
    async take(most, tasks, except) {
      const { rows } = await ask<JobRow>('take_jobs', taking, [tasks, except, most, leaseMs])
      return rows.map(jobOf)
    },

    async hold(jobs) {
      const { rows } = await ask<{ id: string }>(
        'hold_jobs',
        `update jobs set held_until = now() + $3 * interval '1 ms'
         from unnest($1::bigint[], $2::int[]) as mine(id, attempt)
         where jobs.id = mine.id and jobs.attempts = mine.attempt and jobs.failed_at is null
         returning jobs.id`,
        [jobs.map(({ id }) => id), jobs.map(({ attempt }) => attempt), leaseMs],
      )
      return new Set(rows.map(({ id }) => id))
    },

    async finish({ id, attempt, asked }) {
      const { rowCount } = await ask('finish_job', `delete from jobs where ${own} and asked = $3`, [id, attempt, asked])
      if (rowCount === 1) return
      const again = `update jobs set attempts = 0, held_until = null, last_problem = null where ${own}`
      await ask('repeat_job', again, [id, attempt])
    },

    async postpone({ id, attempt }, delayMs, problem) {
      await ask(
        'postpone_job',
        `update jobs set held_until = null, last_problem = $3, run_at = now() + $4 * interval '1 ms' where ${own}`,
        [id, attempt, problem.slice(0, maxProblemLength), delayMs],
      )
    },

    async giveUp({ id, attempt }, problem) {
      await ask('give_up_job', `update jobs set held_until = null, last_problem = $3, failed_at = now() where ${own}`, [
        id,
        attempt,
        problem.slice(0, maxProblemLength),
      ])
    },
  }

  function ask<Row extends object>(name: string, text: string, values: unknown[]) {
    return orUnavailable(pool.query<Row>({ name, text, values }))
  }
}

function jobOf({ id, task, payload, attempts, most_attempts, asked }: JobRow): TakenJob {
  return { id, task, payload, attempt: attempts, maxAttempts: most_attempts, asked }
}
