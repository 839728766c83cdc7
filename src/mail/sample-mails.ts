import type { MailContent } from '#services/ports/mails.ts'

/** Every template, in every state it has. For tests. */
export function sampleMails(firstName = 'Sanne', vatNumber = 'DE123456789'): Readonly<Record<string, MailContent>> {
  return {
    verifyEmail: { template: 'verifyEmail', data: { firstName } },
    accountExists: { template: 'accountExists', data: { firstName } },
    resetPassword: { template: 'resetPassword', data: { firstName } },
    passwordChanged: { template: 'passwordChanged', data: { firstName, at: '2026-11-15T07:12:54Z' } },
    vatNumberValid: { template: 'vatNumberChecked', data: { firstName, vatNumber, state: 'valid' } },
    dutchVatNumberValid: {
      template: 'vatNumberChecked',
      data: { firstName, vatNumber: 'NL001234567B01', state: 'valid' },
    },
    dutchVatNumberInvalid: {
      template: 'vatNumberChecked',
      data: { firstName, vatNumber: 'NL001234567B01', state: 'invalid' },
    },
    vatNumberInvalid: { template: 'vatNumberChecked', data: { firstName, vatNumber, state: 'invalid' } },
  }
}
