import type { Pool } from 'pg'
import type { Holder } from '#core/customers/holder.ts'

export type StoredHolder = Holder & { readonly id: string }

const list = 'select id, details from holders where customer_id = $1 order by created_at desc, id limit 1000'
const same = 'select id from holders where customer_id = $1 and details = $2 limit 1'
const insert = `
  insert into holders (customer_id, details)
  select $1, $2 where (select count(*) from holders where customer_id = $1) < $3 returning id`
const update = 'update holders set details = $3, changed_at = now() where customer_id = $1 and id = $2'
const remove = 'delete from holders where customer_id = $1 and id = $2'

export type Holders = ReturnType<typeof createHolders>

/** Holders that a customer registers names to. Every method throws `Unavailable` in an outage. */
export function createHolders(pool: Pool) {
  return {
    /** Newest first. */
    async listOf(customerId: string): Promise<readonly StoredHolder[]> {
      const { rows } = await pool.query<{ id: string; details: Holder }>(list, [customerId])
      return rows.map(({ id, details }) => ({ ...details, id }))
    },

    /** @returns the id of the holder, or of one with the same details; null if the customer has `max` holders already */
    async add(customerId: string, holder: Holder, max: number): Promise<string | null> {
      const existing = await pool.query<{ id: string }>(same, [customerId, holder])
      if (existing.rows[0]) return existing.rows[0].id
      const added = await pool.query<{ id: string }>(insert, [customerId, holder, max])
      return added.rows[0]?.id ?? null
    },

    /** @returns false if the customer has no such holder */
    async change(customerId: string, id: string, holder: Holder): Promise<boolean> {
      return (await pool.query(update, [customerId, id, holder])).rowCount === 1
    },

    async remove(customerId: string, id: string): Promise<void> {
      await pool.query(remove, [customerId, id])
    },
  }
}
