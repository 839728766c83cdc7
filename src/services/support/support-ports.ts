import type { AbuseReport } from '#domain/support/abuse-report.ts'
import type { ContactMessage } from '#domain/support/contact-message.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'

/** Every function throws `Unavailable` when it cannot be done. */
export interface Receipts {
  /** A receipt number for nothing: the response to a bot that filled in the hidden field. */
  empty(kind: FormKind): Promise<Receipt>
}

export type FormKind = 'contact' | 'abuse'

interface NewForm<Form> {
  readonly form: Form
  readonly language: SiteLocale
  /** Two submissions with the same content count as one. */
  readonly content: string
}

/** Inside a transaction. */
export interface FormStore {
  /** The receipt of an identical submission within the last minutes. Locks the content until the transaction ends. */
  findRecent(kind: FormKind, content: string): Promise<Receipt | null>
  addMessage(message: NewForm<ContactMessage>): Promise<Receipt>
  addAbuseReport(report: NewForm<AbuseReport>): Promise<Receipt>
}

/** What people and their browsers sent in, once it is over: each function deletes a bounded number and says how many. */
export interface ContactCleaning {
  forgetMessages(): Promise<number>
  forgetAbuseReports(): Promise<number>
  forgetDeclarations(): Promise<number>
  forgetDeclarationLinks(): Promise<number>
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
  readonly forget: () => Promise<number>
}

export interface ArticleVotes extends ArticleName {
  readonly helpful: number
  readonly unhelpful: number
}

export interface ArticleRemark extends ArticleName {
  readonly day: IsoDate
  readonly remark: string
}
