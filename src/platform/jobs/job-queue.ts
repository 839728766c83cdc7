import type { Pool, PoolClient } from 'pg'
import type { NewJob } from './tasks.ts'

/** A job that a worker has leased. */
export interface TakenJob {
  readonly id: string
  readonly task: string
  readonly payload: unknown
  /** Number of this attempt, starting at 1. */
  readonly attempt: number
  readonly maxAttempts: number
  /** Fencing token: grows each time a worker takes the job. */
  readonly lease: string
  /** Count of requests for the job when it was taken. */
  readonly requestCount: number
}

const maxProblemLength = 1000

/** Queries each task separately, so that no more of the index is read than jobs are taken. */
const taking = `
  with due as (
    select next.id
    from unnest($1::text[]) as wanted(task) cross join lateral (
      select id, run_at from jobs
      where task = wanted.task and failed_at is null and run_at <= now()
        and (lease_expires_at is null or lease_expires_at < now()) and id <> all($2::bigint[])
      order by run_at, id
      limit $3
      for update skip locked
    ) as next
    order by next.run_at, next.id
    limit $3
  )
  update jobs set attempts = jobs.attempts + 1, lease_expires_at = now() + $4 * interval '1 ms'
  where id = any(array(select id from due))
  returning id, task, payload, attempts as attempt, max_attempts as "maxAttempts", request_count as "requestCount", lease`

/**
 * The lease is the fencing token of the worker that took the job: it grows each time the job is taken, and is never
 * reset. Settling a job ends the lease, so a settlement that is repeated after a lost response changes nothing.
 */
const own = 'id = $1 and lease = $2 and lease_expires_at is not null and failed_at is null'

/**
 * Skips jobs that a transaction is requesting again: that transaction may hold one and wait for another, a deadlock.
 */
const holding = `
  with mine as (select * from unnest($1::bigint[], $2::bigint[]) as mine(id, lease)),
  free as (
    select jobs.id from jobs join mine using (id, lease) where lease_expires_at is not null and failed_at is null
    for update of jobs skip locked
  ),
  held as (update jobs set lease_expires_at = now() + $3 * interval '1 ms' where id in (select id from free))
  select id from jobs join mine using (id, lease) where lease_expires_at is not null and failed_at is null`

const finishing = `delete from jobs where ${own} and request_count = $3`
/** A job that was requested again while it ran keeps the time of that request. */
const postponing = `
  update jobs set lease_expires_at = null, last_error = $4,
    run_at = case when request_count = $3 then now() + $5 * interval '1 ms' else run_at end
  where ${own}`
const givingUp = `update jobs set lease_expires_at = null, last_error = $4, failed_at = now() where ${own} and request_count = $3`
const repeating = `
  update jobs set attempts = 0, lease_expires_at = null, last_error = null where ${own} returning pg_notify('jobs', task)`

export type JobQueue = ReturnType<typeof createJobQueue>

/**
 * The jobs table as a queue for any number of workers. The jobs of a worker that dies are free again when their leases
 * expire, and results that it writes after that are ignored. Every function throws `Unavailable` in an outage.
 */
export function createJobQueue(pool: Pool, { leaseMs = 60_000 }: { readonly leaseMs?: number } = {}) {
  return {
    /** Leases due jobs of these tasks, without those in `except`. */
    async take(limit: number, tasks: readonly string[], except: readonly string[]): Promise<readonly TakenJob[]> {
      return (await ask<TakenJob>('take_jobs', taking, [tasks, except, limit, leaseMs])).rows
    },

    /**
     * Renews leases.
     * @returns the ids of the jobs that this worker still holds
     */
    async hold(jobs: readonly TakenJob[]): Promise<ReadonlySet<string>> {
      const values = [jobs.map(({ id }) => id), jobs.map(({ lease }) => lease), leaseMs]
      const { rows } = await ask<{ id: string }>('hold_jobs', holding, values)
      return new Set(rows.map(({ id }) => id))
    },

    /** Deletes a finished job, unless it was requested again meanwhile. */
    finish: (job: TakenJob) => settleOrRepeat(job, 'finish_job', finishing),

    /** Schedules another attempt after a delay. */
    async postpone({ id, lease, requestCount }: TakenJob, delayMs: number, problem: string): Promise<void> {
      await ask('postpone_job', postponing, [id, lease, requestCount, problem.slice(0, maxProblemLength), delayMs])
    },

    /** Keeps a failed job for an operator, unless it was requested again meanwhile: then it starts over. */
    giveUp: (job: TakenJob, problem: string) =>
      settleOrRepeat(job, 'give_up_job', givingUp, problem.slice(0, maxProblemLength)),
  }

  /** A job that was requested again while it ran is not settled: it starts over. */
  async function settleOrRepeat(
    { id, lease, requestCount }: TakenJob,
    name: string,
    text: string,
    ...more: string[]
  ): Promise<void> {
    const { rowCount } = await ask(name, text, [id, lease, requestCount, ...more])
    if (rowCount !== 1) await ask('repeat_job', repeating, [id, lease])
  }

  function ask<Row extends object>(name: string, text: string, values: unknown[]) {
    return pool.query<Row>({ name, text, values })
  }
}

/** A second job with the same key moves the first one forward, and restarts one that was given up. */
const addJob = `
  insert into jobs (task, payload, key, run_at, max_attempts)
  values ($1, $2, $3, coalesce($4, now()), coalesce($5, 20))
  on conflict (key) do update set
    payload = excluded.payload,
    run_at = least(jobs.run_at, excluded.run_at),
    request_count = jobs.request_count + 1,
    attempts = case when jobs.failed_at is null then jobs.attempts else 0 end,
    failed_at = null`

export type JobOutbox = ReturnType<typeof jobOutbox>

/**
 * Adds jobs inside the transaction that causes them, so that no worker takes one before the commit. `added` is called
 * with the task of each job, so that the caller can announce it afterwards.
 */
export function jobOutbox(connection: Pool | PoolClient, added: (task: string) => void = () => {}) {
  return {
    async add({ task, payload, key, runAt, maxAttempts }: NewJob): Promise<void> {
      const values = [task, payload, key ?? null, runAt ?? null, maxAttempts ?? null]
      await connection.query({ name: 'add_job', text: addJob, values })
      added(task)
    },
  }
}
