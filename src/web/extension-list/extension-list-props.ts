import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import type { ExtensionSortKey } from '#core/names/extension-sort.ts'
import type { ExtensionRow } from '#core/names/extension-rows.ts'
import type { IsoDate } from '#core/time/iso-date.ts'

export type PriceColumn = Exclude<ExtensionSortKey, 'name'>

/** Props of the island, serialised into the page. */
export interface ExtensionListProps {
  /** Where the table of all extensions is. */
  readonly address: string
  readonly pricedOn: IsoDate
  /** How many extensions there are. */
  readonly total: number
  /** The ones a page begins with; the rest is fetched. */
  readonly rows: readonly ExtensionRow[]
  readonly groups: Readonly<Record<ExtensionGroup, readonly string[]>>
  readonly columns: readonly PriceColumn[]
  /** A column that says what a move takes. */
  readonly showsMove: boolean
  /** Where names are looked up. */
  readonly searchPath: string
}

/** The place of the page's own search: rows lead there when no name was typed yet. */
export const searchAnchor = 'zoek'
