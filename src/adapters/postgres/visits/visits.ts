import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { createVisitorMarks } from '#adapters/postgres/visits/visitor-marks.ts'
import type { VisitCounts, VisitDay } from '#services/visits/visit-counts-port.ts'
import type { Visits } from '#services/visits/visits-port.ts'

const count = `
  insert into affiliate_visits (affiliate_id, hour, visitor, path)
  values ($1, date_trunc('hour', $2::timestamptz), $3, $4) on conflict do nothing`

const days = `
  select to_char(hour at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as day, count(*)::int as visits
  from affiliate_visits where affiliate_id = $1 group by 1 order by 1`

export function createVisits(pool: Pool, now: () => Date = () => new Date()): Visits & VisitCounts {
  const markOf = createVisitorMarks(pool)
  return {
    async count({ affiliateId, path, visitor }) {
      const at = now()
      const mark = await markOf(visitor, at)
      await orUnavailable(pool.query({ name: 'count_visit', text: count, values: [affiliateId, at, mark, path] }))
    },

    async of(affiliateId) {
      const { rows } = await orUnavailable(pool.query<VisitDay>(days, [affiliateId]))
      return rows
    },
  }
}
