import type { IsoDate } from '#core/time/iso-date.ts'
import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import type { ExtensionTable } from '#core/names/domain-name.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { OrderSetting } from '#web/order/order-context.ts'
import { amountOf, type NameSort } from './name-order.ts'
import { namePricesOf } from './name-prices.ts'

export const nameGroups = ['popular', 'nearby', 'shop', 'cities', 'all'] as const
export type NameGroup = ExtensionGroup | 'all'

/** Number of extensions that each press of "more" adds. */
const extensionsAPage = 24

interface OfferedExtensions {
  readonly tlds: readonly string[]
  readonly hasMore: boolean
}

/** Extensions to offer, given how often the visitor asked for more. */
export function offeredExtensions(
  { featured, groups }: OrderSetting['extensions'],
  group: NameGroup,
  presses: number,
  everything: readonly string[],
): OfferedExtensions {
  const all =
    group === 'all'
      ? everything
      : group === 'popular'
        ? [...new Set([...featured, ...groups.popular])]
        : [...groups[group]]
  const shown =
    group === 'all'
      ? extensionsAPage * (presses + 1)
      : group === 'popular' && presses === 0
        ? featured.length
        : all.length
  return { tlds: all.slice(0, shown), hasMore: shown < all.length }
}

/** All extensions: popular ones first, or sorted by price. */
export function allExtensions(
  table: ExtensionTable,
  first: readonly string[],
  sort: NameSort | null,
  date: IsoDate,
): readonly string[] {
  const tlds = [...new Set([...first, ...table.extensions.keys()])]
  if (sort === null) return tlds
  const priced = tlds.map((tld) => {
    const extension = table.extensions.get(tld)
    const prices = extension && namePricesOf(extension, date, visitorVatRate)
    return { tld, amount: prices ? amountOf(prices, sort) : Infinity }
  })
  return priced.toSorted((a, b) => a.amount - b.amount).map(({ tld }) => tld)
}
