import type { TemplateName } from '#services/mails/mails-port.ts'

/** All words of the mails in one language; Dutch, German and English have every one of them. */
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
