import type { TransferFamily, TransferStep } from '#core/names/transfers.ts'
import type { AbuseReason, AbuseReport } from '#core/support/abuse-report.ts'
import type { ContactMessage, ContactSubject } from '#core/support/contact-message.ts'
import type { CancellationType, Declaration } from '#core/orders/declaration.ts'
import type { VerificationNeed } from '#core/orders/holder-verification.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { BasisPoints, Cents } from '#core/money/money.ts'

/** Steps of a transfer that are e-mailed to the buyer: they need an action or take days. */
export type MailedStep = Exclude<TransferStep, 'register' | 'refused' | 'free'>

/** Data of each e-mail. It never contains tokens: the token of a link is created when the e-mail is sent. */
export interface MailData {
  readonly verifyEmail: { readonly firstName: string }
  readonly accountExists: { readonly firstName: string }
  readonly resetPassword: { readonly firstName: string }
  /** `at`: time of the change, ISO 8601. */
  readonly passwordChanged: { readonly firstName: string; readonly at: string }
  /** Browser and system in plain words, and a shortened network. `at`: time of the log-in, ISO 8601. */
  readonly newDevice: {
    readonly firstName: string
    readonly browser: string | null
    readonly system: string | null
    readonly network: string
    readonly at: string
  }
  readonly vatNumberChecked: {
    readonly firstName: string
    readonly vatNumber: string
    readonly state: 'valid' | 'invalid'
  }
  readonly orderConfirmed: { readonly orderId: string }
  readonly paymentUnfinished: {
    readonly firstName: string
    readonly orderNumber: string
    readonly paymentId: string
    /** Language of the payment page that the e-mail links to. */
    readonly siteLocale: SiteLocale
    readonly status: 'failed' | 'canceled' | 'expired'
    readonly amountCents: Cents
  }
  readonly paymentRefunded: {
    readonly firstName: string
    readonly orderNumber: string
    readonly amountCents: Cents
    readonly reason: 'paid_duplicate' | 'refunded' | 'charged_back'
    /** Number of the credit note; null if the refunded payment was never invoiced. */
    readonly creditNote: string | null
  }
  /** A price release raises the renewal price that an order promised. `reason` is the operator's own text. */
  readonly renewalPriceRaised: {
    readonly firstName: string
    readonly reason: string
    readonly lines: readonly {
      readonly orderNumber: string
      readonly title: string
      readonly name: string
      readonly frequency: Frequency
      /** Excluding VAT. */
      readonly promised: Cents
      readonly raisedTo: Cents
      readonly vatRate: BasisPoints
      /** Date of the first renewal; null if it is the end of the term that a transferred domain brings along. */
      readonly renewsOn: IsoDate | null
    }[]
  }
  /** `name`: title of the failed delivery for customers. */
  readonly deliveryFailed: { readonly firstName: string; readonly orderNumber: string; readonly name: string }
  /** Domain names, as A-labels, that are suspended unless their holder is verified by `neededBy` (ISO 8601). */
  readonly holderUnverified: {
    readonly firstName: string
    readonly orderNumber: string
    readonly paymentId: string
    readonly siteLocale: SiteLocale
    readonly names: readonly { readonly name: string; readonly needs: readonly VerificationNeed[] }[]
    readonly neededBy: string
  }
  /** The transfer of a domain waits. `until`: deadline of the losing registrar, ISO 8601. */
  readonly transferWaits: {
    readonly firstName: string
    readonly orderNumber: string
    readonly name: string
    readonly step: MailedStep
    readonly family: TransferFamily
    readonly until: string | null
  }
  /** Like `contactReceived`, contains nothing that was typed. */
  readonly declarationReceipt: FormReceipt & Pick<Declaration, 'kind'>
  /** Sent to the address of the order, with the link that confirms the declaration. */
  readonly declarationToConfirm: OwnedDeclaration
  /** Sent to the address of the order once the declaration is confirmed. */
  readonly declarationConfirmed: OwnedDeclaration
  /** Sent to the provider with all form fields. `orderNumber`: order that the declaration names. */
  readonly declarationNotice: TakenDeclaration & {
    readonly language: SiteLocale
    readonly orderNumber: string | null
    readonly isConfirmed: boolean
    /** Whether the address in the form is that of the order. */
    readonly isOwnAddress: boolean
  }
  /** New link to an invoice, sent to the address of the order. */
  readonly invoiceLink: { readonly firstName: string; readonly orderNumber: string; readonly form: 'pdf' | 'xml' }
  /** Sent to an unconfirmed address, so it contains no words of the sender: the shop would relay them to anyone. */
  readonly contactReceived: FormReceipt & { readonly subject: ContactSubject }
  /** Sent to the provider. */
  readonly contactNotice: FormReceipt & ContactMessage & { readonly language: SiteLocale }
  /** Like `contactReceived`, contains nothing that was typed. */
  readonly abuseReceived: FormReceipt & { readonly reason: AbuseReason }
  /** Sent to the provider. */
  readonly abuseNotice: FormReceipt & AbuseReport & { readonly language: SiteLocale }
  readonly partnerApplied: { readonly firstName: string; readonly applicationId: string }
  /** `isNew`: the customer just became a partner. */
  readonly partnerLink: { readonly firstName: string; readonly partner: string; readonly isNew: boolean }
}

/** `at`: time of receipt, ISO 8601. */
export interface FormReceipt {
  readonly receipt: string
  readonly at: string
}

/** Declaration in e-mails to the owner of the order: facts of the order, without the words that were typed. */
export interface OwnedDeclaration extends FormReceipt {
  readonly firstName: string
  readonly orderNumber: string
  readonly kind: Declaration['kind']
  /** Set for cancellations only. */
  readonly type: CancellationType | null
  /** Withdrawn after the period or by a business; an operator has to decide. */
  readonly isLate: boolean
  /** End date of each line; null if it is the end of the term that a transferred domain brings along. */
  readonly ends: readonly { readonly title: string; readonly name: string; readonly endsOn: IsoDate | null }[]
}

/** A received withdrawal or cancellation. */
export type TakenDeclaration = Declaration & FormReceipt

export type TemplateName = keyof MailData

/** A template with its data. */
export type MailContent = {
  readonly [Template in TemplateName]: { readonly template: Template; readonly data: MailData[Template] }
}[TemplateName]

export type MailOrder = MailContent & {
  /** Idempotency key: a second e-mail with the same cause is not stored. */
  readonly cause: string
  readonly to: string
  readonly language: Locale
  readonly customerId: string | null
}

/** Stores e-mails in the transaction that causes them, each with the job that sends it. */
export interface MailOutbox {
  add(mail: MailOrder): Promise<void>
}

export type OrderedMail = MailContent & {
  readonly id: string
  readonly to: string
  readonly language: Locale
  readonly customerId: string | null
  readonly isSent: boolean
}

/** Stored e-mails. Every function throws `Unavailable` when the database cannot be reached. */
export interface Mails {
  find(mailId: string): Promise<OrderedMail | null>
  markSent(mailId: string): Promise<void>
}

/** A rendered e-mail. */
export interface OutgoingMail {
  /** Becomes the Message-ID, so that an e-mail that is sent twice has the same one. */
  readonly id: string
  readonly to: string
  /** Reply-To address, if replies should not go to the sender address. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

export interface Attachment {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

export interface Post {
  /** Throws `PermanentFailure` if the recipient is refused permanently, any other error if a retry may succeed. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
}
