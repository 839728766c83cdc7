import type { FaqItem, TextLink } from '#content/home-text.ts'
import type { NextPagesText, NotIncludedText, PackagesText, ThreeYearsText } from '#content/offer-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

/** What every page says that sells a family of packages beside hosting. Its h1 and lead are with the other pages. */
export interface SoldPageText<L extends SiteLocale> {
  readonly hero: {
    /** Leads to the packages on the same page. */
    readonly choose: string
    readonly second: TextLink<L>
  }
  readonly packages: PackagesText<L>
  readonly threeYears: ThreeYearsText
  readonly notIncluded: NotIncludedText<L>
  readonly faq: {
    readonly h2: string
    readonly lead: string
    readonly items: readonly FaqItem[]
  }
  readonly next: NextPagesText<L>
}

/** Titles with a text, side by side. */
export interface TitledText {
  readonly title: string
  readonly text: string
}

/** Two lists side by side, one of them bad news. */
export interface TwoListsText {
  readonly h2: string
  readonly lead: string
  readonly lists: readonly [
    { readonly title: string; readonly items: readonly string[] },
    { readonly title: string; readonly items: readonly string[] },
  ]
}

/** Columns that stand for a family each; their prices come from the catalogue. */
export interface WaysText {
  readonly h2: string
  readonly lead: string
  readonly rowHeading: string
  readonly firstYear: string
  readonly renewal: string
  /** By the slug whose prices stand in the column. */
  readonly ways: readonly { readonly slug: string; readonly label: string }[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}
