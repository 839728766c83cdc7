import type { Pool } from 'pg'
import type { VisitCounts, VisitDay, Visits, Visitor } from './visit-ports.ts'
import { createHmac, randomBytes } from 'node:crypto'

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
      await pool.query({ name: 'count_visit', text: count, values: [affiliateId, at, mark, path] })
    },

    async of(affiliateId) {
      const { rows } = await pool.query<VisitDay>(days, [affiliateId])
      return rows
    },
  }
}

const maxUserAgentLength = 256
const markBytes = 16

/** The first process of a day makes the key; the others find it, and those of days before are gone. */
const keyOfDay = `
  with forgotten as (delete from visitor_keys where day < $1)
  insert into visitor_keys as kept (day, key) values ($1, $2)
  on conflict (day) do update set key = kept.key returning key`

/** The same for somebody all day, and nothing from which anybody could tell who it was. */
export function createVisitorMarks(pool: Pool): (visitor: Visitor, now: Date) => Promise<Buffer> {
  let known: { readonly day: string; readonly key: Buffer } | undefined

  return async ({ source, userAgent }, now) => {
    const day = now.toISOString().slice(0, 10)
    const key = known?.day === day ? known.key : await keyOf(day)
    known = { day, key }
    const said = `${source}\n${userAgent.slice(0, maxUserAgentLength)}`
    return createHmac('sha256', key).update(said).digest().subarray(0, markBytes)
  }

  async function keyOf(day: string): Promise<Buffer> {
    const { rows } = await pool.query<{ key: Buffer }>(keyOfDay, [day, randomBytes(32)])
    return rows[0]?.key ?? Buffer.alloc(0)
  }
}
