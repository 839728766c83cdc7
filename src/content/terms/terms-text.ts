export interface TermsArticle {
  readonly title: string
  /** Numbered within the article: 3.1, 3.2, … */
  readonly paragraphs: readonly string[]
}

export interface TermsText {
  readonly title: string
  /** ISO date of this version. */
  readonly date: string
  readonly dateLabel: string
  readonly articles: readonly TermsArticle[]
}
