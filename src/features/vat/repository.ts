import type { Pool, PoolClient } from 'pg'
import { onlyRow } from '#platform/db/rows.ts'
import type { VatCheck, VatChecks, VatCheckStore, VatCustomer } from './vat-ports.ts'

const insert = `
  insert into vat_checks (customer_id, vat_number, state, request_identifier, holder_name, holder_address, reason,
    checked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning id`

const adoptRecent = `
  with answer as (
    select checks.* from vat_checks as checks join customers using (vat_number)
    where customers.id = $1 and checks.state = 'valid' and checks.checked_at > now() - interval '24 hours'
    order by checks.checked_at desc limit 1
  ), evidence as (
    insert into vat_checks (customer_id, vat_number, state, request_identifier, holder_name, holder_address, checked_at)
    select $1, vat_number, state, request_identifier, holder_name, holder_address, checked_at from answer
  )
  update customers set vat_state = 'valid', vat_checked_at = answer.checked_at from answer where customers.id = $1`

const settle = `
  update customers set vat_state = $3, vat_checked_at = $4, changed_at = now()
  where id = $1 and vat_number = $2 and vat_state = 'unknown'
  returning email, first_name as "firstName", language`

export function createVatChecks(pool: Pool): VatChecks {
  return {
    async keep(check) {
      if (check.answer.isFresh) await pool.query(insert, valuesOf(null, check))
    },
  }
}

export function vatCheckStore(client: PoolClient): VatCheckStore {
  return {
    async adoptRecent(customerId) {
      return (await client.query(adoptRecent, [customerId])).rowCount !== 0
    },

    async add(customerId, check) {
      return onlyRow((await client.query<{ id: string }>(insert, valuesOf(customerId, check))).rows).id
    },

    async settle(customerId, { vatNumber, answer }) {
      const { rows } = await client.query<VatCustomer>(settle, [customerId, vatNumber, answer.state, answer.at])
      return rows[0] ?? null
    },
  }
}

function valuesOf(customerId: string | null, { vatNumber, answer }: VatCheck): unknown[] {
  const identifier = answer.state === 'unknown' ? null : answer.requestIdentifier
  const holder = answer.state === 'valid' ? [answer.name, answer.address] : [null, null]
  const reason = answer.state === 'unknown' ? answer.reason : null
  return [customerId, vatNumber, answer.state, identifier, ...holder, reason, answer.at]
}
