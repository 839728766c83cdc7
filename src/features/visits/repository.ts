import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Locale } from '#core/locale/locale.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { PurposeChoice } from '#core/visits/cookie-consent.ts'
import type { CountedStep, FunnelStep } from '#core/visits/funnel.ts'

/** Distinguishes visitors for a day. It is never stored. */
export interface Visitor {
  readonly source: string
  readonly userAgent: string
}

export interface Visit {
  readonly affiliateId: string
  /** The landing page. */
  readonly path: string
  readonly visitor: Visitor
}

export interface VisitDay {
  readonly day: IsoDate
  readonly visits: number
}

const countVisit = `
  insert into affiliate_visits (affiliate_id, hour, visitor, path)
  values ($1, date_trunc('hour', $2::timestamptz), $3, $4) on conflict do nothing`

const visitsByDay = `
  select to_char(hour at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as day, count(*)::int as visits
  from affiliate_visits where affiliate_id = $1 group by 1 order by 1`

export type Visits = ReturnType<typeof createVisits>
/** How often visitors came by the link of a partner. */
export type VisitCounts = Pick<Visits, 'of'>

/** Both methods throw `Unavailable` in an outage. */
export function createVisits(pool: Pool, now: () => Date = () => new Date()) {
  const markOf = createVisitorMarks(pool)
  return {
    /** Counts a visit once per partner, visitor and hour. */
    async count({ affiliateId, path, visitor }: Visit): Promise<void> {
      const at = now()
      const mark = await markOf(visitor, at)
      await pool.query({ name: 'count_visit', text: countVisit, values: [affiliateId, at, mark, path] })
    },

    /** Days with visits, oldest first. */
    async of(affiliateId: string): Promise<readonly VisitDay[]> {
      return (await pool.query<VisitDay>(visitsByDay, [affiliateId])).rows
    },
  }
}

const maxUserAgentLength = 256
const markBytes = 16

/** The first process of a day creates the key and deletes those of previous days. */
const keyOfDay = `
  with forgotten as (delete from visitor_keys where day < $1)
  insert into visitor_keys as kept (day, key) values ($1, $2)
  on conflict (day) do update set key = kept.key returning key`

/** Pseudonyms of visitors: the same for one visitor all day, and meaningless once the key of that day is deleted. */
function createVisitorMarks(pool: Pool): (visitor: Visitor, now: Date) => Promise<Buffer> {
  let today: { readonly day: string; readonly key: Buffer } | undefined

  return async ({ source, userAgent }, now) => {
    const day = now.toISOString().slice(0, 10)
    const key = today?.day === day ? today.key : await keyOf(day)
    today = { day, key }
    const text = `${source}\n${userAgent.slice(0, maxUserAgentLength)}`
    return createHmac('sha256', key).update(text).digest().subarray(0, markBytes)
  }

  async function keyOf(day: string): Promise<Buffer> {
    const { rows } = await pool.query<{ key: Buffer }>(keyOfDay, [day, randomBytes(32)])
    return rows[0]?.key ?? Buffer.alloc(0)
  }
}

interface CookieChoice {
  readonly purposes: PurposeChoice
  readonly version: number
  readonly language: Locale
  /** The number of the previous choice. */
  readonly replaces: string | null
  readonly visitor: Visitor
}

/** A browser that repeats its previous choice gets no new row. */
const keepChoice = `
  with before as (
    select number from cookie_choices where number = $2 and version = $3 and language = $4 and purposes = $5
  ), kept as (
    insert into cookie_choices (number, replaces, version, language, purposes, visitor)
    select $1, $2, $3, $4, $5, $6 where not exists (select from before)
    returning number
  )
  select number from before union all select number from kept`

export type CookieChoices = ReturnType<typeof createCookieChoices>

export function createCookieChoices(pool: Pool, now: () => Date = () => new Date()) {
  const markOf = createVisitorMarks(pool)
  return {
    /**
     * Stores the proof of a choice. Throws `Unavailable` in an outage.
     * @returns its number; for a repeated choice that of the previous one
     */
    async keep({ purposes, version, language, replaces, visitor }: CookieChoice): Promise<string> {
      const number = randomBytes(16).toString('base64url')
      const values = [number, replaces, version, language, purposes, await markOf(visitor, now())]
      const { rows } = await pool.query<{ number: string }>(keepChoice, values)
      return rows[0]?.number ?? number
    },
  }
}

interface Tally {
  readonly day: IsoDate
  readonly language: Locale
  readonly step: CountedStep
  readonly count: number
}

/** All processes lock the rows in the same order, so that they never deadlock. */
const addSteps = `
  insert into funnel_counts (day, language, step, count)
  select day, language, step, count
  from jsonb_to_recordset($1::jsonb) as counted (day date, language text, step text, count bigint)
  order by day, language, step
  on conflict (day, language, step) do update set count = funnel_counts.count + excluded.count`

export type Funnel = ReturnType<typeof createFunnel>

/** Counts steps of the order funnel without personal data: in memory, until `write` is called. */
export function createFunnel(pool: Pool, today: () => IsoDate) {
  let tallies = new Map<string, Tally>()

  function note({ day, language, step, count }: Tally): void {
    const key = `${day} ${language} ${step}`
    tallies.set(key, { day, language, step, count: (tallies.get(key)?.count ?? 0) + count })
  }

  return {
    count: (step: CountedStep, language: Locale): void => note({ day: today(), language, step, count: 1 }),

    /** Writes the counts since the last time. Throws `Unavailable` in an outage and keeps them for the next call. */
    write: async (): Promise<void> => {
      if (tallies.size === 0) return
      const written = [...tallies.values()]
      tallies = new Map()
      try {
        await pool.query({ name: 'count_steps', text: addSteps, values: [JSON.stringify(written)] })
      } catch (error) {
        for (const tally of written) note(tally)
        throw error
      }
    },
  }
}

/** How often each step was taken on a day, by language. */
export interface FunnelDay {
  readonly day: IsoDate
  readonly language: Locale
  readonly counts: Readonly<Record<FunnelStep, number>>
}

const readSteps = `
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

/** The last `days` days with any step, oldest first. */
export async function readFunnel(pool: Pool, days: number): Promise<readonly FunnelDay[]> {
  return (await pool.query<FunnelDay>(readSteps, [days])).rows
}
