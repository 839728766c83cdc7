import type { Pool } from 'pg'
import type { LookupRate } from '#core/names/availability.ts'
import type { Finding } from '#platform/clients/domain-lookup.ts'

const recall = `
  select name, finding, 1000 * extract(epoch from expires_at - now())::float8 as ms
  from name_answers where name = any($1) and expires_at > now()`

/** Rows are locked in the order of their names, so that no two processes wait for each other. */
const remember = `
  insert into name_answers (name, finding, expires_at)
  select name, finding, now() + ms * interval '1 ms'
  from unnest($1::text[], $2::jsonb[], $3::float8[]) as learned (name, finding, ms) order by name
  on conflict (name) do update set finding = excluded.finding, expires_at = excluded.expires_at`

/** Grants up to $2 requests, so that there are never more than $3 in any $4 seconds, by the clock once the row is locked. */
const take = `
  insert into name_sources as known (source, request_times, granted, paused_until, last_used_at)
  values ($1, array_fill(clock_timestamp(), array[least($2::int, $3::int)]), least($2::int, $3::int), '-infinity', now())
  on conflict (source) do update set (request_times, granted, last_used_at) = (
    select recent || array_fill(at, array[allowed]), allowed, at
    from (select clock_timestamp() as at) as clock,
      lateral (
        select array(select each from unnest(known.request_times) as each where each > at - $4 * interval '1 s' order by each)
      ) as window_of (recent),
      lateral (
        select case when known.paused_until > at then 0 else greatest(0, least($2::int, $3::int - cardinality(recent))) end
      ) as grant_of (allowed))
  returning granted, paused_until > clock_timestamp() as paused,
    1000 * greatest(0, extract(epoch from greatest(
      paused_until,
      case when cardinality(request_times) >= $3::int
        then request_times[cardinality(request_times) - $3::int + 1] + $4 * interval '1 s' end) - clock_timestamp()
    ))::float8 as ms`

const pause = `
  insert into name_sources as known (source, request_times, granted, paused_until, last_used_at)
  values ($1, '{}', 0, now() + $2 * interval '1 ms', now())
  on conflict (source) do update set paused_until = greatest(known.paused_until, excluded.paused_until)`

/** A finding, and for how long it counts. */
export interface LearnedFinding {
  readonly name: string
  readonly finding: Finding
  readonly ms: number
}

export type SharedLookups = ReturnType<typeof createSharedLookups>

/** Findings and rate limits that all processes share. The pool is not that of carts, so neither waits for the other. */
export function createSharedLookups(pool: Pool) {
  return {
    /** @returns the findings of any process that still count */
    async recall(names: readonly string[]): Promise<ReadonlyMap<string, Omit<LearnedFinding, 'name'>>> {
      const values = [names]
      const { rows } = await pool.query<LearnedFinding>({ name: 'recall_names', text: recall, values })
      return new Map(rows.map(({ name, finding, ms }) => [name, { finding, ms }]))
    },

    async remember(learned: readonly LearnedFinding[]): Promise<void> {
      const last = [...new Map(learned.map((entry) => [entry.name, entry])).values()]
      const values = [
        last.map(({ name }) => name),
        last.map(({ finding }) => JSON.stringify(finding)),
        last.map(({ ms }) => ms),
      ]
      await pool.query({ name: 'remember_names', text: remember, values })
    },

    /** Takes up to `requested` of the requests that a source allows; `waitMs` is the time until the next is allowed. */
    async take(
      source: string,
      requested: number,
      { max, seconds }: LookupRate,
    ): Promise<{ readonly granted: number; readonly isPaused: boolean; readonly waitMs: number }> {
      const values = [source, requested, max, seconds]
      const { rows } = await pool.query<{ granted: number; paused: boolean; ms: number }>({
        name: 'take_turns',
        text: take,
        values,
      })
      const [row] = rows
      return { granted: row?.granted ?? 0, isPaused: row?.paused ?? false, waitMs: row?.ms ?? 0 }
    },

    /** No process sends requests to the source for this long. */
    async pause(source: string, ms: number): Promise<void> {
      await pool.query({ name: 'pause_source', text: pause, values: [source, ms] })
    },
  }
}
