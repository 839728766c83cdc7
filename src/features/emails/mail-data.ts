import type { ConfirmedOrder } from '#features/orders/repository.ts'
import type { TransferFamily, TransferStep } from '#core/names/transfers.ts'
import type { AbuseReason, AbuseReport } from '#core/support/abuse-report.ts'
import type { ContactMessage, ContactSubject } from '#core/support/contact-message.ts'
import type { CancellationType, Declaration } from '#core/orders/declaration.ts'
import type { EndReason } from '#core/orders/order-ends.ts'
import type { VerificationNeed } from '#core/orders/holder-verification.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { BasisPoints, Cents } from '#core/money/money.ts'

/** Steps of a transfer that the buyer is mailed about, because someone has to act or days pass. */
export type MailedStep = Exclude<TransferStep, 'register' | 'refused' | 'free'>

/** The data of each template. It never contains a token: tokens of links are issued when the mail is sent. */
export interface MailData {
  /** `hasCode`: with digits for the page of an order. */
  readonly verifyEmail: { readonly firstName: string; readonly hasCode?: true }
  readonly accountExists: { readonly firstName: string }
  readonly resetPassword: { readonly firstName: string }
  /** `at`: time of the change, ISO 8601. */
  readonly passwordChanged: { readonly firstName: string; readonly at: string }
  /** `network` is shortened; `at`: time of the log-in, ISO 8601. */
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
    /** The language of the page on which the buyer retries. */
    readonly siteLocale: SiteLocale
    readonly status: 'failed' | 'canceled' | 'expired'
    readonly amountCents: Cents
  }
  readonly paymentRefunded: {
    readonly firstName: string
    readonly orderNumber: string
    readonly amountCents: Cents
    readonly reason: 'paid_duplicate' | 'refunded' | 'charged_back'
    /** The number of the credit note; null if the refunded amount was never invoiced. */
    readonly creditNote: string | null
    /** Lines that end with it. */
    readonly ends?: readonly (OwnedDeclaration['ends'][number] & { readonly reason: EndReason })[]
  }
  /** A price release raises a renewal price that an order promised. `reason`: in the words of the provider. */
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
      /** The first renewal; null if it is the end of the term that was transferred in. */
      readonly renewsOn: IsoDate | null
    }[]
  }
  /** `name`: the product that could not be delivered. */
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
  /** The step that the transfer of a name waits for. `until`: deadline of the other party, ISO 8601. */
  readonly transferWaits: {
    readonly firstName: string
    readonly orderNumber: string
    readonly name: string
    readonly step: MailedStep
    readonly family: TransferFamily
    readonly until: string | null
  }
  /** Like `contactReceived`, it is the same whatever the sender typed. */
  readonly declarationReceipt: FormReceipt & Pick<Declaration, 'kind'>
  /** To the address of the order, with the link that makes the declaration effective. */
  readonly declarationToConfirm: OwnedDeclaration
  /** To the address of the order: the declaration is effective. */
  readonly declarationConfirmed: OwnedDeclaration
  /** For the provider, with all that was typed. `orderNumber`: the order that was named. */
  readonly declarationNotice: TakenDeclaration & {
    readonly language: SiteLocale
    readonly orderNumber: string | null
    readonly isConfirmed: boolean
    /** A confirmed withdrawal that came too late: an operator decides. */
    readonly isLate?: boolean
    /** A confirmed declaration about a part of the order: an operator decides. */
    readonly isPart?: boolean
    /** Not confirmed within a working day: an operator decides. */
    readonly isOverdue?: boolean
    /** The typed address is that of the order. */
    readonly isOwnAddress: boolean
  }
  /** A fresh link to an invoice, to the address of the order. */
  readonly invoiceLink: { readonly firstName: string; readonly orderNumber: string; readonly form: 'pdf' | 'xml' }
  /** To an unconfirmed address: it contains no text of the sender, so that the form cannot be used to mail third parties. */
  readonly contactReceived: FormReceipt & { readonly subject: ContactSubject }
  /** For the provider. */
  readonly contactNotice: FormReceipt & ContactMessage & { readonly language: SiteLocale }
  /** Like `contactReceived`, it contains no text of the sender. */
  readonly abuseReceived: FormReceipt & { readonly reason: AbuseReason }
  /** For the provider. */
  readonly abuseNotice: FormReceipt & AbuseReport & { readonly language: SiteLocale }
  readonly partnerApplied: { readonly firstName: string; readonly applicationId: string }
  /** `isNew`: just became a partner. */
  readonly partnerLink: { readonly firstName: string; readonly partner: string; readonly isNew: boolean }
}

/** `at`: time of receipt, ISO 8601. */
export interface FormReceipt {
  readonly receipt: string
  readonly at: string
}

/** A declaration for the owner of the order: facts of the order, and none of the text that was typed. */
export interface OwnedDeclaration extends FormReceipt {
  readonly firstName: string
  readonly orderNumber: string
  readonly kind: Declaration['kind']
  /** Only for a cancellation. */
  readonly type: CancellationType | null
  /** Withdrawn after the last day, or by a business, so that staff have to decide. */
  readonly isLate: boolean
  /** About a part of the order, so that staff have to read which. */
  readonly isPart?: boolean
  /** When each line ends; null if it ends with the term that was transferred in. */
  readonly ends: readonly { readonly title: string; readonly name: string; readonly endsOn: IsoDate | null }[]
}

/** A withdrawal or cancellation that was received. */
export type TakenDeclaration = Declaration & FormReceipt

export type TemplateName = keyof MailData

/** A template with its data. */
export type MailContent = {
  readonly [Template in TemplateName]: { readonly template: Template; readonly data: MailData[Template] }
}[TemplateName]

export type MailOrder = MailContent & {
  /** Identifies the reason for the mail: no cause is mailed twice. */
  readonly cause: string
  readonly to: string
  readonly language: Locale
  readonly customerId: string | null
}

/** The data of a mail that is being written: as queued, with the order instead of its id. */
export interface WrittenData extends Omit<MailData, 'orderConfirmed'> {
  readonly orderConfirmed: ConfirmedOrder
}

export type WrittenMail = {
  readonly [Name in TemplateName]: { readonly template: Name; readonly data: WrittenData[Name] }
}[TemplateName]
