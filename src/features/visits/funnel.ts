import type { Pool } from 'pg'
import type { CountedStep } from '#core/visits/funnel.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { Funnel, FunnelDay } from './visit-ports.ts'

interface Tally {
  readonly day: IsoDate
  readonly language: Locale
  readonly step: CountedStep
  readonly count: number
}

/** In one order for all processes, so that no two wait for each other. */
const add = `
  insert into funnel_counts (day, language, step, count)
  select day, language, step, count
  from jsonb_to_recordset($1::jsonb) as counted (day date, language text, step text, count bigint)
  order by day, language, step
  on conflict (day, language, step) do update set count = funnel_counts.count + excluded.count`

export function createFunnel(pool: Pool, today: () => IsoDate): Funnel {
  let tallies = new Map<string, Tally>()

  function note({ day, language, step, count }: Tally): void {
    const key = `${day} ${language} ${step}`
    tallies.set(key, { day, language, step, count: (tallies.get(key)?.count ?? 0) + count })
  }

  return {
    count: (step, language) => note({ day: today(), language, step, count: 1 }),

    async write() {
      if (tallies.size === 0) return
      const written = [...tallies.values()]
      tallies = new Map()
      try {
        await pool.query({ name: 'count_steps', text: add, values: [JSON.stringify(written)] })
      } catch (error) {
        for (const tally of written) note(tally)
        throw error
      }
    },
  }
}

const read = `
  with steps as (
    select day, language, step, count from funnel_counts
    union all
    select (paid_at at time zone 'Europe/Amsterdam')::date, language, 'paid', count(*) from orders
    where paid_at >= ((now() at time zone 'Europe/Amsterdam')::date - $1::int + 1)::timestamp at time zone 'Europe/Amsterdam'
    group by 1, 2
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
  const { rows } = await pool.query<FunnelDay>(read, [days])
  return rows
}
