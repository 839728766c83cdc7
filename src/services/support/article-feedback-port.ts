import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

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
