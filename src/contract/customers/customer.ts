import { boolean, exactOptional, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { exactObject } from '#contract/basics/fields.ts'
import { businessFields, personFields } from '#domain/customers/profile.ts'
import { businessSchemas, countryField, fieldsOf, language, personSchemas } from './registration.ts'

export const customerType = picklist(['private', 'business'])
export const vatState = picklist(['valid', 'invalid', 'unknown'])

/** The answer of `GET` and `PATCH /api/customer`. */
export const customerAnswer = object({
  id: string(),
  email: string(),
  emailVerified: boolean(),
  customerType,
  ...fieldsOf(personFields, () => string()),
  ...fieldsOf(businessFields, () => nullable(string())),
  /** Null without a VAT number. */
  vatState: nullable(vatState),
  language,
  taxExempt: boolean(),
  /** 21, 25.5; 0 for who is exempt. */
  taxPercentage: number(),
})
export type CustomerAnswer = InferOutput<typeof customerAnswer>

/** The body of `PATCH /api/customer`: what changes; null empties a field of a business. */
export const customerChange = exactObject({
  customerType: exactOptional(personSchemas.customerType),
  ...fieldsOf(personFields, (name) => exactOptional(personSchemas[name])),
  ...fieldsOf(businessFields, (name) => exactOptional(nullable(businessSchemas[name]))),
  language: exactOptional(language),
})
export type CustomerChange = InferOutput<typeof customerChange>

/** The body of `POST /api/vat-numbers/check`: the number as typed. */
export const vatCheck = exactObject({ vatNumber: businessSchemas.vatNumber, country: countryField })
export type VatCheck = InferOutput<typeof vatCheck>

export const vatCheckAnswer = object({
  state: vatState,
  /** As the register writes it. */
  vatNumber: string(),
  /** Whose it is, where the register tells. */
  name: exactOptional(string()),
})
export type VatCheckAnswer = InferOutput<typeof vatCheckAnswer>
