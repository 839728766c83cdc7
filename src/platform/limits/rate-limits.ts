import { createHash } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { networksOf } from '#core/net/networks.ts'
import { fail, type Failure } from '#core/result/result.ts'
import { withoutFlush } from '#platform/db/rows.ts'

/** At most `max` calls in a window of time that begins with the first. */
export interface CallLimit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

/** Each call after the free ones has to wait twice as long as the one before. A quiet period resets the count. */
export interface DelayLimit {
  readonly name: string
  readonly free: number
  readonly maxDelaySeconds: number
  readonly forgottenAfterSeconds: number
}

export interface CountedCall {
  readonly limit: CallLimit
  readonly subject: string
}

/** Counts a call at one of several levels: `$1` are their keys, `$2` the maximum of each, `$3` the seconds of its window. */
function levelInWindow(level: number, condition: string): string {
  const [key, max, end] = [
    `($1::bytea[])[${level}]`,
    `($2::int[])[${level}]`,
    `now() + ($3::int[])[${level}] * interval '1 s'`,
  ]
  return `
    insert into rate_limits as known (key, count, window_ends_at, blocked_until)
    select ${key}, 1, ${end}, case when ${max} = 1 then ${end} end
    where ${key} is not null and ${condition}
    on conflict (key) do update set
      count = case when known.window_ends_at <= now() then 1 else known.count + 1 end,
      window_ends_at = case when known.window_ends_at <= now() then excluded.window_ends_at else known.window_ends_at end,
      blocked_until = case
        when known.window_ends_at <= now() then excluded.blocked_until
        when known.count + 1 >= ${max} then known.window_ends_at
      end
    where known.window_ends_at <= now() or known.count < ${max}
    returning 1`
}

const inWindows = `
  with blocked as (select blocked_until from rate_limits where key = any($1) and blocked_until > now()),
    narrow as (${levelInWindow(1, 'not exists (select from blocked)')}),
    middle as (${levelInWindow(2, 'exists (select from narrow)')}),
    wide as (${levelInWindow(3, 'exists (select from middle)')})
  select case
    when (select count(*) from narrow) + (select count(*) from middle) + (select count(*) from wide) = cardinality($1) then 0
    else coalesce(greatest(1, ceil(extract(epoch from (select max(blocked_until) from blocked) - now()))), 1)::int
  end as seconds, ${withoutFlush}`

/**
 * After the last free call the delay is one second, then two, four, eight. Each call restarts the window. A call that comes
 * too early is not counted: the update finds no row, and the remaining delay is read from the unchanged row.
 */
const delayed = `
  with tried as (
    insert into rate_limits as known (key, count, window_ends_at) values ($1, 1, now() + $4 * interval '1 s')
    on conflict (key) do update set
      count = case when known.window_ends_at <= now() then 1 else known.count + 1 end,
      window_ends_at = excluded.window_ends_at + case
        when known.window_ends_at <= now() or known.count + 1 < $2 then interval '0'
        else least($3, 2 ^ least(known.count + 1 - $2, 30)) * interval '1 s'
      end,
      blocked_until = case
        when known.window_ends_at <= now() or known.count + 1 < $2 then null
        else now() + least($3, 2 ^ least(known.count + 1 - $2, 30)) * interval '1 s'
      end
    where known.blocked_until is null or known.blocked_until <= now()
    returning 1
  ), verdict as (
    select 0 as seconds from tried
    union all
    select greatest(1, ceil(extract(epoch from blocked_until - now())))::int from rate_limits
    where key = $1 and not exists (select from tried)
    limit 1)
  select seconds, ${withoutFlush} from verdict`

export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Limits of use cases, counted exactly in the database by all processes together. Every method throws `Unavailable` in an
 * outage.
 */
export function createRateLimits(connection: Pool | ClientBase) {
  return {
    /** Counts a call. @returns seconds to wait, or zero when the call may go ahead */
    take: (limit: CallLimit, subject: string): Promise<number> => takeWithin([{ limit, subject }]),

    takeWithin,

    /**
     * Counts a call up front, so that parallel guesses of a password cannot race; `clear` it on success.
     * @returns seconds to wait, or zero when the call may go ahead
     */
    takeDelayed: ({ name, free, maxDelaySeconds, forgottenAfterSeconds }: DelayLimit, subject: string) =>
      secondsOf('count_delayed', delayed, [keyOf(name, subject), free, maxDelaySeconds, forgottenAfterSeconds]),

    async clear({ name }: DelayLimit, subject: string): Promise<void> {
      await connection.query('delete from rate_limits where key = $1', [keyOf(name, subject)])
    },
  }

  /**
   * Counts a call at up to three levels: for a source and the networks around it, the narrowest first, or in windows of
   * several lengths. A call that one level refuses is not counted at the others, so that it does not use up the share of
   * its neighbours.
   */
  function takeWithin(levels: readonly CountedCall[]): Promise<number> {
    return secondsOf('count_in_windows', inWindows, [
      levels.map(({ limit, subject }) => keyOf(limit.name, subject)),
      levels.map(({ limit }) => limit.max),
      levels.map(({ limit }) => limit.seconds),
    ])
  }

  async function secondsOf(name: string, text: string, values: unknown[]): Promise<number> {
    const { rows } = await connection.query<{ seconds: number }>({ name, text, values })
    // Without a row, another call has written it since this statement began.
    return rows[0]?.seconds ?? 1
  }
}

/** Subjects are personal data such as addresses, so only their hash is stored. */
function keyOf(name: string, subject: string): Buffer {
  return createHash('sha256').update(`${name} ${subject}`).digest()
}

/** Counts nothing, for a shop without limits. */
export const noLimits: RateLimits = {
  take: async () => 0,
  takeWithin: async () => 0,
  takeDelayed: async () => 0,
  clear: async () => {},
}

/**
 * Counts a call of a source and of the wider networks it is in. A source is a client's address; an IPv6 subscriber has a
 * whole /64.
 * @returns seconds to wait, or zero when the call may go ahead
 */
export function takeFromSource(
  rateLimits: Pick<RateLimits, 'takeWithin'>,
  limit: CallLimit,
  source: string,
): Promise<number> {
  const levels = networksOf(source).map(({ name, share }) => ({
    limit: { ...limit, max: limit.max * share },
    subject: name,
  }))
  return rateLimits.takeWithin(levels)
}

/** Rate limited; retry after `seconds`. */
export interface TooMany extends Failure<'rate_limited'> {
  readonly seconds: number
}

export function tooMany(seconds: number): TooMany {
  return { ...fail('rate_limited'), seconds }
}
