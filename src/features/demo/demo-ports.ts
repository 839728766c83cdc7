import type { BankFaultSettings, BankOutcome, WebhookTiming } from '#core/demo/demo-bank.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import type { Result } from '#core/result/result.ts'

/** Moments are milliseconds since 1970, by the bank's clock. */
export interface BankPayment {
  readonly id: string
  readonly status: PaymentStatus
  /** What it was before the last change. */
  readonly before: PaymentStatus
  readonly amount: Cents
  readonly currency: string
  readonly description: string
  readonly method: string
  readonly metadata: unknown
  /** Only cards and accounts of this country may pay; null: any. */
  readonly restrictedTo: string | null
  /** Where the card or account is that paid it. */
  readonly payerCountry: string | null
  /** Of the account or card; absent: the bank does not tell. */
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

/** What was answered to a request with an idempotency key. */
export interface BankKey {
  readonly id: string
  /** Of the request: another one with the same key is a mistake. */
  readonly fingerprint: string
  readonly createdAt: number
  /** Null: still under way. */
  readonly answer: { readonly status: number; readonly body: object } | null
}

/** A webhook that is to be sent. */
export interface BankWebhook {
  readonly id: string
  readonly paymentId: string
  /** How often it was tried. */
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

/** Where the demo's bank writes things down. It keeps the newest: the oldest of a kind go. */
export interface BankBook {
  find<Kind extends BankKind>(kind: Kind, id: string): Promise<BankEntries[Kind] | null>
  /** The one changed last comes first. */
  list<Kind extends BankKind>(kind: Kind): Promise<readonly BankEntries[Kind][]>
  /** Nobody else changes it meanwhile. Null from `next`: it stays as it is, there or not. Answers with what was written. */
  change<Kind extends BankKind>(
    kind: Kind,
    id: string,
    next: (entry: BankEntries[Kind] | null) => BankEntries[Kind] | null,
  ): Promise<BankEntries[Kind] | null>
  remove(kind: BankKind, id: string): Promise<void>
}

export interface Decision {
  readonly webhook?: WebhookTiming
  /** Where the buyer's card or account is; nothing: where the payment is held to, or where the method is used. */
  readonly payerCountry?: string
  /** Of the account or card; absent: the bank does not tell. */
  readonly payerName?: string
  /** For refunds and chargebacks; nothing: all that is left. */
  readonly amount?: Cents
  /** Whatever the payment was before: a bank that contradicts itself. */
  readonly anyway?: boolean
}

/** The counter of the demo's bank, where a person says what becomes of a payment. */
export interface DemoBankCounter {
  find(id: string): Promise<BankPayment | null>
  /** Newest first. */
  latest(limit: number): Promise<readonly BankPayment[]>
  methodName(method: string, locale: Locale): string
  /** What can become of it now. */
  outcomesOf(payment: BankPayment): readonly BankOutcome[]
  decide(
    id: string,
    outcome: BankOutcome | 'open',
    decision?: Decision,
  ): Promise<Result<BankPayment, 'not_found' | 'too_late'>>
  /** What goes wrong at the bank now. */
  troubles(): BankFaultSettings
  /** These go wrong from now on, and nothing else. */
  cause(troubles: BankFaultSettings): void
}

/** A mail that the demo's own mail server received. */
export interface ReceivedMail {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface DemoMailEntry extends Pick<ReceivedMail, 'from' | 'to' | 'subject'> {
  readonly id: string
  readonly receivedAt: Date
  /** How the text begins. */
  readonly opening: string
}

export type DemoMail = Omit<DemoMailEntry, 'opening'> & Pick<ReceivedMail, 'html' | 'text'>

/** The mailbox of the demo. */
export interface DemoMails {
  /** The same message again is no second mail. */
  keep(mail: ReceivedMail): Promise<void>
  /** Newest first. */
  list(): Promise<readonly DemoMailEntry[]>
  find(id: string): Promise<DemoMail | null>
}
