import type { VatState } from '#domain/tax/vat.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { Customer } from '#services/customers/customers-port.ts'

/** What is read of a customer, in a statement that may join other tables. */
export const customerColumns = [
  'id',
  'email',
  'email_verified_at is not null as is_email_verified',
  'type',
  'first_name',
  'last_name',
  'company_name',
  'chamber_of_commerce_number',
  'vat_number',
  'vat_state',
  'street',
  'house_number',
  'postal_code',
  'city',
  'country',
  'phone',
  'language',
]
  .map((column) => `customers.${column}`)
  .join(', ')

export interface CustomerRow {
  readonly id: string
  readonly email: string
  readonly is_email_verified: boolean
  readonly type: Customer['customerType']
  readonly first_name: string
  readonly last_name: string
  readonly company_name: string | null
  readonly chamber_of_commerce_number: string | null
  readonly vat_number: string | null
  readonly vat_state: VatState | null
  readonly street: string
  readonly house_number: string
  readonly postal_code: string
  readonly city: string
  readonly country: string
  readonly phone: string
  readonly language: Locale
}

export function customerOf(row: CustomerRow): Customer {
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.is_email_verified,
    customerType: row.type,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    chamberOfCommerceNumber: row.chamber_of_commerce_number,
    vatNumber: row.vat_number,
    vatState: row.vat_state,
    street: row.street,
    houseNumber: row.house_number,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    phone: row.phone,
    language: row.language,
  }
}
