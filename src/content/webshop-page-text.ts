import type { DomainPageText } from '#content/domain-page-text.ts'
import type { ArgumentText } from '#content/offer-text.ts'
import type { ComparisonText } from '#content/plan-page-text.ts'
import type { SoldPageText, TitledText, WaysText } from '#content/sold-page-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

/** The page about the webshop builder. */
export interface WebshopPageText<L extends SiteLocale> extends SoldPageText<L> {
  readonly argument: ArgumentText
  readonly comparison: ComparisonText
  readonly payment: DomainPageText['steps']
  readonly ways: WaysText
  /** What the law asks of every shop; not advice. */
  readonly duties: {
    readonly h2: string
    readonly lead: string
    readonly items: readonly TitledText[]
    readonly note: string
  }
}
