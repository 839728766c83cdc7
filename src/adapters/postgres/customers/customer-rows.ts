import { businessFields, personFields, type Profile, type ProfileField } from '#domain/customers/profile.ts'
import type { Customer } from '#services/customers/customers-port.ts'

const profileFields: readonly ProfileField[] = [...personFields, ...businessFields]

/** Every field of a profile has the column of its name: `firstName` is `first_name`. */
export const profileColumns = profileFields.map((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

/** In the order of `profileColumns`. */
export function profileValues(profile: Pick<Profile, ProfileField>): readonly (string | null)[] {
  return profileFields.map((name) => profile[name])
}

/** What is read of a customer, in a statement that may join other tables. */
export const customerColumns = [
  'id',
  'email',
  'email_verified_at is not null as "isEmailVerified"',
  'type as "customerType"',
  'vat_state as "vatState"',
  'language',
  ...profileFields.map((name, index) => `${profileColumns[index]} as "${name}"`),
]
  .map((column) => `customers.${column}`)
  .join(', ')

export type CustomerRow = Customer

/** Without the other columns of a statement. */
export function customerOf(row: CustomerRow): Customer {
  const { id, email, isEmailVerified, customerType, vatState, language } = row
  const profile = Object.fromEntries(profileFields.map((name) => [name, row[name]])) as Pick<Profile, ProfileField>
  return { id, email, isEmailVerified, customerType, vatState, language, ...profile }
}
