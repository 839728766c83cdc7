import { exactOptional, type InferOutput, object, picklist, string } from 'valibot'
import { profileFields } from '#core/customers/profile.ts'
import { countryField, exactObject, field } from '#platform/schema/fields.ts'

export const vatState = picklist(['valid', 'invalid', 'unknown'])

/** The body of `POST /api/vat-numbers/check`: the number as typed. */
export const vatCheck = exactObject({ vatNumber: field(profileFields.vatNumber.maxLength), country: countryField })
export type VatCheck = InferOutput<typeof vatCheck>

export const vatCheckResponse = object({
  state: vatState,
  /** In the spelling of VIES. */
  vatNumber: string(),
  /** The holder, for member states that disclose it. */
  name: exactOptional(string()),
})
export type VatCheckResponse = InferOutput<typeof vatCheckResponse>
