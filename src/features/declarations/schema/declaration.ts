import {
  array,
  boolean,
  exactOptional,
  type InferOutput,
  literal,
  nullable,
  object,
  picklist,
  pipe,
  string,
  title,
} from 'valibot'
import { field, text, exactObject } from '#platform/schema/fields.ts'
import { cancellationTypes, maxDeclarationLengths } from '#core/orders/declaration.ts'
import { maxEmailLength } from '#core/customers/email.ts'
import { receiptResponse } from '#features/support/schema/contact.ts'
import { siteLocales } from '#core/locale/locale.ts'

const declared = {
  name: field(maxDeclarationLengths.name),
  contract: field(maxDeclarationLengths.contract),
  email: field(maxEmailLength),
  language: picklist(siteLocales),
}

/** The body of `POST /api/withdrawals`. */
export const newWithdrawal = pipe(exactObject(declared), title('NewWithdrawal'))

/** The body of `POST /api/cancellations`. */
export const newCancellation = pipe(
  exactObject({
    ...declared,
    type: picklist(cancellationTypes),
    reason: exactOptional(field(maxDeclarationLengths.reason)),
    /** A day as `2026-11-15`; absent or blank: as soon as possible. */
    endsOn: exactOptional(field(20)),
  }),
  title('NewCancellation'),
)

/**
 * `effective`: it counts already, because the owner of the order is logged in; for anybody else always false.
 * `endsAfterFirstTerm`: of a cancellation, the day on which a contract ends whose first term is over, the same whether or
 * not there is one. `ends`: for the owner only, when each part ends; null: with the term it brought from elsewhere.
 */
export const declaredResponse = pipe(
  object({
    ...receiptResponse.entries,
    effective: boolean(),
    endsAfterFirstTerm: exactOptional(string()),
    ends: exactOptional(array(object({ title: string(), name: string(), endsOn: nullable(string()) }))),
  }),
  title('Declared'),
)
export type DeclaredResponse = InferOutput<typeof declaredResponse>

/**
 * The token of a mailed link, by script or typed: the body of `POST /api/declarations/confirm`, `/declarations/link`,
 * `/invoices/open` and `/invoices/link`. A malformed one is refused like an unknown one.
 */
export const mailedCode = pipe(exactObject({ token: text(200) }), title('MailedToken'))

export const confirmedDeclaration = object({
  status: literal('confirmed'),
  kind: picklist(['withdrawal', 'cancellation']),
  receipt: string(),
  orderNumber: string(),
})
export type ConfirmedDeclarationResponse = InferOutput<typeof confirmedDeclaration>

/** The same for every token. */
export const linkSentResponse = pipe(object({ status: literal('sent') }), title('Sent'))
