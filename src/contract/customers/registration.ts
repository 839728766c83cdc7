import { boolean, exactOptional, type InferOutput, literal, metadata, object, picklist, pipe } from 'valibot'
import { newPassword } from './passwords.ts'
import { field, exactObject } from '#contract/basics/fields.ts'
import { maxEmailLength } from '#domain/customers/email.ts'
import { locales } from '#domain/basics/locale.ts'
import { maxProfileLengths } from '#domain/customers/profile.ts'

export const emailField = pipe(field(maxEmailLength), metadata({ format: 'email' }))
export const countryField = pipe(field(2), metadata({ pattern: '^[A-Z]{2}$' }))
export const language = picklist(locales)

/** What every customer has told us. */
export const personFields = {
  customerType: picklist(['private', 'business']),
  firstName: field(maxProfileLengths.firstName),
  lastName: field(maxProfileLengths.lastName),
  street: field(maxProfileLengths.street),
  houseNumber: field(maxProfileLengths.houseNumber),
  postalCode: field(maxProfileLengths.postalCode),
  city: field(maxProfileLengths.city),
  country: countryField,
  phone: field(maxProfileLengths.phone),
  language,
}

/** What only a business can tell. */
export const businessFields = {
  companyName: field(maxProfileLengths.companyName),
  chamberOfCommerceNumber: field(maxProfileLengths.chamberOfCommerceNumber),
  vatNumber: field(maxProfileLengths.vatNumber),
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
