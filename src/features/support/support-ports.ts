import type { AbuseReport } from '#core/support/abuse-report.ts'
import type { ContactMessage } from '#core/support/contact-message.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { IsoDate } from '#core/time/iso-date.ts'

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
}

export interface ArticleVotes extends ArticleName {
  readonly helpful: number
  readonly unhelpful: number
}

export interface ArticleRemark extends ArticleName {
  readonly day: IsoDate
  readonly remark: string
}
