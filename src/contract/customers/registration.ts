import { boolean, type InferOutput, literal, metadata, object, picklist, pipe } from 'valibot'
import { newPassword } from './passwords.ts'
import { exactObject, field, optionalFields } from '#contract/basics/fields.ts'
import { maxEmailLength } from '#domain/customers/email.ts'
import { locales } from '#domain/basics/locale.ts'
import { maxProfileLengths } from '#domain/customers/profile.ts'

export const emailField = pipe(field(maxEmailLength), metadata({ format: 'email' }))
export const countryField = pipe(field(2), metadata({ pattern: '^[A-Z]{2}$' }))
export const language = picklist(locales)

export const customerType = picklist(['private', 'business'])

/** Texts of every customer. Registration, changes and the customer's own details all follow from these lists. */
export const personTexts = {
  firstName: field(maxProfileLengths.firstName),
  lastName: field(maxProfileLengths.lastName),
  street: field(maxProfileLengths.street),
  houseNumber: field(maxProfileLengths.houseNumber),
  postalCode: field(maxProfileLengths.postalCode),
  city: field(maxProfileLengths.city),
  country: countryField,
  phone: field(maxProfileLengths.phone),
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
  customerType,
  ...personTexts,
  language,
  ...optionalFields(businessFields),
  acceptTerms: pipe(boolean(), metadata({ const: true })),
})
export type RegistrationBody = InferOutput<typeof registration>

/** The same for an address that is known: that one gets a mail. */
export const registeredAnswer = object({ status: literal('registered') })
export type RegisteredAnswer = InferOutput<typeof registeredAnswer>
