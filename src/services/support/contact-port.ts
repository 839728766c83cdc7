import type { AbuseReport } from '#domain/support/abuse-report.ts'
import type { ContactMessage } from '#domain/support/contact-message.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { Receipt } from './receipt-port.ts'

export interface Sent<Letter> {
  readonly letter: Letter
  readonly language: SiteLocale
  /** Where the provider reads it. */
  readonly noticeTo: string
}

/**
 * What people send in: written down with its receipt and mailed to the provider, with a mail to who sent it. The same
 * again within minutes is the same one. Every function throws `Unavailable` when it cannot be done.
 */
export interface Contact {
  takeMessage(sent: Sent<ContactMessage>): Promise<Receipt>
  takeAbuseReport(sent: Sent<AbuseReport>): Promise<Receipt>
  /** A receipt for nothing at all: what a program is told that filled in a field nobody sees. */
  emptyReceipt(kind: 'contact' | 'abuse'): Promise<Receipt>
}

/** What people and their browsers sent in, once it is over: each function deletes a bounded number and says how many. */
export interface ContactCleaning {
  forgetMessages(): Promise<number>
  forgetAbuseReports(): Promise<number>
  forgetDeclarations(): Promise<number>
  forgetBrowserReports(): Promise<number>
}
