import type { LocalizedText } from '#core/locale/locale.ts'
import type { UnpricedProduct } from '#core/catalogue/product.ts'
import type { PageId } from '#site/pages.ts'

export type ExtraSlug =
  | 'extra-backup'
  | 'extra-mailbox'
  | 'extra-mailbox-size'
  | 'extra-storage'
  | 'extra-dns'
  | 'extra-support'

/** Facts about a family of packages, except the texts of its page. */
export interface FamilyRecord {
  /** Name such as `WordPress-hosting`; a package's title is the family name and the size. */
  readonly name: LocalizedText
  /** Label of the family's tab in the order step. */
  readonly tab: LocalizedText
  /** The tab is only displayed to visitors who come from the family's page. */
  readonly isOnlyLinked?: true
  /** The page that sells the family. */
  readonly page: PageId
  /** Smallest first. Packages have the type `hosting`: they belong to a domain name and are delivered once paid. */
  readonly packages: readonly UnpricedProduct[]
  /** Extras that are sold with its packages. */
  readonly extras: readonly ExtraSlug[]
}
