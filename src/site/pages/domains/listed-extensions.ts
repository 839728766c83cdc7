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

/** All extensions on sale on the day of the build. */
export function listedExtensions(locale: SiteLocale): readonly ExtensionRow[] {
  return extensionRows(packed, renderedOn, locale)
}

/** Formatted number of extensions on sale, such as `1.921`. */
export function extensionCount(locale: SiteLocale): string {
  return formatCount(listedExtensions(locale).length, locale)
}

/** Initial state of a page's extension list, with the data to continue from it. */
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
    // A list without registration prices is for visitors who transfer a name.
    showsMove: !columns.includes('firstTerm'),
    searchPath: pathOf('orderDomains', locale),
  }
}
