import { createHash } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import type { Attempts } from '#services/customers/customer-ports.ts'

/**
 * Counts and judges in one statement. Whoever may not try is not counted: the update finds nothing then, and what is
 * left to wait is read from the row as it was a moment ago.
 */
function judged(counting: string): string {
  return `
    with tried as (${counting} returning 1)
    select 0 as seconds from tried
    union all
    select greatest(1, ceil(extract(epoch from blocked_until - now())))::int from attempts
    where key = $1 and not exists (select from tried)
    limit 1`
}

const inWindow = judged(`
  insert into attempts as known (key, count, window_ends_at, blocked_until)
  values ($1, 1, now() + $3 * interval '1 s', case when $2 = 1 then now() + $3 * interval '1 s' end)
  on conflict (key) do update set
    count = case when known.window_ends_at <= now() then 1 else known.count + 1 end,
    window_ends_at = case when known.window_ends_at <= now() then excluded.window_ends_at else known.window_ends_at end,
    blocked_until = case
      when known.window_ends_at <= now() then excluded.blocked_until
      when known.count + 1 >= $2 then known.window_ends_at
    end
  where known.window_ends_at <= now() or known.count < $2`)

/** After the last free try one second, then two, four, eight. The window moves along: it ends when all is quiet. */
const delayed = judged(`
  insert into attempts as known (key, count, window_ends_at) values ($1, 1, now() + $4 * interval '1 s')
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
  where known.blocked_until is null or known.blocked_until <= now()`)

export function createAttempts(pool: Pool | ClientBase): Attempts {
  return {
    take: ({ name, max, seconds }, subject) => ask('count_in_window', inWindow, [keyOf(name, subject), max, seconds]),

    takeDelayed: ({ name, free, maxDelaySeconds, forgottenAfterSeconds }, subject) =>
      ask('count_delayed', delayed, [keyOf(name, subject), free, maxDelaySeconds, forgottenAfterSeconds]),

    async clear({ name }, subject) {
      await orUnavailable(pool.query('delete from attempts where key = $1', [keyOf(name, subject)]))
    },
  }

  async function ask(name: string, text: string, values: unknown[]): Promise<number> {
    const { rows } = await orUnavailable(pool.query<{ seconds: number }>({ name, text, values }))
    // Nobody was counted and the row was not there a moment ago: others have used it up meanwhile.
    return rows[0]?.seconds ?? 1
  }
}

/** Addresses are personal: what is counted is known by its hash only. */
function keyOf(name: string, subject: string): Buffer {
  return createHash('sha256').update(`${name} ${subject}`).digest()
}
