import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { type ExtensionPrices, extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { DomainLookup } from '#platform/clients/domain-lookup.ts'

/** The dependencies of the use cases around names. */
export interface NameDependencies {
  readonly lookup: DomainLookup
  readonly catalogue: Catalogue
  /** @returns null if the extension is not sold today */
  readonly pricesOf: (name: DomainName) => (ExtensionPrices & { readonly years: number }) | null
  /** For unexpected errors. */
  readonly report: (error: unknown) => void
  /** Names still pending at the end of this time resolve to `unknown`. */
  readonly searchTimeoutMs: number
}

type Parts = Pick<NameDependencies, 'lookup' | 'catalogue' | 'report'> & {
  readonly today: () => IsoDate
  readonly searchTimeoutMs?: number
}

export function createNameDependencies({ today, searchTimeoutMs = 8000, ...parts }: Parts): NameDependencies {
  return { ...parts, searchTimeoutMs, pricesOf: dailyPrices(parts.catalogue, today) }
}

/** Caches the prices of each extension for a day. */
function dailyPrices(catalogue: Catalogue, today: () => IsoDate): NameDependencies['pricesOf'] {
  let day: IsoDate | undefined
  let extensions: Catalogue['extensions'] | undefined
  const cache = new Map<string, ReturnType<NameDependencies['pricesOf']>>()
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
