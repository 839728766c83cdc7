import type { VerificationNeed } from '#core/orders/holder-verification.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { TemplateName } from '#features/emails/mail-data.ts'

/** Texts of the mails in one language. */
export interface MailTexts {
  /** Without a name: a greeting for anybody. */
  readonly greeting: (name: string | undefined) => string
  readonly reasons: Readonly<Record<TemplateName, string>>
  readonly footer: {
    readonly chamberOfCommerce: string
    readonly vatNumber: string
    readonly country: string
    readonly help: string
    readonly privacy: string
  }
  readonly verifyEmail: {
    readonly subject: string
    readonly preheader: string
    readonly heading: string
    readonly why: string
    readonly button: string
    readonly validity: string
    readonly meanwhile: string
    readonly notYou: string
  }
  readonly accountExists: {
    readonly subject: string
    readonly preheader: string
    readonly heading: string
    readonly what: string
    readonly button: string
    readonly forgotten: string
    readonly newPassword: string
    readonly validity: string
    readonly notYou: string
  }
  readonly resetPassword: {
    readonly subject: string
    readonly preheader: string
    readonly heading: string
    readonly what: string
    readonly button: string
    readonly validity: string
    readonly notYou: string
  }
  readonly passwordChanged: {
    readonly subject: string
    readonly preheader: string
    readonly heading: string
    readonly what: string
    readonly when: string
    readonly elsewhere: string
    readonly notYou: (phone: string) => string
    readonly button: string
  }
  readonly newDevice: {
    readonly subject: string
    readonly preheader: string
    readonly heading: string
    readonly what: string
    readonly when: string
    readonly device: string
    readonly unknown: string
    /** A browser on a system. */
    readonly on: (browser: string, system: string) => string
    readonly network: string
    readonly wasYou: string
    readonly notYou: (phone: string) => string
    readonly button: string
    readonly devices: string
    readonly devicesLink: string
  }
  readonly vatNumberChecked: {
    readonly vatNumber: string
    readonly result: string
    readonly register: string
    readonly valid: VatResultTexts & { readonly reverseCharge: string; readonly dutch: string }
    readonly invalid: VatResultTexts & {
      readonly dutch: string
      readonly consequence: string
      readonly remedy: string
      readonly button: string
    }
  }
}

interface VatResultTexts {
  readonly subject: string
  readonly preheader: string
  readonly heading: string
  readonly what: string
  readonly result: string
}

/** Texts of the mails about orders in one language; amounts and dates are passed formatted. */
export interface OrderMailTexts {
  readonly orderNumber: string
  readonly amount: string
  readonly free: string
  readonly perPeriod: (frequency: Frequency) => string
  readonly orderConfirmed: {
    readonly subject: (orderNumber: string) => string
    readonly preheader: (total: string) => string
    readonly heading: string
    readonly paid: (total: string) => string
    readonly nothingToPay: string
    readonly startsNow: string
    readonly startsLater: (day: string) => string
    readonly confirmEmail: string
    /** Of names whose holder has to be confirmed. */
    readonly unverified: (names: string) => string
    readonly holder: (name: string) => string
    readonly nameServers: (list: string) => string
    readonly forwardsTo: (address: string) => string
    readonly button: string
    readonly ordered: string
    /** Of the lines' amounts. */
    readonly caption: string
    readonly move: string
    readonly term: (from: string, until: string) => string
    readonly insteadOf: (price: string, label: string) => string
    /** What a code took off; `vat`: how much less of it there is, null where there is none. */
    readonly coupon: (discount: string, vat: string | null) => string
    readonly renewal: (price: string, period: string) => string
    readonly renewalWithVat: (price: string, period: string, priceWithVat: string) => string
    readonly net: string
    readonly vat: (rate: string) => string
    readonly reverseCharge: (vatNumber: string) => string
    readonly outsideEu: string
    readonly total: string
    /** Where there is none. */
    readonly totalWithoutVat: string
    readonly invoiceNumber: string
    readonly orderedAt: string
    readonly paidWith: string
    readonly invoice: string
    readonly invoiceForBusiness: string
    readonly downloadInvoice: string
    readonly terms: string
    readonly readTerms: string
    readonly afterwards: string
    readonly renews: string
    /** How renewals are paid. */
    readonly charged: string
    readonly invoiced: string
    readonly cancel: string
    readonly cancelHere: string
    readonly withdrawal: string
    readonly right: (until: string) => string
    readonly how: string
    readonly withdrawHere: string
    readonly consequences: string
    readonly started: string
    readonly notStarted: string
    readonly domains: string
    readonly form: (seller: string) => readonly string[]
    readonly agreed: string
    readonly agreedAt: (moment: string) => string
    readonly seller: string
  }
  readonly paymentUnfinished: {
    readonly subject: (orderNumber: string) => string
    readonly preheader: string
    readonly headings: Readonly<Record<'failed' | 'canceled' | 'expired', string>>
    readonly what: Readonly<Record<'failed' | 'canceled' | 'expired', string>>
    readonly nothingCharged: string
    readonly button: string
    readonly otherMethod: string
    readonly noLonger: string
  }
  readonly paymentRefunded: {
    readonly creditNote: string
    readonly attached: string
    readonly paid_duplicate: RefundTexts
    readonly refunded: RefundTexts
    readonly charged_back: RefundTexts
    readonly contact: string
    readonly contactHere: string
  }
  readonly deliveryFailed: {
    readonly subject: (orderNumber: string) => string
    readonly preheader: string
    readonly heading: string
    readonly what: (name: string) => string
    readonly next: string
    readonly item: string
    readonly contact: string
    readonly contactHere: string
  }
  readonly holderUnverified: {
    readonly subject: (orderNumber: string) => string
    readonly preheader: (day: string) => string
    readonly heading: string
    readonly what: (day: string) => string
    readonly needs: Readonly<Record<VerificationNeed, (names: string) => string>>
    readonly button: string
    readonly contact: string
    readonly contactHere: string
  }
  readonly renewalPriceRaised: {
    readonly subject: string
    readonly preheader: string
    readonly heading: string
    readonly what: string
    readonly why: string
    readonly line: (price: string, period: string, promised: string) => string
    readonly withVat: (price: string, priceWithVat: string) => string
    readonly from: (day: string) => string
    readonly cancel: string
    readonly cancelHere: string
  }
}

interface RefundTexts {
  readonly subject: (orderNumber: string) => string
  readonly preheader: string
  readonly heading: string
  readonly what: (amount: string) => string
  readonly next: string
}
