import { boolean, exactOptional, type InferOutput, literal, metadata, object, picklist, pipe } from 'valibot'
import { newPassword } from './passwords.ts'
import { field, exactObject } from '#contract/basics/fields.ts'
import { maxEmailLength } from '#domain/customers/email.ts'
import { locales } from '#domain/basics/locale.ts'
import { businessFields, personFields, type ProfileField, profileFields } from '#domain/customers/profile.ts'

export const emailField = pipe(field(maxEmailLength), metadata({ format: 'email' }))
export const countryField = pipe(field(2), metadata({ pattern: '^[A-Z]{2}$' }))
export const language = picklist(locales)

/** A schema for each of these fields of a customer. */
export function fieldsOf<Name extends ProfileField, Schema>(
  names: readonly Name[],
  schemaOf: (name: Name) => Schema,
): Readonly<Record<Name, Schema>> {
  return Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as Record<Name, Schema>
}

const profileField = (name: ProfileField) => field(profileFields[name].maxLength)
const optionalField = (name: ProfileField) => exactOptional(profileField(name))

/** What every customer has. The postal code is optional, because some countries have none. */
export const personSchemas = {
  customerType: picklist(['private', 'business']),
  ...fieldsOf(personFields, profileField),
  country: countryField,
  language,
}
export const businessSchemas = fieldsOf(businessFields, profileField)

/** The body of `POST /api/auth/register`: shape and sizes; `registrationFaults` says the rest. */
export const registration = exactObject({
  email: emailField,
  password: newPassword,
  ...personSchemas,
  ...fieldsOf(['postalCode', ...businessFields], optionalField),
  acceptTerms: pipe(boolean(), metadata({ const: true })),
})
export type RegistrationBody = InferOutput<typeof registration>

/** The same for an address that is known: that one gets a mail. */
export const registeredAnswer = object({ status: literal('registered') })
export type RegisteredAnswer = InferOutput<typeof registeredAnswer>
