import { exactOptional, type InferOutput, object, string } from 'valibot'
import { vatState } from '#features/customers/schema/customer.ts'
import { businessTexts, countryField } from '#features/customers/schema/registration.ts'
import { exactObject } from '#platform/schema/fields.ts'

/** The body of `POST /api/vat-numbers/check`: the number as typed. */
export const vatCheck = exactObject({ vatNumber: businessTexts.vatNumber, country: countryField })
export type VatCheck = InferOutput<typeof vatCheck>

export const vatCheckResponse = object({
  state: vatState,
  /** In the spelling of VIES. */
  vatNumber: string(),
  /** The holder, for member states that disclose it. */
  name: exactOptional(string()),
})
export type VatCheckResponse = InferOutput<typeof vatCheckResponse>
