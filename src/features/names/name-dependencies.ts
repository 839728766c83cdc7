import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import { type ExtensionPrices, extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { DomainLookup, Finding, UnknownReason } from '#platform/clients/domain-lookup.ts'
import { hasHiddenCharacters } from '#core/names/domain-label.ts'
import type { NameResult, NameResultPrices } from '#core/names/name-result.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { cents } from '#core/money/money.ts'
import type { RequestedName } from '#core/names/requested-names.ts'

/** What the use cases around names work with. */
export interface NameDependencies {
  readonly lookup: DomainLookup
  readonly catalogue: Catalogue
  /** Null: not on sale on that day. */
  readonly pricesOf: (name: DomainName) => (ExtensionPrices & { readonly years: number }) | null
  readonly now: () => Date
  /** For mistakes of ours. */
  readonly report: (error: unknown) => void
  /** After so long a search is over; what is not known by then is unknown. */
  readonly searchTimeoutMs: number
  /** So many names of one search are looked up at the same time. */
  readonly maxConcurrentSyncs: number
}

type Parts = Pick<NameDependencies, 'lookup' | 'catalogue' | 'report'> &
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

/** Reads a catalogue once a day for each extension. */
function dailyPrices(catalogue: Catalogue, today: () => IsoDate): NameDependencies['pricesOf'] {
  let day: IsoDate | undefined
  let extensions: Catalogue['extensions'] | undefined
  const listed = new Map<string, ReturnType<NameDependencies['pricesOf']>>()
  return ({ tld }) => {
    const date = today()
    if (date !== day || catalogue.extensions !== extensions) listed.clear()
    day = date
    extensions = catalogue.extensions
    const known = listed.get(tld)
    if (known !== undefined) return known
    const extension = catalogue.extensions.get(tld)
    const prices = extension && extensionPricesOf(extension, date)
    const found = extension && prices ? { ...prices, years: extension.minYears } : null
    listed.set(tld, found)
    return found
  }
}

/** Longer text than a name can be is not repeated in full. */
const maxRepeated = 253

/** A name with what was found, at the prices of today. */
export function foundNameOf(shop: NameDependencies, name: DomainName, finding: Finding): NameResult {
  return {
    name: name.ascii,
    unicode: displayNameOf(name.ascii),
    sld: name.sld,
    tld: name.tld,
    state: finding.state,
    ...('reason' in finding && { reason: finding.reason }),
    ...('forSale' in finding && finding.forSale !== undefined && { forSale: finding.forSale }),
    ...('recheck' in finding && finding.recheck && { recheck: true as const }),
    source: finding.source,
    checkedAt: finding.checkedAt,
    prices: pricesOf(shop, name, finding),
  }
}

/** A text that is no name, or none we sell. */
export function noNameOf(
  shop: NameDependencies,
  requested: Exclude<RequestedName, { readonly kind: 'name' }>,
): NameResult {
  const text = repeatable(requested.typed)
  const code = requested.kind === 'invalid' ? requested.fault.code : 'unknown_extension'
  const suggestion = requested.kind === 'invalid' ? requested.fault.suggestion : undefined
  return {
    name: text,
    unicode: text,
    sld: '',
    tld: requested.kind === 'unsold' ? requested.tld : '',
    state: 'invalid',
    reason: code,
    ...(suggestion !== undefined && { suggestion }),
    source: 'none',
    checkedAt: shop.now().toISOString(),
    prices: null,
  }
}

export function unknownFinding(shop: NameDependencies, reason: UnknownReason): Finding {
  return { state: 'unknown', reason, source: 'none', checkedAt: shop.now().toISOString() }
}

function pricesOf(shop: NameDependencies, name: DomainName, finding: Finding): NameResultPrices | null {
  if (finding.state === 'reserved') return null
  if (finding.state !== 'premium') {
    const listed = shop.pricesOf(name)
    if (listed === null) return null
    const { firstTerm: firstYear, renewal, transfer, threeYears, years } = listed
    return { firstYear, renewal, transfer, threeYears, years }
  }
  // What is asked is for a year.
  if (finding.premium === undefined || shop.pricesOf(name)?.years !== 1) return null
  const { firstYear, renewal } = finding.premium
  return { firstYear, renewal, transfer: null, threeYears: cents(firstYear + 2 * renewal), years: 1 }
}

/** What cannot be seen is not sent back. */
function repeatable(typed: string): string {
  const start = Array.from(typed.slice(0, maxRepeated))
  return start.filter((character) => !hasHiddenCharacters(character)).join('')
}
