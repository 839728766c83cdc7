import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { createVisitorMarks } from './repository.ts'
import type { CookieChoices } from './visit-ports.ts'

/** A browser that comes back with what it chose before has nothing new to prove. */
const keep = `
  with before as (
    select number from cookie_choices where number = $2 and version = $3 and language = $4 and purposes = $5
  ), kept as (
    insert into cookie_choices (number, replaces, version, language, purposes, visitor)
    select $1, $2, $3, $4, $5, $6 where not exists (select from before)
    returning number
  )
  select number from before union all select number from kept`

export function createCookieChoices(pool: Pool, now: () => Date = () => new Date()): CookieChoices {
  const markOf = createVisitorMarks(pool)
  return {
    async keep({ purposes, version, language, replaces, visitor }) {
      const number = randomBytes(16).toString('base64url')
      const values = [number, replaces, version, language, purposes, await markOf(visitor, now())]
      const { rows } = await pool.query<{ number: string }>(keep, values)
      return rows[0]?.number ?? number
    },
  }
}
