import type { BankFaultSettings, BankOutcome, WebhookTiming } from '#core/demo/demo-bank.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import type { Result } from '#core/result/result.ts'

/** Times are milliseconds since 1970, by the clock of the bank. */
export interface BankPayment {
  readonly id: string
  readonly status: PaymentStatus
  /** The status before the last change. */
  readonly before: PaymentStatus
  readonly amount: Cents
  readonly currency: string
  readonly description: string
  readonly method: string
  readonly metadata: unknown
  /** Only cards and accounts of this country may pay; null for any country. */
  readonly restrictedTo: string | null
  /** The country of the card or account that paid. */
  readonly payerCountry: string | null
  /** Name of the account or card; absent if the bank does not disclose it. */
  readonly payerName?: string
  /** As the provider writes it: `nl_NL`. */
  readonly locale: string
  readonly redirectUrl: string
  readonly webhookUrl: string | null
  readonly sequenceType: 'oneoff' | 'first'
  readonly customerId: string | null
  readonly mandateId: string | null
  readonly createdAt: number
  readonly expiresAt: number
  readonly changedAt: number
  readonly refunds: readonly BankRefund[]
  readonly chargedBack: Cents
}

export interface BankRefund {
  readonly id: string
  readonly amount: Cents
  readonly description: string
  readonly metadata: unknown
  readonly createdAt: number
}

export interface BankCustomer {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly locale: string
  readonly metadata: unknown
  readonly createdAt: number
  readonly mandates: readonly { readonly id: string; readonly method: string; readonly createdAt: number }[]
}

/** The response to a request with an idempotency key. */
export interface BankKey {
  readonly id: string
  /** Hash of the request: another request with the same key is refused. */
  readonly fingerprint: string
  readonly createdAt: number
  /** null while the request is being handled */
  readonly answer: { readonly status: number; readonly body: object } | null
}

/** A queued webhook. */
export interface BankWebhook {
  readonly id: string
  readonly paymentId: string
  readonly tries: number
  readonly dueAt: number
  /** Sent only if the payment really expired by then. */
  readonly isExpiry: boolean
}

export interface BankEntries {
  readonly payment: BankPayment
  readonly customer: BankCustomer
  readonly key: BankKey
  readonly call: BankWebhook
}

export type BankKind = keyof BankEntries

export interface Decision {
  readonly webhook?: WebhookTiming
  /** Default: the country that the payment is restricted to, or the one in which the method is used. */
  readonly payerCountry?: string
  /** Name of the account or card; absent if the bank does not disclose it. */
  readonly payerName?: string
  /** For refunds and chargebacks. Default: the remaining amount. */
  readonly amount?: Cents
  /** Accept any previous status, as a bank that contradicts itself. */
  readonly anyway?: boolean
}

/** The control panel of the demo bank, where a person chooses the outcome of a payment. */
export interface DemoBankCounter {
  find(id: string): Promise<BankPayment | null>
  /** Newest first. */
  latest(limit: number): Promise<readonly BankPayment[]>
  methodName(method: string, locale: Locale): string
  /** Outcomes that are possible now. */
  outcomesOf(payment: BankPayment): readonly BankOutcome[]
  decide(
    id: string,
    outcome: BankOutcome | 'open',
    decision?: Decision,
  ): Promise<Result<BankPayment, 'not_found' | 'too_late'>>
  /** The faults that are simulated now. */
  troubles(): BankFaultSettings
  /** Replaces the simulated faults. */
  cause(faults: BankFaultSettings): void
}
