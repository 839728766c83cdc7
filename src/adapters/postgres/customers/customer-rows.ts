import type { Profile } from '#domain/customers/profile.ts'

/** Where each field of a profile is stored. All statements about customers are built from it. */
const profileColumns = {
  customerType: 'type',
  firstName: 'first_name',
  lastName: 'last_name',
  companyName: 'company_name',
  chamberOfCommerceNumber: 'chamber_of_commerce_number',
  vatNumber: 'vat_number',
  street: 'street',
  houseNumber: 'house_number',
  postalCode: 'postal_code',
  city: 'city',
  country: 'country',
  phone: 'phone',
  language: 'language',
} as const satisfies Readonly<Record<keyof Profile, string>>

const fields = Object.keys(profileColumns) as readonly (keyof typeof profileColumns)[]

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
