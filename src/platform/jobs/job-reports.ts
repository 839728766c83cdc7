import type { Pool } from 'pg'
import { onlyRow } from '#platform/db/rows.ts'
import { type Lane, laneSlots, taskKinds } from './tasks.ts'

/** The jobs of a lane. */
export interface LaneDepth {
  readonly lane: Lane
  /** Number of jobs that are due and not leased. */
  readonly waiting: number
  readonly running: number
  /** Number of jobs that are due later, mostly retries. */
  readonly later: number
  readonly givenUp: number
  /** Time since the oldest waiting job became due; 0 if none is waiting. */
  readonly oldestMs: number
}

/** A job that is not retried any more. */
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
  select id, task, payload, attempts, last_error as problem, created_at as "createdAt", failed_at as "failedAt"
  from jobs where failed_at is not null and ($1::bigint is null or id = $1) order by failed_at, id`

/** Reads all given-up jobs, or the one with this id. */
export async function readGivenUpJobs(pool: Pool, id: string | null = null): Promise<readonly GivenUpJob[]> {
  const { rows } = await pool.query<GivenUpJob>(reading, [id])
  return rows
}

const puttingBack = `
  update jobs set failed_at = null, attempts = 0, lease_expires_at = null, run_at = now()
  where failed_at is not null and ($1::bigint is null or id = $1) and ($2::text is null or task = $2)
  returning pg_notify('jobs', task)`

/**
 * Restarts given-up jobs: all of them, one, or those of a task.
 * @returns their number
 */
export async function putBackJobs(
  pool: Pool,
  { id = null, task = null }: { readonly id?: string | null; readonly task?: string | null } = {},
): Promise<number> {
  const { rowCount } = await pool.query(puttingBack, [id, task])
  return rowCount ?? 0
}

const counting = `
  with states as (
    select task, run_at, case
      when failed_at is not null then 'given up'
      when lease_expires_at >= now() then 'running'
      when run_at > now() then 'later'
      else 'waiting' end as state
    from jobs
  )
  select task,
    count(*) filter (where state = 'waiting')::integer as waiting,
    count(*) filter (where state = 'running')::integer as running,
    count(*) filter (where state = 'later')::integer as later,
    count(*) filter (where state = 'given up')::integer as "givenUp",
    coalesce(extract(epoch from now() - min(run_at) filter (where state = 'waiting')) * 1000, 0)::float8 as "oldestMs"
  from states group by task`

/** Counts the jobs of each lane and measures their delay. Tasks of a newer release count as `other`. */
export async function readLaneDepths(pool: Pool): Promise<readonly LaneDepth[]> {
  const { rows } = await pool.query<Omit<LaneDepth, 'lane'> & { readonly task: string }>(counting)
  const kinds = new Map(Object.entries(taskKinds))
  return (Object.keys(laneSlots) as Lane[]).map((lane) => {
    const own = rows.filter(({ task }) => (kinds.get(task)?.lane ?? 'other') === lane)
    const sum = (of: (row: (typeof rows)[number]) => number) => own.reduce((total, row) => total + of(row), 0)
    return {
      lane,
      waiting: sum(({ waiting }) => waiting),
      running: sum(({ running }) => running),
      later: sum(({ later }) => later),
      givenUp: sum(({ givenUp }) => givenUp),
      oldestMs: Math.round(Math.max(0, ...own.map(({ oldestMs }) => oldestMs))),
    }
  })
}

/** Figures for monitoring that are read from the database. */
export interface OperatingFigures {
  readonly jobs: readonly {
    readonly task: string
    readonly state: 'waiting' | 'running' | 'later' | 'given_up'
    readonly count: number
    /** Time since the oldest of them became due. */
    readonly seconds: number
  }[]
  /** Number of payments without a final status, by the time since they were started. */
  readonly unsettled: Readonly<Record<'minutes' | 'hour' | 'day' | 'older', number>>
  /** Number of payments that should have been polled at least two minutes ago. */
  readonly overdue: number
  readonly paidLastHour: number
}

/** Each subquery reads a limited number of rows, because a larger figure would not tell more. */
const figures = `
  select
    (select coalesce(json_agg(states), '[]') from (
      select task, state, count(*)::integer as count,
        greatest(0, coalesce(extract(epoch from now() - min(due)), 0))::float8 as seconds
      from (
        select task, coalesce(failed_at, run_at) as due, case
          when failed_at is not null then 'given_up'
          when lease_expires_at >= now() then 'running'
          when run_at > now() then 'later'
          else 'waiting' end as state
        from jobs limit 20000) as listed
      group by task, state) as states) as jobs,
    (select json_build_object(
        'minutes', count(*) filter (where age < interval '15 minutes'),
        'hour', count(*) filter (where age >= interval '15 minutes' and age < interval '1 hour'),
        'day', count(*) filter (where age >= interval '1 hour' and age < interval '1 day'),
        'older', count(*) filter (where age >= interval '1 day'))
      from (
        select now() - created_at as age from payments
        where next_poll_at is not null and status in ('open', 'pending', 'authorized') limit 20000) as open) as unsettled,
    (select count(*)::integer from (
      select from payments where next_poll_at < now() - interval '2 minutes' limit 20000) as due) as overdue,
    (select count(*)::integer from (
      select from orders where paid_at > now() - interval '1 hour' limit 20000) as paid) as "paidLastHour"`

export async function readOperatingFigures(pool: Pool): Promise<OperatingFigures> {
  const { rows } = await pool.query<OperatingFigures>({ name: 'operating_figures', text: figures })
  return onlyRow(rows)
}
