import type { Pool } from 'pg'
import { ago } from '#platform/db/data-cleaning.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { forgetting } from '#platform/db/rows.ts'
import { keptData } from '#core/retention/kept-data.ts'

const { periods } = keptData.carts
const stepLength = 1000
const lock = 7_835_359

/** One batch of carts in order of creation; carts that are locked now are left for the next run. */
const clean = `
  with step as (
    select id, created_at, updated_at from carts
    where (created_at, id) > ($1::timestamptz, $2::text) and created_at < now() - interval '1 day'
    order by created_at, id
    limit ${stepLength}
  ), stale as (
    select id from carts
    where id = any(array(select id from step)) and updated_at < now() - interval '${periods.empty.count} day'
      and (updated_at < now() - interval '${periods.filled.count} days'
        or not exists (select from cart_items where cart_items.cart_id = carts.id))
    for update skip locked
  ), deleted as (
    delete from carts where id = any(array(select id from stale)) returning 1
  )
  select (select count(*) from deleted)::int as deleted, (select count(*) from step)::int as seen,
    last.created_at::text, last.id
  from (select 1) as always left join (select * from step order by created_at desc, id desc limit 1) as last on true`

const forget = forgetting('removed_cart_items', 'removed_at', ago(keptData.removed_cart_items.periods.all))

interface Step {
  readonly deleted: number
  readonly seen: number
  readonly created_at: string | null
  readonly id: string | null
}

/** A scan over all carts continues after this cart. */
export interface CartPlace {
  readonly createdAt: string
  readonly id: string
}

export type CartCleaning = ReturnType<typeof createCartCleaning>

export function createCartCleaning(pool: Pool) {
  return {
    /**
     * Deletes the expired carts of the next batch, oldest first.
     * @returns as `next` where the following batch begins; null at the end
     */
    async cleanFrom(place: CartPlace | null): Promise<{ readonly deleted: number; readonly next: CartPlace | null }> {
      const values = [place?.createdAt ?? '-infinity', place?.id ?? '']
      const { rows } = await pool.query<Step>(clean, values)
      const { deleted = 0, seen = 0, created_at: createdAt = null, id = null } = rows[0] ?? {}
      return { deleted, next: seen < stepLength || createdAt === null || id === null ? null : { createdAt, id } }
    },

    /** Deletes a batch of ids of removed items that are too old for a late duplicate of their request. */
    async forgetRemovedItems(): Promise<number> {
      const { rowCount } = await pool.query(forget)
      return rowCount ?? 0
    },

    /**
     * Does the work under a lock of all processes. The lock belongs to a transaction, which a pooler keeps on one
     * connection, and which stays open as long as the work takes.
     * @returns null if another process holds the lock
     */
    exclusively: <Done>(work: () => Promise<Done>): Promise<Done | null> =>
      inTransaction(pool, async (client) => {
        await client.query('set local idle_in_transaction_session_timeout = 0')
        const text = 'select pg_try_advisory_xact_lock($1) as mine'
        const { rows } = await client.query<{ mine: boolean }>(text, [lock])
        return rows[0]?.mine ? work() : null
      }),
  }
}

/** Scans all carts in batches, so that no single statement runs long. */
export function cleanUpCarts(carts: CartCleaning): Promise<number | null> {
  return carts.exclusively(async () => {
    let deleted = 0
    let place: CartPlace | null = null
    do {
      const step: { deleted: number; next: CartPlace | null } = await carts.cleanFrom(place)
      deleted += step.deleted
      place = step.next
    } while (place !== null)
    while ((await carts.forgetRemovedItems()) > 0);
    return deleted
  })
}
