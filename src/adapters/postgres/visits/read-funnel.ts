import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { FunnelDay } from '#services/visits/funnel-port.ts'

const read = `
  with steps as (
    select day, language, step, count from funnel_counts
    union all
    select (paid_at at time zone 'Europe/Amsterdam')::date, language, 'paid', count(*) from orders
    where paid_at is not null group by 1, 2
  )
  select
    to_char(day, 'YYYY-MM-DD') as day,
    language,
    jsonb_build_object('search', 0, 'add', 0, 'checkout', 0, 'paid', 0) || jsonb_object_agg(step, count) as counts
  from steps
  where day > (now() at time zone 'Europe/Amsterdam')::date - $1::int
  group by day, language
  order by day, language`

/** Of so many days until today, those on which something happened, the oldest first. */
export async function readFunnel(pool: Pool, days: number): Promise<readonly FunnelDay[]> {
  const { rows } = await orUnavailable(pool.query<FunnelDay>(read, [days]))
  return rows
}
