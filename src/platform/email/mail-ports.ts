import type { TransferFamily, TransferStep } from '#core/names/transfers.ts'
import type { AbuseReason, AbuseReport } from '#core/support/abuse-report.ts'
import type { ContactMessage, ContactSubject } from '#core/support/contact-message.ts'
import type { CancellationType, Declaration } from '#core/orders/declaration.ts'
import type { VerificationNeed } from '#core/orders/holder-verification.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { BasisPoints, Cents } from '#core/money/money.ts'

/** Steps of a transfer that its buyer hears of by mail: somebody has to do something, or days go by. */
export type MailedStep = Exclude<TransferStep, 'register' | 'refused' | 'free'>

/** What each mail is made of. Never a token: a link's token is made when the mail is. */
export interface MailData {
  readonly verifyEmail: { readonly firstName: string }
  readonly accountExists: { readonly firstName: string }
  readonly resetPassword: { readonly firstName: string }
  /** `at`: ISO 8601, the moment of the change. */
  readonly passwordChanged: { readonly firstName: string; readonly at: string }
  /** Browser and system in plain words, and a shortened network; `at`: ISO 8601, the moment of the log-in. */
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
    /** Where the buyer tries again. */
    readonly siteLocale: SiteLocale
    readonly status: 'failed' | 'canceled' | 'expired'
    readonly amountCents: Cents
  }
  readonly paymentRefunded: {
    readonly firstName: string
    readonly orderNumber: string
    readonly amountCents: Cents
    readonly reason: 'paid_duplicate' | 'refunded' | 'charged_back'
    /** The number of the credit note; null: what came back was never invoiced. */
    readonly creditNote: string | null
  }
  /** A release of prices breaks what was promised with an order. `reason`: in the words of the provider. */
  readonly renewalPriceRaised: {
    readonly firstName: string
    readonly reason: string
    readonly lines: readonly {
      readonly orderNumber: string
      readonly title: string
      readonly name: string
      readonly frequency: Frequency
      /** Without VAT. */
      readonly promised: Cents
      readonly raisedTo: Cents
      readonly vatRate: BasisPoints
      /** The first renewal; null: when the term that was brought along ends. */
      readonly renewsOn: IsoDate | null
    }[]
  }
  /** `name`: what could not be delivered, in words for people. */
  readonly deliveryFailed: { readonly firstName: string; readonly orderNumber: string; readonly name: string }
  /** Names that go offline unless their holder is confirmed; as A-labels. `neededBy`: ISO 8601. */
  readonly holderUnverified: {
    readonly firstName: string
    readonly orderNumber: string
    readonly paymentId: string
    readonly siteLocale: SiteLocale
    readonly names: readonly { readonly name: string; readonly needs: readonly VerificationNeed[] }[]
    readonly neededBy: string
  }
  /** What the transfer of a name waits for. `until`: how long the other side has time, ISO 8601. */
  readonly transferWaits: {
    readonly firstName: string
    readonly orderNumber: string
    readonly name: string
    readonly step: MailedStep
    readonly family: TransferFamily
    readonly until: string | null
  }
  /** As `contactReceived`: the same for whatever was typed. */
  readonly declarationReceipt: FormReceipt & Pick<Declaration, 'kind'>
  /** To the address of the order, with the link that makes a declaration count. */
  readonly declarationToConfirm: OwnedDeclaration
  /** To the address of the order: it counts. */
  readonly declarationConfirmed: OwnedDeclaration
  /** For the provider, with all that was typed. `orderNumber`: the order that was named. */
  readonly declarationNotice: TakenDeclaration & {
    readonly language: SiteLocale
    readonly orderNumber: string | null
    readonly isConfirmed: boolean
    /** The typed address is that of the order. */
    readonly isOwnAddress: boolean
  }
  /** A fresh link to an invoice, to the address of the order. */
  readonly invoiceLink: { readonly firstName: string; readonly orderNumber: string; readonly form: 'pdf' | 'xml' }
  /** To an address nobody has confirmed: nothing in it is the sender's own words, or we would mail them for anybody. */
  readonly contactReceived: FormReceipt & { readonly subject: ContactSubject }
  /** For the provider. */
  readonly contactNotice: FormReceipt & ContactMessage & { readonly language: SiteLocale }
  /** As `contactReceived`. */
  readonly abuseReceived: FormReceipt & { readonly reason: AbuseReason }
  /** For the provider. */
  readonly abuseNotice: FormReceipt & AbuseReport & { readonly language: SiteLocale }
  readonly partnerApplied: { readonly firstName: string; readonly applicationId: string }
  /** `isNew`: just became a partner. */
  readonly partnerLink: { readonly firstName: string; readonly partner: string; readonly isNew: boolean }
}

/** `at`: ISO 8601, when it came in. */
export interface FormReceipt {
  readonly receipt: string
  readonly at: string
}

/** A declaration as the owner of the order is told of it: facts of the order, and none of the words that were typed. */
export interface OwnedDeclaration extends FormReceipt {
  readonly firstName: string
  readonly orderNumber: string
  readonly kind: Declaration['kind']
  /** Of a cancellation. */
  readonly type: CancellationType | null
  /** Withdrawn after the last day, or by a business: a person has to look at it. */
  readonly isLate: boolean
  /** When each line ends; null: with the term it brought from elsewhere. */
  readonly ends: readonly { readonly title: string; readonly name: string; readonly endsOn: IsoDate | null }[]
}

/** A withdrawal or cancellation that was received. */
export type TakenDeclaration = Declaration & FormReceipt

export type TemplateName = keyof MailData

/** A template with what it needs. */
export type MailContent = {
  readonly [Template in TemplateName]: { readonly template: Template; readonly data: MailData[Template] }
}[TemplateName]

export type MailOrder = MailContent & {
  /** What caused it: the same cause never mails twice. */
  readonly cause: string
  readonly to: string
  readonly language: Locale
  readonly customerId: string | null
}

/** Mails are added inside the transaction that causes them, each with the job that sends it. */
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

/** Mails that were ordered. Every function throws `Unavailable` when they cannot be reached. */
export interface Mails {
  find(mailId: string): Promise<OrderedMail | null>
  markSent(mailId: string): Promise<void>
}

/** A mail as it goes out. */
export interface OutgoingMail {
  /** Becomes the Message-ID: a mail that is sent twice has the same one. */
  readonly id: string
  readonly to: string
  /** Reply-To, where replies should not go to the sender address. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

/** An attached file. */
export interface Attachment {
  readonly name: string
  /** Its media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

export interface Post {
  /** Throws `PermanentFailure` when the recipient is refused for good, and any other error when it may work later. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
}
