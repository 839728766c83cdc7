import type { Pool } from 'pg'
import { ago } from '#platform/db/data-cleaning.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { forgetting } from '#platform/db/rows.ts'
import { keptData } from '#core/retention/kept-data.ts'
import type { CartCleaning } from './cart-ports.ts'

const { carts, removed_cart_items: removed } = keptData
const stepLength = 1000
const lock = 7_835_359

/** A step looks at carts in the order of their making; those in use at this moment are left for the next walk. */
const clean = `
  with step as (
    select id, created_at, updated_at from carts
    where (created_at, id) > ($1::timestamptz, $2::text) and created_at < now() - interval '1 day'
    order by created_at, id
    limit ${stepLength}
  ), stale as (
    select id from carts
    where id = any(array(select id from step)) and updated_at < now() - interval '${carts.periods.empty.count} day'
      and (updated_at < now() - interval '${carts.periods.filled.count} days'
        or not exists (select from cart_items where cart_items.cart_id = carts.id))
    for update skip locked
  ), deleted as (
    delete from carts where id = any(array(select id from stale)) returning 1
  )
  select (select count(*) from deleted)::int as deleted, (select count(*) from step)::int as seen,
    last.created_at::text, last.id
  from (select 1) as always left join (select * from step order by created_at desc, id desc limit 1) as last on true`

const forget = forgetting('removed_cart_items', 'removed_at', ago(removed.periods.all))

interface Step {
  readonly deleted: number
  readonly seen: number
  readonly created_at: string | null
  readonly id: string | null
}

export function createCartCleaning(pool: Pool): CartCleaning {
  return {
    async cleanFrom(place) {
      const values = [place?.createdAt ?? '-infinity', place?.id ?? '']
      const { rows } = await pool.query<Step>(clean, values)
      const { deleted = 0, seen = 0, created_at: createdAt = null, id = null } = rows[0] ?? {}
      return { deleted, next: seen < stepLength || createdAt === null || id === null ? null : { createdAt, id } }
    },

    async forgetRemovedItems() {
      const { rowCount } = await pool.query(forget)
      return rowCount ?? 0
    },

    /** The lock ends with its transaction, which a pooler keeps on one connection; it waits as long as the work takes. */
    exclusively: (work) =>
      inTransaction(pool, async (client) => {
        await client.query('set local idle_in_transaction_session_timeout = 0')
        const text = 'select pg_try_advisory_xact_lock($1) as mine'
        const { rows } = await client.query<{ mine: boolean }>(text, [lock])
        return rows[0]?.mine ? work() : null
      }),
  }
}
