import type { Pool } from 'pg'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import { hashOf, newSecret } from './tokens.ts'
import type { OpenSession, Sessions } from '#services/customers/customer-ports.ts'

const maxSessions = 10
const lifetime = `interval '30 days'`

const find = `
  select encode(session.id_hash, 'hex') as hash, customers.id as customer_id, customers.country, customers.type,
    customers.vat_state, session.expires_at < now() + ${lifetime} - interval '1 day' as is_fading
  from sessions as session join customers on customers.id = session.customer_id
  where session.id_hash = $1 and session.expires_at > now()`

/** Once a day at most. */
const prolong = `
  update sessions set expires_at = now() + ${lifetime}
  where id_hash = $1 and expires_at > now() and expires_at < now() + ${lifetime} - interval '1 day'`

/** Whoever changes the password holds the row too: one of both comes first, and no session outlives its password. */
const hold = 'select from customers where id = $1 and password_hash = $2 for no key update'

const makeRoom = `
  delete from sessions where id_hash in (
    select id_hash from sessions where customer_id = $1 order by created_at desc, id_hash offset ${maxSessions - 1})
    or id_hash = decode($2, 'hex')`

const insert = `
  insert into sessions (id_hash, customer_id, created_at, expires_at)
  values ($1, $2, clock_timestamp(), now() + ${lifetime})`

interface SessionRow {
  readonly hash: string
  readonly customer_id: string
  readonly country: string
  readonly type: OpenSession['customerType']
  readonly vat_state: OpenSession['vatState']
  readonly is_fading: boolean
}

export function createSessions(pool: Pool): Sessions {
  return {
    async find(sessionId) {
      const values = [hashOf(sessionId)]
      const { rows } = await orUnavailable(pool.query<SessionRow>({ name: 'find_session', text: find, values }))
      const [row] = rows
      if (row === undefined) return null
      if (row.is_fading) pool.query({ name: 'prolong_session', text: prolong, values }).catch(() => {})
      const { hash, customer_id: customerId, country, type: customerType, vat_state: vatState } = row
      return { hash, customerId, country, customerType, vatState }
    },

    open: (customerId, passwordHash, replaced) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(hold, [customerId, passwordHash])
        if (rowCount !== 1) return null
        const sessionId = newSecret()
        await client.query(makeRoom, [customerId, replaced])
        await client.query(insert, [hashOf(sessionId), customerId])
        return sessionId
      }),

    async end(hash) {
      await orUnavailable(pool.query(`delete from sessions where id_hash = decode($1, 'hex')`, [hash]))
    },

    async endOthers(customerId, kept) {
      const text = `delete from sessions where customer_id = $1 and id_hash is distinct from decode($2, 'hex')`
      await orUnavailable(pool.query(text, [customerId, kept]))
    },
  }
}
