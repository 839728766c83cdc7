import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import type { ExtensionSortKey } from '#core/names/extension-sort.ts'
import type { ExtensionRow } from '#core/names/extension-rows.ts'
import type { IsoDate } from '#core/time/iso-date.ts'

export type PriceColumn = Exclude<ExtensionSortKey, 'name'>

/** Props of the island, serialized into the page. */
export interface ExtensionListProps {
  readonly address: string
  readonly pricedOn: IsoDate
  readonly total: number
  /** Prerendered rows; the rest is fetched. */
  readonly rows: readonly ExtensionRow[]
  readonly groups: Readonly<Record<ExtensionGroup, readonly string[]>>
  readonly columns: readonly PriceColumn[]
  /** Shows a column with the requirements of a transfer. */
  readonly showsMove: boolean
  readonly searchPath: string
}

/** Id of the search on the page itself: rows link to it until a name is typed. */
export const searchAnchor = 'zoek'
