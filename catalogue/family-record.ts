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

/** A family of packages: what the shop knows about it beside the texts of its page. */
export interface FamilyRecord {
  /** `WordPress-hosting`; the title of a package is made of it and of its size. */
  readonly name: LocalizedText
  /** What its tab in the order says. */
  readonly tab: LocalizedText
  /** Its tab is only there for who comes from the page that sells it. */
  readonly isOnlyLinked?: true
  /** The page that sells it. */
  readonly page: PageId
  /** Smallest first. A package has the type `hosting`: it hangs under a name, and is set up when it is paid. */
  readonly packages: readonly UnpricedProduct[]
  /** What can hang under its packages. */
  readonly extras: readonly ExtraSlug[]
}
