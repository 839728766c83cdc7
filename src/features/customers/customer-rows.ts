import { businessFields, personFields, type Profile, type ProfileField } from '#core/customers/profile.ts'

/** Where each field of a profile is stored. All statements about customers are built from it. */
const profileColumns: Readonly<Record<keyof Profile, string>> = {
  customerType: 'type',
  language: 'language',
  ...(Object.fromEntries([...personFields, ...businessFields].map((name) => [name, snakeCaseOf(name)])) as Record<
    ProfileField,
    string
  >),
}

function snakeCaseOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const fields = Object.keys(profileColumns) as readonly (keyof Profile)[]

/** A row of these is a `Customer`, in a statement that may join other tables. */
export const customerColumns = `
  customers.id, customers.email, customers.email_verified_at is not null as "isEmailVerified",
  customers.vat_state as "vatState", ${fields.map((field) => `customers.${profileColumns[field]} as "${field}"`).join(', ')}`

/** The columns of a profile, each with the parameter that `profileValues` gives it after so many others. */
export function profileParameters(before: number): readonly (readonly [column: string, parameter: string])[] {
  return fields.map((field, index) => [profileColumns[field], `$${before + index + 1}`])
}

export function profileValues(profile: Profile): readonly unknown[] {
  return fields.map((field) => profile[field])
}
