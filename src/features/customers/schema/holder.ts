import { array, literal, nullable, object, picklist, pipe, string, title } from 'valibot'
import { countryField, exactObject, field, fieldsAs, nullableFields, optionalFields } from '#platform/schema/fields.ts'
import { legalForms } from '#core/customers/holder.ts'
import { businessTexts, customerType, emailField, personTexts } from './registration.ts'

/** A UUID. */
export const holderIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The body of `POST /api/holders` and `PATCH /api/holders/{id}`: types and lengths; `holderFaults` checks the rest. */
export const holderBody = pipe(
  exactObject({
    email: emailField,
    customerType,
    ...personTexts,
    /* Some countries have no postal codes. */
    ...optionalFields({ postalCode: personTexts.postalCode }),
    ...optionalFields(nullableFields({ ...businessTexts, legalForm: field(20), citizenship: countryField })),
  }),
  title('NewHolder'),
)

export const holderResponse = pipe(
  object({
    id: string(),
    email: string(),
    customerType,
    ...fieldsAs(personTexts, string()),
    ...fieldsAs(businessTexts, nullable(string())),
    legalForm: nullable(picklist(legalForms)),
    citizenship: nullable(string()),
  }),
  title('Holder'),
)

export const holdersResponse = object({ holders: array(holderResponse) })
export const holderRemovedResponse = object({ status: literal('removed') })
