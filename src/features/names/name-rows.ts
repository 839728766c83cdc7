import { cents } from '#core/money/money.ts'
import { hasHiddenCharacters } from '#core/names/domain-label.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import type { NameResult, NameResultPrices } from '#core/names/name-result.ts'
import type { RequestedName } from '#core/names/requested-names.ts'
import type { Finding, UnknownReason } from '#platform/clients/domain-lookup.ts'
import type { Deps } from '#features/deps.ts'

/** The length of the longest name: longer input is cut in the response. */
const maxRepeated = 253

/** The row of a name that was looked up, at today's prices. */
export function rowOfFinding(deps: Deps, name: DomainName, finding: Finding): NameResult {
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
    prices: pricesOf(deps, name, finding),
  }
}

/** The row of a text that is not a name, or whose extension is not sold. */
export function invalidRowOf(requested: Exclude<RequestedName, { readonly kind: 'name' }>): NameResult {
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
    checkedAt: new Date().toISOString(),
    prices: null,
  }
}

export function unknownFinding(reason: UnknownReason): Finding {
  return { state: 'unknown', reason, source: 'none', checkedAt: new Date().toISOString() }
}

function pricesOf(deps: Deps, name: DomainName, finding: Finding): NameResultPrices | null {
  if (finding.state === 'reserved') return null
  if (finding.state !== 'premium') {
    const listed = deps.extensionPrices(name)
    if (listed === null) return null
    const { firstTerm: firstYear, renewal, transfer, threeYears, years } = listed
    return { firstYear, renewal, transfer, threeYears, years }
  }
  // Premium prices are per year.
  if (finding.premium === undefined || deps.extensionPrices(name)?.years !== 1) return null
  const { firstYear, renewal } = finding.premium
  return { firstYear, renewal, transfer: null, threeYears: cents(firstYear + 2 * renewal), years: 1 }
}

/** The typed text without hidden characters. */
function repeatable(typed: string): string {
  const start = Array.from(typed.slice(0, maxRepeated))
  return start.filter((character) => !hasHiddenCharacters(character)).join('')
}
