import type { PoolClient } from 'pg'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import type { Locale } from '#domain/basics/locale.ts'

interface ChangedRow {
  readonly email: string
  readonly first_name: string
  readonly language: Locale
  readonly changed_at: Date
}

/**
 * The customer's row is held from here on, so that nobody opens a session with the old password: sessions that are
 * open go, but for one, and links that would set another password are used up. False: the password is another than `from` by now.
 */
export async function replacePassword(
  client: PoolClient,
  customerId: string,
  change: { readonly from: string | null; readonly to: string; readonly keptSession: string | null },
): Promise<boolean> {
  const { rows } = await client.query<ChangedRow>(
    `update customers set password_hash = $2, changed_at = now()
     where id = $1 and password_hash = coalesce($3, password_hash)
     returning email, first_name, language, changed_at`,
    [customerId, change.to, change.from],
  )
  const [customer] = rows
  if (customer === undefined) return false
  await client.query(`delete from sessions where customer_id = $1 and id_hash is distinct from decode($2, 'hex')`, [
    customerId,
    change.keptSession,
  ])
  await client.query(
    `update customer_tokens set used_at = now()
     where customer_id = $1 and purpose = 'set_password' and used_at is null`,
    [customerId],
  )
  const at = customer.changed_at.toISOString()
  await orderMail(client, {
    cause: `passwordChanged ${customerId} ${at}`,
    to: customer.email,
    language: customer.language,
    customerId,
    template: 'passwordChanged',
    data: { firstName: customer.first_name, at },
  })
  return true
}
