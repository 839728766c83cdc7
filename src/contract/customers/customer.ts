import { boolean, exactOptional, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { exactObject } from '#contract/basics/fields.ts'
import { businessFields, language, personFields, countryField } from './registration.ts'

export const customerType = picklist(['private', 'business'])
export const vatState = picklist(['valid', 'invalid', 'unknown'])

/** The answer of `GET` and `PATCH /api/customer`. */
export const customerAnswer = object({
  id: string(),
  email: string(),
  emailVerified: boolean(),
  customerType,
  firstName: string(),
  lastName: string(),
  companyName: nullable(string()),
  chamberOfCommerceNumber: nullable(string()),
  vatNumber: nullable(string()),
  /** Null without a number. */
  vatState: nullable(vatState),
  street: string(),
  houseNumber: string(),
  postalCode: string(),
  city: string(),
  country: string(),
  /** E.164. */
  phone: string(),
  language,
  taxExempt: boolean(),
  /** 21, 25.5; 0 for who is exempt. */
  taxPercentage: number(),
})
export type CustomerAnswer = InferOutput<typeof customerAnswer>

/** The body of `PATCH /api/customer`: what changes; null empties a field of a business. */
export const customerChange = exactObject({
  customerType: exactOptional(personFields.customerType),
  firstName: exactOptional(personFields.firstName),
  lastName: exactOptional(personFields.lastName),
  companyName: exactOptional(nullable(businessFields.companyName)),
  chamberOfCommerceNumber: exactOptional(nullable(businessFields.chamberOfCommerceNumber)),
  vatNumber: exactOptional(nullable(businessFields.vatNumber)),
  street: exactOptional(personFields.street),
  houseNumber: exactOptional(personFields.houseNumber),
  postalCode: exactOptional(personFields.postalCode),
  city: exactOptional(personFields.city),
  country: exactOptional(personFields.country),
  phone: exactOptional(personFields.phone),
  language: exactOptional(personFields.language),
})
export type CustomerChange = InferOutput<typeof customerChange>

/** The body of `POST /api/vat-numbers/check`: the number as typed. */
export const vatCheck = exactObject({ vatNumber: businessFields.vatNumber, country: countryField })
export type VatCheck = InferOutput<typeof vatCheck>

export const vatCheckAnswer = object({
  state: vatState,
  /** As the register writes it. */
  vatNumber: string(),
  /** Whose it is, where the register tells. */
  name: exactOptional(string()),
})
export type VatCheckAnswer = InferOutput<typeof vatCheckAnswer>
