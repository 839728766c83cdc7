import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { Visitor } from '#services/visits/visitor-port.ts'

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
    const { rows } = await orUnavailable(pool.query<{ key: Buffer }>(keyOfDay, [day, randomBytes(32)]))
    return rows[0]?.key ?? Buffer.alloc(0)
  }
}
