import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import { orUnavailable } from '#platform/db/outage.ts'
import type { CallCounts } from './call-counts-port.ts'
import { createAttempts } from '#features/customers/account-stores.ts'

const giveBack = `
  update attempts set count = count - 1, blocked_until = null
  where key = $1 and count > 0 and window_ends_at > now()`

/** Rows are locked in the order of their keys, so that no two processes wait for each other. */
const settle = `
  insert into attempts as known (key, count, window_ends_at)
  select decode(key, 'hex'), count, now() + seconds * interval '1 s'
  from unnest($1::text[], $2::int[], $3::float8[]) as fresh (key, count, seconds) order by key
  on conflict (key) do update set
    count = case
      when known.window_ends_at <= now() then excluded.count
      else least(known.count::bigint + excluded.count, 1000000000)
    end,
    window_ends_at = case when known.window_ends_at <= now() then excluded.window_ends_at else known.window_ends_at end
  returning encode(key, 'hex') as key, count, extract(epoch from window_ends_at - now())::float8 as seconds`

interface SettledRow {
  readonly key: string
  readonly count: number
  readonly seconds: number
}

/** Beside the attempts of log-ins, in their table: it is cleaned of what is over. */
export function createCallCounts(pool: Pool): CallCounts {
  const attempts = createAttempts(pool)
  return {
    take: (counted) => attempts.takeWithin(counted),

    async giveBack({ name }, subject) {
      await orUnavailable(pool.query(giveBack, [Buffer.from(hashOf(`${name} ${subject}`), 'hex')]))
    },

    async settle(counts) {
      const keys = new Map(counts.map(({ key }) => [hashOf(key), key]))
      const lists = [[...keys.keys()], counts.map(({ count }) => count), counts.map(({ seconds }) => seconds)]
      const values = lists.map((list) => `{${list.join(',')}}`)
      const { rows } = await orUnavailable(pool.query<SettledRow>({ name: 'settle_calls', text: settle, values }))
      return rows.map(({ key, count, seconds }) => ({ key: keys.get(key) ?? '', count, seconds }))
    },
  }
}

/** As `attempts` does it: sources are personal data, and only their hashes are kept. */
function hashOf(key: string): string {
  return hash('sha256', key)
}
