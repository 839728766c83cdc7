import type { Pool, PoolClient } from 'pg'
import { inBatches } from '#platform/db/batches.ts'
import type { JobOutbox, JobQueue, TakenJob } from './job-ports.ts'

const maxProblemLength = 1000

/** Each task by itself, which reads no more of the index than it takes. */
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
 * The lease is a fencing token: it grows with every taking, and nothing resets it. Settling a job ends the lease, so that
 * settling it again, because the answer was lost, changes nothing.
 */
const own = 'id = $1 and lease = $2 and lease_expires_at is not null and failed_at is null'
const allOwn = `
  with mine as (select * from unnest($1::bigint[], $2::bigint[]) as mine(id, lease)),
  free as (
    select jobs.id, jobs.request_count from jobs join mine using (id, lease)
    where lease_expires_at is not null and failed_at is null
    for update of jobs skip locked
  )`

/**
 * Statements on several jobs skip those that a transaction is just asking for again: that one may hold one of them and
 * wait for another, and the two would wait for each other.
 */
const holding = `${allOwn},
  held as (update jobs set lease_expires_at = now() + $3 * interval '1 ms' where id in (select id from free))
  select id from jobs join mine using (id, lease) where lease_expires_at is not null and failed_at is null`
const finishing = `${allOwn}
  delete from jobs where id in (
    select free.id from free join unnest($1::bigint[], $3::integer[]) as taken(id, request_count) using (id, request_count))
  returning id`

const repeating = `
  update jobs set attempts = 0, lease_expires_at = null, last_error = null where ${own} returning pg_notify('jobs', task)`

/**
 * The jobs table as a queue for any number of workers. A worker that dies keeps its jobs only as long as its lease;
 * what it writes after that is not counted.
 */
export function createJobQueue(pool: Pool, { leaseMs = 60_000 }: { readonly leaseMs?: number } = {}): JobQueue {
  const finishSoon = inBatches(finishAll)
  return {
    async take(limit, tasks, except) {
      return (await ask<TakenJob>('take_jobs', taking, [tasks, except, limit, leaseMs])).rows
    },

    async hold(jobs) {
      const values = [jobs.map(({ id }) => id), jobs.map(({ lease }) => lease), leaseMs]
      const { rows } = await ask<{ id: string }>('hold_jobs', holding, values)
      return new Set(rows.map(({ id }) => id))
    },

    async finish(job) {
      if (await finishSoon(job)) return
      const { id, lease, requestCount } = job
      const { rowCount } = await ask('finish_job', `delete from jobs where ${own} and request_count = $3`, [
        id,
        lease,
        requestCount,
      ])
      if (rowCount !== 1) await ask('repeat_job', repeating, [id, lease])
    },

    async postpone({ id, lease }, delayMs, problem) {
      await ask(
        'postpone_job',
        `update jobs set lease_expires_at = null, last_error = $3, run_at = now() + $4 * interval '1 ms' where ${own}`,
        [id, lease, problem.slice(0, maxProblemLength), delayMs],
      )
    },

    async giveUp({ id, lease, requestCount }, problem) {
      const { rowCount } = await ask(
        'give_up_job',
        `update jobs set lease_expires_at = null, last_error = $3, failed_at = now() where ${own} and request_count = $4`,
        [id, lease, problem.slice(0, maxProblemLength), requestCount],
      )
      if (rowCount !== 1) await ask('repeat_job', repeating, [id, lease])
    },
  }

  /** Whether each is done with; those that are not are somebody else's, asked for again or locked at this moment. */
  async function finishAll(jobs: readonly TakenJob[]): Promise<readonly boolean[]> {
    const values = [
      jobs.map(({ id }) => id),
      jobs.map(({ lease }) => lease),
      jobs.map(({ requestCount }) => requestCount),
    ]
    const { rows } = await ask<{ id: string }>('finish_jobs', finishing, values)
    const done = new Set(rows.map(({ id }) => id))
    return jobs.map(({ id }) => done.has(id))
  }

  function ask<Row extends object>(name: string, text: string, values: unknown[]) {
    return pool.query<Row>({ name, text, values })
  }
}

/** A second job for one key hurries the first, and brings back one that was given up. */
const addJob = `
  insert into jobs (task, payload, key, run_at, max_attempts)
  values ($1, $2, $3, coalesce($4, now()), coalesce($5, 20))
  on conflict (key) do update set
    payload = excluded.payload,
    run_at = least(jobs.run_at, excluded.run_at),
    request_count = jobs.request_count + 1,
    attempts = case when jobs.failed_at is null then jobs.attempts else 0 end,
    failed_at = null`

/** `added`: for who announces the jobs when the transaction is over. */
export function jobOutbox(connection: Pool | PoolClient, added: (task: string) => void = () => {}): JobOutbox {
  return {
    async add({ task, payload, key, runAt, maxAttempts }) {
      const values = [task, payload, key ?? null, runAt ?? null, maxAttempts ?? null]
      await connection.query({ name: 'add_job', text: addJob, values })
      added(task)
    },
  }
}
