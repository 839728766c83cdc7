import type { Declaration } from '#domain/declaration.ts'
import type { Locale, SiteLocale } from '#domain/locale.ts'
import type { Cents } from '#domain/money.ts'

/** What each mail is made of. Never a token: a link's token is made when the mail is. */
export interface MailData {
  readonly verifyEmail: { readonly firstName: string }
  readonly accountExists: { readonly firstName: string }
  readonly resetPassword: { readonly firstName: string }
  /** `at`: ISO 8601, the moment of the change. */
  readonly passwordChanged: { readonly firstName: string; readonly at: string }
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
  /** `name`: what could not be delivered, in words for people. */
  readonly deliveryFailed: { readonly firstName: string; readonly orderNumber: string; readonly name: string }
  readonly declarationReceived: TakenDeclaration
  /** For the provider. `orderNumber`: the order that was meant, when that is certain. */
  readonly declarationNotice: TakenDeclaration & { readonly language: SiteLocale; readonly orderNumber: string | null }
  readonly partnerApplied: { readonly firstName: string; readonly applicationId: string }
  /** `isNew`: just became a partner. */
  readonly partnerLink: { readonly firstName: string; readonly partner: string; readonly isNew: boolean }
}

/** Somebody ended a contract. `at`: ISO 8601, when that came in. */
export type TakenDeclaration = Declaration & { readonly receipt: string; readonly at: string }

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
