import { exactOptional, type InferOutput, object, picklist, string } from 'valibot'
import { field, exactObject } from '#contract/basics/fields.ts'
import { cancellationTypes, maxDeclarationLengths } from '#domain/orders/declaration.ts'
import { maxEmailLength } from '#domain/customers/email.ts'
import { siteLocales } from '#domain/basics/locale.ts'

const declared = {
  name: field(maxDeclarationLengths.name),
  contract: field(maxDeclarationLengths.contract),
  email: field(maxEmailLength),
  language: picklist(siteLocales),
}

/** The body of `POST /api/withdrawals`. */
export const newWithdrawal = exactObject(declared)
export type NewWithdrawal = InferOutput<typeof newWithdrawal>

/** The body of `POST /api/cancellations`. */
export const newCancellation = exactObject({
  ...declared,
  type: picklist(cancellationTypes),
  reason: exactOptional(field(maxDeclarationLengths.reason)),
  /** A day as `2026-11-15`; absent or blank: as soon as possible. */
  endsOn: exactOptional(field(20)),
})
export type NewCancellation = InferOutput<typeof newCancellation>

/** `receivedAt`: ISO 8601. */
export const receiptResponse = object({ receipt: string(), receivedAt: string() })
export type ReceiptResponse = InferOutput<typeof receiptResponse>
