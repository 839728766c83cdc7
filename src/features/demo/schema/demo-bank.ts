import {
  array,
  exactOptional,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  title,
} from 'valibot'
import { exactObject } from '#platform/schema/fields.ts'
import { bankOutcomes, webhookTimings, maxBankFailures, maxBankDelayMs, webhookModes } from '#core/demo/demo-bank.ts'
import { siteLocales } from '#core/locale/locale.ts'
import { paymentStatuses } from '#core/orders/payment-status.ts'

const entry = {
  id: string(),
  status: picklist(paymentStatuses),
  /** In euros. */
  amount: number(),
  refunded: number(),
  chargedBack: number(),
  orderNumber: nullable(string()),
  /** Display name. */
  method: string(),
  /** ISO 8601. */
  createdAt: string(),
}

/** A payment at the demo bank. */
export const bankPaymentResponse = pipe(
  object({
    ...entry,
    description: string(),
    locale: picklist(siteLocales),
    /** Page of the shop to return to. */
    returnUrl: string(),
    /** Outcomes that can be chosen in its current status. */
    outcomes: array(picklist(bankOutcomes)),
  }),
  title('BankPayment'),
)
export type BankPaymentResponse = InferOutput<typeof bankPaymentResponse>

/** The newest payments, newest first. */
export const bankPaymentList = object({ payments: array(object(entry)) })
export type BankPaymentList = InferOutput<typeof bankPaymentList>
export type BankPaymentEntry = BankPaymentList['payments'][number]

/** The body of `POST /api/demo/bank/payments/{paymentId}/outcome`. */
export const bankDecision = exactObject({
  outcome: picklist(bankOutcomes),
  webhook: exactOptional(picklist(webhookTimings)),
})
export type BankDecision = InferOutput<typeof bankDecision>

const upTo = (max: number) => pipe(number(), integer(), minValue(0), maxValue(max))

/** The body of `POST /api/demo/bank/faults`, and the response of GET and POST: all faults. */
export const bankFaults = pipe(
  exactObject({
    slowMs: upTo(maxBankDelayMs),
    failNext: upTo(maxBankFailures),
    dropNext: upTo(maxBankFailures),
    webhooks: picklist(webhookModes),
  }),
  title('BankFaults'),
)
export type BankFaults = InferOutput<typeof bankFaults>
