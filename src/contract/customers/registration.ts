import { boolean, exactOptional, type InferOutput, literal, metadata, object, picklist, pipe } from 'valibot'
import { newPassword } from './passwords.ts'
import { field, exactObject } from '#contract/basics/fields.ts'
import { maxEmailLength } from '#domain/customers/email.ts'
import { locales } from '#domain/basics/locale.ts'
import { longest } from '#domain/customers/profile.ts'

export const emailField = pipe(field(maxEmailLength), metadata({ format: 'email' }))
export const countryField = pipe(field(2), metadata({ pattern: '^[A-Z]{2}$' }))
export const language = picklist(locales)

/** What every customer has told us. */
export const personFields = {
  customerType: picklist(['private', 'business']),
  firstName: field(longest.firstName),
  lastName: field(longest.lastName),
  street: field(longest.street),
  houseNumber: field(longest.houseNumber),
  postalCode: field(longest.postalCode),
  city: field(longest.city),
  country: countryField,
  phone: field(longest.phone),
  language,
}

/** What only a business can tell. */
export const businessFields = {
  companyName: field(longest.companyName),
  chamberOfCommerceNumber: field(longest.chamberOfCommerceNumber),
  vatNumber: field(longest.vatNumber),
}

/** The body of `POST /api/auth/register`: shape and sizes; `registrationFaults` says the rest. */
export const registration = exactObject({
  email: emailField,
  password: newPassword,
  ...personFields,
  companyName: exactOptional(businessFields.companyName),
  chamberOfCommerceNumber: exactOptional(businessFields.chamberOfCommerceNumber),
  vatNumber: exactOptional(businessFields.vatNumber),
  acceptTerms: pipe(boolean(), metadata({ const: true })),
})
export type RegistrationBody = InferOutput<typeof registration>

/** The same for an address that is known: that one gets a mail. */
export const registeredAnswer = object({ status: literal('registered') })
export type RegisteredAnswer = InferOutput<typeof registeredAnswer>
