import { createHash } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { withoutFlush } from '#platform/db/rows.ts'
import { type Attempts, noLimits } from './customer-ports.ts'
import { createCustomers } from './repository.ts'
import { createHolders } from './holders-repository.ts'
import { createRefusalLog } from '#features/sessions/security-events.ts'
import { createSessions } from '#features/sessions/repository.ts'
import { createTokens } from './tokens.ts'
import { createJobAnnouncer } from '#platform/jobs/job-listener.ts'
import { mailOutbox } from '#platform/email/repository.ts'

/** All stores of accounts. Without `limits` attempts are not counted. */
export function createAccountStores(pool: Pool, { limits }: { readonly limits: boolean }) {
  return {
    customers: createCustomers(pool),
    holders: createHolders(pool),
    sessions: createSessions(pool),
    tokens: createTokens(pool),
    mails: mailOutbox(pool, createJobAnnouncer(pool)),
    attempts: limits ? createAttempts(pool) : noLimits,
    refusals: createRefusalLog(pool),
  }
}

/** Counts a call at one of several levels: `$1` are their keys, `$2` how many tries each has, `$3` in how many seconds. */
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
 * After the last free try the wait is one second, then two, four, eight. The window moves along with each try. A try that
 * comes too early is not counted: the update finds no row, and the rest of the wait is read from the row as it was.
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

export function createAttempts(pool: Pool | ClientBase): Attempts {
  const takeWithin: Attempts['takeWithin'] = (levels) =>
    ask('count_in_windows', inWindows, [
      levels.map(({ limit, subject }) => keyOf(limit.name, subject)),
      levels.map(({ limit }) => limit.max),
      levels.map(({ limit }) => limit.seconds),
    ])
  return {
    take: (limit, subject) => takeWithin([{ limit, subject }]),
    takeWithin,

    takeDelayed: ({ name, free, maxDelaySeconds, forgottenAfterSeconds }, subject) =>
      ask('count_delayed', delayed, [keyOf(name, subject), free, maxDelaySeconds, forgottenAfterSeconds]),

    async clear({ name }, subject) {
      await pool.query('delete from rate_limits where key = $1', [keyOf(name, subject)])
    },
  }

  async function ask(name: string, text: string, values: unknown[]): Promise<number> {
    const { rows } = await pool.query<{ seconds: number }>({ name, text, values })
    // The row was written by another call since this statement began.
    return rows[0]?.seconds ?? 1
  }
}

/** Addresses are personal data: only their hash is stored. */
function keyOf(name: string, subject: string): Buffer {
  return createHash('sha256').update(`${name} ${subject}`).digest()
}
