import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import { type DomainName, orderableNameOf } from '#core/names/domain-name.ts'
import { unicodeLabelOf } from '#core/names/domain-label.ts'
import type { NameResult } from '#core/names/name-result.ts'
import type { Locale } from '#core/locale/locale.ts'
import { suggestedLabelsOf } from '#core/names/name-suggestions.ts'
import { type RequestedNames, requestedNamesOf } from '#core/names/requested-names.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { ParseFault } from '#core/names/parsed-name.ts'
import type { Deps } from '#features/deps.ts'
import { invalidRowOf, rowOfFinding } from './name-rows.ts'
import { type NameFinding, lookUpNames } from './lookup-stream.ts'

export interface SearchQuestion {
  /** As typed: a name, an address or a list. */
  readonly text: string
  readonly language: Locale
  /** null: the featured extensions of the language */
  readonly group: ExtensionGroup | 'suggestions' | null
  /** Network address of the visitor. */
  readonly source: string
  readonly signal: AbortSignal
}

/** Rows in groups: the findings of a group arrived at the same time. */
export type FoundNames = AsyncGenerator<readonly NameResult[], void, undefined>

/** The longest time that other rows wait for the requested name, which should be the first. */
const headStartMs = 150
const maxSuggested = 12
const extensionsSuggested = 2

/**
 * Streams the requested name, then the same name under other extensions, each as soon as its finding arrives. Fails
 * when the text neither has a name nor a suggestion for one.
 */
export async function searchDomains(deps: Deps, question: SearchQuestion): Promise<Result<FoundNames, ParseFault>> {
  const { featured, groups } = deps.catalogue
  const { text, language, group } = question
  const tlds = group === null || group === 'suggestions' ? featured[language] : groups[group][language]
  const requested = requestedNamesOf(text, deps.catalogue, tlds)
  const [first] = requested.rows
  if (first?.kind === 'invalid' && requested.rows.length === 1 && first.fault.suggestion === undefined) {
    return fail(first.fault.code, { path: 'q' })
  }
  return ok(group === 'suggestions' ? suggested(deps, question, requested, tlds) : found(deps, question, requested))
}

async function* found(deps: Deps, { source, signal }: SearchQuestion, requested: RequestedNames): FoundNames {
  const { rows, isList } = requested
  const names = rows.flatMap((row) => (row.kind === 'name' ? [row.name] : []))
  const exact = rows.find((row) => row.kind === 'name' && row.isExact)
  const since = performance.now()
  const priorityOf = ({ ascii }: DomainName) => {
    if (isList) return 'list'
    return exact?.kind === 'name' && exact.name.ascii === ascii ? 'exact' : 'search'
  }
  using stream = lookUpNames(deps, names, { priorityOf, source, signal })
  const impossible = rows.flatMap((row) => (row.kind === 'name' ? [] : [invalidRowOf(row)]))
  if (impossible.length > 0) yield impossible

  let isWaiting = exact !== undefined
  let held: readonly NameFinding[] = []
  for (;;) {
    const left = since + headStartMs - performance.now()
    const next = await stream.next(isWaiting && held.length > 0 ? left : undefined)
    if (signal.aborted) return
    held = next === null ? held : [...held, ...next]
    const first = isWaiting && held.find(({ name }) => exact?.kind === 'name' && name.ascii === exact.name.ascii)
    if (first) {
      yield rowsOf(deps, [first])
      held = held.filter((entry) => entry !== first)
    }
    if (first || next === null || performance.now() - since >= headStartMs) isWaiting = false
    if (!isWaiting && held.length > 0) {
      yield rowsOf(deps, held)
      held = []
    }
    if (next === null) return
  }
}

/** Suggests other names that were looked up and are free. */
async function* suggested(
  deps: Deps,
  { language, source, signal }: SearchQuestion,
  requested: RequestedNames,
  tlds: readonly string[],
): FoundNames {
  const name = requested.rows.find((row) => row.kind === 'name')
  if (name?.kind !== 'name') return
  let left = maxSuggested
  const names = namesSuggested(deps, name.name, language, requested.alternative, tlds)
  using stream = lookUpNames(deps, names, { priorityOf: () => 'search', source, signal })
  for (;;) {
    const next = await stream.next()
    if (next === null || signal.aborted) return
    const free = next.filter(({ finding }) => finding.state === 'available').slice(0, left)
    left -= free.length
    if (free.length > 0) yield rowsOf(deps, free)
    if (left === 0) return
  }
}

/** Generated one by one: most searches have enough suggestions before the last. */
function* namesSuggested(
  deps: Deps,
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
      const name = orderableNameOf(label, tld, deps.catalogue)
      if (!name.ok || seen.has(name.value.ascii)) continue
      seen.add(name.value.ascii)
      yield name.value
    }
  }
}

function rowsOf(deps: Deps, findings: readonly NameFinding[]): readonly NameResult[] {
  return findings.map(({ name, finding }) => rowOfFinding(deps, name, finding))
}
