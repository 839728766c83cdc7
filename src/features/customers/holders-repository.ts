import type { Pool } from 'pg'
import type { Holder } from '#core/customers/holder.ts'
import type { Holders } from './customer-ports.ts'

const list = 'select id, details from holders where customer_id = $1 order by created_at desc, id limit 1000'
const same = 'select id from holders where customer_id = $1 and details = $2 limit 1'
const insert = `
  insert into holders (customer_id, details)
  select $1, $2 where (select count(*) from holders where customer_id = $1) < $3 returning id`
const update = 'update holders set details = $3, changed_at = now() where customer_id = $1 and id = $2'
const remove = 'delete from holders where customer_id = $1 and id = $2'

export function createHolders(pool: Pool): Holders {
  return {
    async listOf(customerId) {
      const { rows } = await pool.query<{ id: string; details: Holder }>(list, [customerId])
      return rows.map(({ id, details }) => ({ ...details, id }))
    },

    async add(customerId, holder, max) {
      const known = await pool.query<{ id: string }>(same, [customerId, holder])
      if (known.rows[0]) return known.rows[0].id
      const added = await pool.query<{ id: string }>(insert, [customerId, holder, max])
      return added.rows[0]?.id ?? null
    },

    async change(customerId, id, holder) {
      return (await pool.query(update, [customerId, id, holder])).rowCount === 1
    },

    async remove(customerId, id) {
      await pool.query(remove, [customerId, id])
    },
  }
}
