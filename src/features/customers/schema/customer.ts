import { boolean, type InferOutput, nullable, number, object, picklist, pipe, string, title } from 'valibot'
import { vatState } from '#features/vat/schema/vat-check.ts'
import { exactObject, fieldsAs, nullableFields, optionalFields } from '#platform/schema/fields.ts'
import { businessTexts, customerType, language, personTexts } from './registration.ts'

/** The response of `GET` and `PATCH /api/customer`. */
export const customerResponse = pipe(
  object({
    id: string(),
    email: string(),
    emailVerified: boolean(),
    customerType,
    /** `phone` is in E.164 format. */
    ...fieldsAs(personTexts, string()),
    ...fieldsAs(businessTexts, nullable(string())),
    /** Null without a VAT number. */
    vatState: nullable(vatState),
    language,
    taxExempt: boolean(),
    /** 21, 25.5; 0 for exempt customers. */
    taxPercentage: number(),
    /** Basis of the tax. `unproven`: no payment method can prove the country, so the Dutch rate is charged. */
    taxBasis: picklist(['home', 'country', 'reverse_charge', 'outside_eu', 'unproven']),
  }),
  title('Customer'),
)
export type CustomerResponse = InferOutput<typeof customerResponse>

/** The body of `PATCH /api/customer`: only changed fields; null clears a business field. */
export const customerChange = pipe(
  exactObject({
    ...optionalFields({ customerType, ...personTexts, language }),
    ...optionalFields(nullableFields(businessTexts)),
  }),
  title('CustomerChange'),
)
