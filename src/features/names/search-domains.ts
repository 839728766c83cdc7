import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import { type DomainName, orderableNameOf } from '#core/names/domain-name.ts'
import { unicodeLabelOf } from '#core/names/domain-label.ts'
import type { NameResult } from '#core/names/name-result.ts'
import type { Locale } from '#core/locale/locale.ts'
import { suggestedLabelsOf } from '#core/names/name-suggestions.ts'
import { type RequestedName, type RequestedNames, requestedNamesOf } from '#core/names/requested-names.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { ParseFault } from '#core/names/parsed-name.ts'
import { foundNameOf, noNameOf, type NameDependencies } from './name-dependencies.ts'
import { type Looked, lookUpNames } from './look-up-names.ts'

export interface SearchQuestion {
  /** As people type it: a name, an address, a list. */
  readonly text: string
  readonly language: Locale
  /** Nothing: the featured extensions of the language. */
  readonly group: ExtensionGroup | 'suggestions' | null
  readonly signal: AbortSignal
}

/** Rows in groups: those of a group became known at the same time. */
export type FoundNames = AsyncGenerator<readonly NameResult[], void, undefined>

/** How long other rows wait for the requested name, which should be the first. */
const headStartMs = 150
const maxSuggested = 12
const extensionsSuggested = 2

/**
 * The requested name, then the same name under other extensions, each as soon as it is known. Fails when nothing in the
 * text is a name, nor could be one with a small repair.
 */
export async function searchDomains(
  shop: NameDependencies,
  question: SearchQuestion,
): Promise<Result<FoundNames, ParseFault>> {
  const { featured, groups } = shop.catalogue
  const { text, language, group } = question
  const tlds = group === null || group === 'suggestions' ? featured[language] : groups[group][language]
  const requested = requestedNamesOf(text, shop.catalogue, tlds)
  const [first] = requested.rows
  if (first?.kind === 'invalid' && requested.rows.length === 1 && first.fault.suggestion === undefined) {
    return fail(first.fault.code, { path: 'q' })
  }
  return ok(
    group === 'suggestions' ? suggested(shop, question, requested, tlds) : found(shop, question, requested.rows),
  )
}

async function* found(shop: NameDependencies, { signal }: SearchQuestion, rows: readonly RequestedName[]): FoundNames {
  const names = rows.flatMap((row) => (row.kind === 'name' ? [row.name] : []))
  const exact = rows.find((row) => row.kind === 'name' && row.isExact)
  const since = performance.now()
  using lookups = lookUpNames(shop, names, signal)
  const impossible = rows.flatMap((row) => (row.kind === 'name' ? [] : [noNameOf(shop, row)]))
  if (impossible.length > 0) yield impossible

  let isWaiting = exact !== undefined
  let held: readonly Looked[] = []
  for (;;) {
    const left = since + headStartMs - performance.now()
    const next = await lookups.next(isWaiting && held.length > 0 ? left : undefined)
    if (signal.aborted) return
    held = next === null ? held : [...held, ...next]
    const first = isWaiting && held.find(({ name }) => exact?.kind === 'name' && name.ascii === exact.name.ascii)
    if (first) {
      yield rowsOf(shop, [first])
      held = held.filter((looked) => looked !== first)
    }
    if (first || next === null || performance.now() - since >= headStartMs) isWaiting = false
    if (!isWaiting && held.length > 0) {
      yield rowsOf(shop, held)
      held = []
    }
    if (next === null) return
  }
}

/** Other names that were looked up and are free: anything else is no suggestion. */
async function* suggested(
  shop: NameDependencies,
  { language, signal }: SearchQuestion,
  requested: RequestedNames,
  tlds: readonly string[],
): FoundNames {
  const name = requested.rows.find((row) => row.kind === 'name')
  if (name?.kind !== 'name') return
  let left = maxSuggested
  using lookups = lookUpNames(shop, namesSuggested(shop, name.name, language, requested.alternative, tlds), signal)
  for (;;) {
    const next = await lookups.next()
    if (next === null || signal.aborted) return
    const free = next.filter(({ finding }) => finding.state === 'available').slice(0, left)
    left -= free.length
    if (free.length > 0) yield rowsOf(shop, free)
    if (left === 0) return
  }
}

/** Made one by one: most searches have enough before the last. */
function* namesSuggested(
  shop: NameDependencies,
  requested: DomainName,
  language: Locale,
  alternative: string | undefined,
  featured: readonly string[],
): Generator<DomainName> {
  const unicode = unicodeLabelOf(requested.sld) ?? requested.sld
  const hyphened = alternative?.split('.', 1)[0]
  const tlds = [...new Set([requested.tld, ...featured])].slice(0, extensionsSuggested)
  const seen = new Set<string>([requested.ascii])
  for (const label of suggestedLabelsOf(unicode, language, hyphened)) {
    for (const tld of tlds) {
      const name = orderableNameOf(label, tld, shop.catalogue)
      if (!name.ok || seen.has(name.value.ascii)) continue
      seen.add(name.value.ascii)
      yield name.value
    }
  }
}

function rowsOf(shop: NameDependencies, looked: readonly Looked[]): readonly NameResult[] {
  return looked.map(({ name, finding }) => foundNameOf(shop, name, finding))
}
