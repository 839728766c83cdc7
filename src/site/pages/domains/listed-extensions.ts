import { catalogue } from '#catalogue/catalogue.ts'
import { groups } from '#catalogue/extensions/featured.ts'
import { extensionRows, type ExtensionRow } from '#core/names/extension-rows.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { formatCount } from '#core/locale/number-format.ts'
import { packedOf } from '#core/names/packed-extensions.ts'
import { pathOf } from '#site/links.ts'
import type { ExtensionListProps, PriceColumn } from '#web/extension-list/extension-list-props.ts'
import { renderedOn } from '#web/rendered-on.ts'

const packed = packedOf(catalogue, renderedOn)

/** Everything on sale on the day the pages are made. */
export function listedExtensions(locale: SiteLocale): readonly ExtensionRow[] {
  return extensionRows(packed, renderedOn, locale)
}

/** How many that are, counted and never typed: `1.921`. */
export function extensionCount(locale: SiteLocale): string {
  return formatCount(listedExtensions(locale).length, locale)
}

/** The list of a page as it begins, with what it needs to go on. */
export function extensionListOf(
  columns: readonly PriceColumn[],
  locale: SiteLocale,
  address: string,
): ExtensionListProps {
  const all = listedExtensions(locale)
  const byTld = new Map(all.map((row) => [row.tld, row]))
  return {
    address,
    pricedOn: renderedOn,
    total: all.length,
    rows: groups.popular[locale].flatMap((tld) => byTld.get(tld) ?? []),
    groups: {
      popular: groups.popular[locale],
      nearby: groups.nearby[locale],
      shop: groups.shop[locale],
      cities: groups.cities[locale],
    },
    columns,
    // A list without the price of a new name is for people who bring theirs.
    showsMove: !columns.includes('firstTerm'),
    searchPath: pathOf('orderDomains', locale),
  }
}
