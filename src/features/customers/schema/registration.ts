import { boolean, exactOptional, type InferOutput, literal, metadata, object, picklist, pipe, title } from 'valibot'
import { newPassword } from './passwords.ts'
import { countryField, exactObject, field, optionalFields } from '#platform/schema/fields.ts'
import { maxEmailLength } from '#core/customers/email.ts'
import { locales } from '#core/locale/locale.ts'
import { businessFields, personFields, type ProfileField, profileFields } from '#core/customers/profile.ts'

export const emailField = pipe(field(maxEmailLength), metadata({ format: 'email' }))
export const language = picklist(locales)

export const customerType = picklist(['private', 'business'])

function textsOf<Name extends ProfileField>(names: readonly Name[]) {
  const entries = names.map((name) => [name, field(profileFields[name].maxLength)])
  return Object.fromEntries(entries) as Readonly<Record<Name, ReturnType<typeof field>>>
}

/** Registration, changes and customer details all use the field list of the domain. */
export const personTexts = { ...textsOf(personFields), country: countryField }
export const businessTexts = textsOf(businessFields)

/** The body of `POST /api/auth/register`: types and lengths; `registrationFaults` checks the rest. */
export const registration = pipe(
  exactObject({
    email: emailField,
    password: newPassword,
    customerType,
    ...personTexts,
    language,
    /* Some countries have no postal codes. */
    ...optionalFields({ postalCode: personTexts.postalCode, ...businessTexts }),
    acceptTerms: pipe(boolean(), metadata({ const: true })),
    /** An order follows: the mail to confirm the address waits for it. */
    ordering: exactOptional(boolean()),
  }),
  title('Registration'),
)
export type RegistrationBody = InferOutput<typeof registration>

/** The same for an address that has an account already: its owner gets a mail instead. */
export const registeredResponse = object({ status: literal('registered') })
