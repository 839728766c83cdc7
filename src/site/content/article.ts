import type { ArticleLink } from '#site/articles.ts'

/** A helpdesk article for its page and for the search. */
export interface Article extends ArticleLink {
  readonly description: string
  /** Search terms that the text may not contain. */
  readonly words: string
  /** Ids of articles to read next. */
  readonly related: readonly string[]
  /** Date of the last substantial change, such as `2026-11-15`. */
  readonly updated: string | undefined
  /** First paragraph, which answers the question, as HTML. */
  readonly answer: string
  /** The other paragraphs as HTML. */
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Text of the whole article without markup. */
  readonly text: string
}
