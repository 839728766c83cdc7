import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { DomainName } from '#domain/names/domain-name.ts'
import { type ExtensionPrices, extensionPricesOf } from '#domain/catalogue/extension-prices.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { DomainLookup } from './domain-lookup-port.ts'

/** What the use cases around names work with. */
export interface NameDependencies {
  readonly lookup: DomainLookup
  readonly catalogue: Catalogue
  /** Null: not on sale on that day. */
  readonly pricesOf: (name: DomainName) => (ExtensionPrices & { readonly years: number }) | null
  readonly now: () => Date
  /** Waits until it is this search's turn: between two turns the shop serves everybody else. */
  readonly turn: () => Promise<void>
  /** For mistakes of ours. */
  readonly report: (error: unknown) => void
  /** After so long a search is over; what is not known by then is unknown. */
  readonly searchTimeoutMs: number
  /** So many names of one search are looked up at the same time. */
  readonly maxConcurrentSyncs: number
}

type Parts = Pick<NameDependencies, 'lookup' | 'catalogue' | 'turn' | 'report'> &
  Partial<Pick<NameDependencies, 'now' | 'searchTimeoutMs' | 'maxConcurrentSyncs'>> & { readonly today: () => IsoDate }

export function createNameDependencies({ today, ...parts }: Parts): NameDependencies {
  return {
    now: () => new Date(),
    searchTimeoutMs: 8000,
    maxConcurrentSyncs: 16,
    ...parts,
    pricesOf: dailyPrices(parts.catalogue, today),
  }
}

/** Reads the catalogue once a day for each extension. */
function dailyPrices(catalogue: Catalogue, today: () => IsoDate): NameDependencies['pricesOf'] {
  let day: IsoDate | undefined
  const listed = new Map<string, ReturnType<NameDependencies['pricesOf']>>()
  return ({ tld }) => {
    const date = today()
    if (date !== day) listed.clear()
    day = date
    const known = listed.get(tld)
    if (known !== undefined) return known
    const extension = catalogue.extensions.get(tld)
    const prices = extension && extensionPricesOf(extension, date)
    const found = extension && prices ? { ...prices, years: extension.minYears } : null
    listed.set(tld, found)
    return found
  }
}
