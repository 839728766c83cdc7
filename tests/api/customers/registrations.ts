import type { RegistrationBody } from '#features/customers/schema/registration.ts'
import type { Shop } from '#tests/api/shop.ts'

export const goodPassword = 'Regenjas-fluit-43-kade'
export const otherPassword = 'Zonnebril-trom-17-gracht'

export function registrationOf(email: string, more: Partial<RegistrationBody> = {}): RegistrationBody {
  return {
    email,
    password: goodPassword,
    customerType: 'private',
    firstName: 'Anna',
    lastName: 'de Vries',
    street: 'Kerkstraat',
    houseNumber: '1a',
    postalCode: '1234 AB',
    city: 'Utrecht',
    country: 'NL',
    phone: '06 12345678',
    language: 'nl',
    acceptTerms: true,
    ...more,
  }
}

/** The id of a new customer, who knows `goodPassword`. */
export async function registered(shop: Shop, email: string, more: Partial<RegistrationBody> = {}): Promise<string> {
  const { status, text } = await shop.ask('POST', '/api/auth/register', { json: registrationOf(email, more) })
  if (status !== 201) throw new Error(`not registered: ${status} ${text}`)
  const { rows } = await shop.pool.query<{ id: string }>('select id from customers where email = $1', [email])
  const id = rows[0]?.id
  if (id === undefined) throw new Error('no customer was made')
  return id
}

/** The mails ordered so far, oldest first. */
export async function mailsOf({ pool }: Shop): Promise<readonly { template: string; recipient: string }[]> {
  return (await pool.query('select template, recipient, language, data from mails order by created_at, cause')).rows
}
