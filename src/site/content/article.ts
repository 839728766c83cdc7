import type { ArticleLink } from '#site/articles.ts'

/** An article of the helpdesk as its page shows it and the search finds it. */
export interface Article extends ArticleLink {
  readonly description: string
  /** What people type but the text may not say. */
  readonly words: string
  /** Ids of articles to read next. */
  readonly related: readonly string[]
  /** The day it was last changed in substance, as `2026-11-15`. */
  readonly updated: string | undefined
  /** The first paragraph, which is the answer, as HTML. */
  readonly answer: string
  /** The rest, as HTML. */
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Without markup. */
  readonly text: string
}
