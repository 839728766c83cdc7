import type { DomainPageText } from '#content/domain-page-text.ts'
import type { ArgumentText, WordTableText } from '#content/offer-text.ts'
import type { SoldPageText } from '#content/sold-page-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

/** The page for agencies that host their customers' sites. */
export interface ResellerPageText<L extends SiteLocale> extends SoldPageText<L> {
  readonly argument: ArgumentText
  /** The customers on the shelf, and the name it hangs from. */
  readonly shelf: { readonly customers: readonly string[]; readonly mainDomain: string; readonly says: string }
  readonly seen: WordTableText
  /** What one place costs, worked out from the catalogue. */
  readonly places: {
    readonly h2: string
    readonly lead: string
    readonly rowHeading: string
    readonly columns: {
      readonly monthly: string
      readonly yearly: string
      readonly perPlaceFull: string
      readonly perPlaceHalf: string
    }
    readonly note: string
    readonly sum: readonly { readonly title: string; readonly text: string }[]
  }
  readonly moving: DomainPageText['steps']
  readonly loose: WordTableText
}
