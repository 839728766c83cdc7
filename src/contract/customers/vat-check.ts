import { exactOptional, type InferOutput, object, string } from 'valibot'
import { vatState } from './customer.ts'
import { exactObject } from '#contract/basics/exact-object.ts'
import { businessFields, countryField } from './registration.ts'

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
