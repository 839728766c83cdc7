import { createHash } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/outage.ts'
import { type Attempts, noLimits, type OpenSession, type Sessions } from '#services/customers/customer-ports.ts'
import { createCustomers } from './customers.ts'
import { createTokens, hashOf, newSecret } from './tokens.ts'
import { createJobAnnouncer } from '#adapters/postgres/jobs/job-listener.ts'
import { mailOutbox } from '#adapters/postgres/mails/mails.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'

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
  delete from sessions where id_hash = any(array_append(
    array(
      select id_hash from sessions where customer_id = $1 order by created_at desc, id_hash offset ${maxSessions - 1}),
    decode($2, 'hex')))`

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

function createSessions(pool: Pool): Sessions {
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

/** All that an account keeps in the database. Without limits nobody is counted. */
export function createAccountStores(pool: Pool, { limits }: { readonly limits: boolean }) {
  return {
    customers: createCustomers(pool),
    sessions: createSessions(pool),
    tokens: createTokens(pool),
    mails: mailOutbox(pool, createJobAnnouncer(pool)),
    attempts: limits ? createAttempts(pool) : noLimits,
  }
}

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
