import { declarationPagesDe } from '#content/de/declaration-pages.ts'
import { declarationPagesNl } from '#content/nl/declaration-pages.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

/** What to know about ending a contract, and how to do it by letter. */
export interface DeclarationPageText {
  /** Beside the form. */
  readonly asides: readonly { readonly title: string; readonly text: string }[]
  /** Below it. */
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  /** For who would rather write: the letter, line by line. */
  readonly letter: {
    readonly title: string
    readonly lead: string
    readonly lines: readonly string[]
    readonly mail: string
  }
  readonly noScript: string
}

export interface DeclarationPages {
  readonly withdrawal: DeclarationPageText
  readonly cancellation: DeclarationPageText
}

export const declarationPages: Readonly<Record<SiteLocale, DeclarationPages>> = {
  nl: declarationPagesNl,
  de: declarationPagesDe,
}
