import type { Pool, PoolClient } from 'pg'
import { customerColumns, customerOf, type CustomerRow } from '#adapters/postgres/customers/customer-rows.ts'
import { lookIntoVatNumber } from '#adapters/postgres/tax/look-into-vat-number.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import type { CustomerChanges, DetailsDecision } from '#services/customers/customer-details-port.ts'

const hold = `select ${customerColumns} from customers where id = $1 for no key update`

const write = `
  update customers set type = $2, first_name = $3, last_name = $4, company_name = $5, chamber_of_commerce_number = $6,
    vat_number = $7, street = $8, house_number = $9, postal_code = $10, city = $11, country = $12, phone = $13,
    language = $14, changed_at = now(),
    vat_state = case when $7::text is null then null when $15 then 'unknown' else vat_state end,
    vat_checked_at = case when $7::text is null or $15 then null else vat_checked_at end
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
    profile.firstName,
    profile.lastName,
    profile.companyName,
    profile.chamberOfCommerceNumber,
    profile.vatNumber,
    profile.street,
    profile.houseNumber,
    profile.postalCode,
    profile.city,
    profile.country,
    profile.phone,
    profile.language,
    isVatNumberOpen,
  ])
  if (isVatNumberOpen) await lookIntoVatNumber(client, customerId)
}
