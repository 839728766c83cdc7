import type { AbuseReport } from '#domain/support/abuse-report.ts'
import type { ContactMessage } from '#domain/support/contact-message.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'

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

/** That something came in, and when. */
export interface Receipt {
  readonly number: string
  readonly receivedAt: Date
}

export interface ArticleName {
  /** By id. */
  readonly article: string
  readonly language: SiteLocale
}

/** What people said of articles, without saying who they are. Every function throws `Unavailable`. */
export interface ArticleFeedback {
  count(article: ArticleName, helpful: boolean): Promise<void>
  note(article: ArticleName, remark: string): Promise<void>
  /** Deletes a step's worth of what is over, and says how much that was. */
  forget(): Promise<number>
}

export interface ArticleVotes extends ArticleName {
  readonly helpful: number
  readonly unhelpful: number
}

export interface ArticleRemark extends ArticleName {
  readonly day: IsoDate
  readonly remark: string
}
