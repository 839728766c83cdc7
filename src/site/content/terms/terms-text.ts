import type { SiteLocale } from '#core/locale/locale.ts'

/** A numbered paragraph, with an optional list below it. */
export type TermsParagraph = string | { readonly text: string; readonly items: readonly string[] }

export interface TermsArticle {
  readonly title: string
  /** Numbered within the article: 3.1, 3.2, … */
  readonly paragraphs: readonly TermsParagraph[]
}

/** A form to print and fill in by hand. */
export interface TermsForm {
  readonly title: string
  readonly lead: string
  readonly says: readonly string[]
  /** Labels of the blanks, each followed by space for writing. */
  readonly blanks: readonly string[]
}

export interface TermsText {
  readonly language: SiteLocale
  readonly title: string
  /** ISO date of this version. */
  readonly date: string
  readonly dateLabel: string
  /** Paragraphs before the first article. */
  readonly opening: readonly string[]
  /** Position of this text in the document, printed above the other language's text. */
  readonly place: string
  readonly articles: readonly TermsArticle[]
  readonly form: TermsForm
  /** `Pagina 3 van 12`. */
  readonly pageOf: (page: number, pages: number) => string
}
