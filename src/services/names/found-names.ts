import type { DomainName } from '#domain/names/domain-name.ts'
import { hasHiddenCharacters } from '#domain/names/domain-label.ts'
import type { NameResult, NameResultPrices } from '#domain/names/name-result.ts'
import { displayNameOf } from '#domain/names/look-alike.ts'
import { cents } from '#domain/money/money.ts'
import type { RequestedName } from '#domain/names/requested-names.ts'
import type { NameDependencies } from './name-dependencies.ts'
import type { Finding, UnknownReason } from './domain-lookup-port.ts'

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
    source: finding.source,
    checkedAt: finding.checkedAt,
    prices: pricesOf(shop, name, finding),
  }
}

/** A text that is no name, or none we sell. */
export function noNameOf(shop: NameDependencies, wish: Exclude<RequestedName, { readonly kind: 'name' }>): NameResult {
  const text = repeatable(wish.typed)
  const code = wish.kind === 'invalid' ? wish.fault.code : 'unknown_extension'
  const suggestion = wish.kind === 'invalid' ? wish.fault.suggestion : undefined
  return {
    name: text,
    unicode: text,
    sld: '',
    tld: wish.kind === 'unsold' ? wish.tld : '',
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
  if (finding.premium === undefined) return null
  const { firstYear, renewal } = finding.premium
  return { firstYear, renewal, transfer: null, threeYears: cents(firstYear + 2 * renewal), years: 1 }
}

/** What cannot be seen is not sent back. */
function repeatable(typed: string): string {
  const start = Array.from(typed.slice(0, maxRepeated))
  return start.filter((character) => !hasHiddenCharacters(character)).join('')
}
