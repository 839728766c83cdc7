import type { Pool, PoolClient } from 'pg'
import {
  customerColumns,
  customerOf,
  type CustomerRow,
  profileColumns,
  profileValues,
} from '#adapters/postgres/customers/customer-rows.ts'
import { lookIntoVatNumber } from '#adapters/postgres/tax/look-into-vat-number.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import type { CustomerChanges, DetailsDecision } from '#services/customers/customer-details-port.ts'

const hold = `select ${customerColumns} from customers where id = $1 for no key update`

const write = `
  update customers set type = $2, language = $3, changed_at = now(),
    vat_state = case when $4::text is null then null when $5 then 'unknown' else vat_state end,
    vat_checked_at = case when $4::text is null or $5 then null else vat_checked_at end,
    ${profileColumns.map((column, index) => `${column} = $${index + 6}`).join(', ')}
  where id = $1`

/** The customer's row is held from reading to writing, so that two changes never undo each other. */
export function createCustomerChanges(pool: Pool): CustomerChanges {
  return {
    change: (customerId, decide) =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<CustomerRow>(hold, [customerId])
        const [row] = rows
        if (row === undefined) return null
        const { answer, change } = decide(customerOf(row))
        if (change !== undefined) await writeChange(client, customerId, change)
        return answer
      }),
  }
}

async function writeChange(
  client: PoolClient,
  customerId: string,
  { profile, isVatNumberOpen }: NonNullable<DetailsDecision<unknown>['change']>,
): Promise<void> {
  await client.query(write, [
    customerId,
    profile.customerType,
    profile.language,
    profile.vatNumber,
    isVatNumberOpen,
    ...profileValues(profile),
  ])
  if (isVatNumberOpen) await lookIntoVatNumber(client, customerId)
}
