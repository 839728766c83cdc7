import { type ExtensionPrices, extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'

/** @returns null if the extension is not sold today */
export type ExtensionPriceList = (name: DomainName) => (ExtensionPrices & { readonly years: number }) | null

/** Caches the prices of each extension for a day. */
export function createExtensionPriceList(catalogue: Catalogue, today: () => IsoDate): ExtensionPriceList {
  let day: IsoDate | undefined
  let extensions: Catalogue['extensions'] | undefined
  const cache = new Map<string, ReturnType<ExtensionPriceList>>()
  return ({ tld }) => {
    const date = today()
    if (date !== day || catalogue.extensions !== extensions) cache.clear()
    day = date
    extensions = catalogue.extensions
    const cached = cache.get(tld)
    if (cached !== undefined) return cached
    const extension = catalogue.extensions.get(tld)
    const prices = extension && extensionPricesOf(extension, date)
    const listed = extension && prices ? { ...prices, years: extension.minYears } : null
    cache.set(tld, listed)
    return listed
  }
}
