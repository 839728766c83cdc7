import type { SiteLocale } from '#core/locale/locale.ts'

/** A numbered paragraph, with what it sums up below it. */
export type TermsParagraph = string | { readonly text: string; readonly items: readonly string[] }

export interface TermsArticle {
  readonly title: string
  /** Numbered within the article: 3.1, 3.2, … */
  readonly paragraphs: readonly TermsParagraph[]
}

/** A form to be filled in by hand. */
export interface TermsForm {
  readonly title: string
  readonly lead: string
  readonly says: readonly string[]
  /** Each with room to write behind it. */
  readonly blanks: readonly string[]
}

export interface TermsText {
  readonly language: SiteLocale
  readonly title: string
  /** ISO date of this version. */
  readonly date: string
  readonly dateLabel: string
  /** Before the first article. */
  readonly opening: readonly string[]
  /** Where this text is in the document: stands above the other one. */
  readonly place: string
  readonly articles: readonly TermsArticle[]
  readonly form: TermsForm
  /** `Pagina 3 van 12`. */
  readonly pageOf: (page: number, pages: number) => string
}
