import type { TextLink } from '#content/home-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { PageIdIn } from '#site/pages.ts'

/** What a package costs in three years; the amounts come from the catalogue. */
export interface ThreeYearsText {
  readonly h2: string
  readonly lead: string
  readonly note?: string
}

/** What is honestly not in it, and where it is then. */
export interface NotIncludedText<L extends SiteLocale> {
  readonly h2: string
  readonly lead?: string
  readonly items: readonly {
    readonly title: string
    readonly text: string
    readonly link?: TextLink<L>
  }[]
}

/** A page's own reason to exist. */
export interface ArgumentText {
  readonly h2: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly { readonly title: string; readonly text: string }[]
}

/** The next step, chosen by the page. */
export interface NextPagesText<L extends SiteLocale> {
  readonly h2: string
  readonly items: readonly {
    readonly page: PageIdIn<L>
    /** With the order: the slug of the package that is chosen when it opens. */
    readonly product?: string
    readonly label: string
    readonly text: string
  }[]
}

/** The packages on their sill. `fits` says per slug whom it suits; without it the catalogue's own line stands there. */
export interface PackagesText<L extends SiteLocale> {
  readonly h2: string
  readonly fits?: Readonly<Record<string, string>>
  /** Stands in the third column beside two packages. */
  readonly aside?: { readonly title: string; readonly text: string; readonly link?: TextLink<L> }
}

/** A table of words: its first column names the row, and there may be two to four columns. */
export interface WordTableText {
  readonly h2: string
  readonly lead?: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}
