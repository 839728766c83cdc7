import type { PoolClient } from 'pg'
import { profileColumns, profileValues } from '#adapters/postgres/customers/customer-rows.ts'
import { lookIntoVatNumber } from '#adapters/postgres/tax/look-into-vat-number.ts'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import type { NewCustomer } from '#services/customers/customers-port.ts'

/** Somebody who registers the same address at this moment is waited for; one of both wins. */
const insert = `
  insert into customers (email, email_key, password_hash, type, vat_state, language, ${profileColumns.join(', ')},
    terms_accepted_at)
  values ($1, $2, $3, $4, $5, $6, ${profileColumns.map((_, index) => `$${index + 7}`).join(', ')}, now())
  on conflict (email_key) do nothing
  returning id`

export async function addCustomer(client: PoolClient, { registration, passwordHash }: NewCustomer): Promise<boolean> {
  const { email, firstName, language, vatNumber } = registration
  const values = [
    email,
    registration.emailKey,
    passwordHash,
    registration.customerType,
    vatNumber === null ? null : 'unknown',
    language,
    ...profileValues(registration),
  ]
  const { rows } = await client.query<{ id: string }>({ name: 'add_customer', text: insert, values })
  const customerId = rows[0]?.id
  if (customerId === undefined) return false
  await orderMail(client, {
    cause: `verifyEmail ${customerId}`,
    to: email,
    language,
    customerId,
    template: 'verifyEmail',
    data: { firstName },
  })
  if (vatNumber !== null) await lookIntoVatNumber(client, customerId)
  return true
}
