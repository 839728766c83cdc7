import { setImmediate } from 'node:timers/promises'
import type { NameResult } from '#core/names/name-result.ts'
import type { Locale } from '#core/locale/locale.ts'
import { requestedNameOf } from '#core/names/requested-names.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import { maxListedNames } from '#core/names/parsed-name.ts'
import type { Deps } from '#features/deps.ts'
import { invalidRowOf, rowOfFinding, unknownFinding } from './name-rows.ts'
import type { Finding } from '#platform/clients/domain-lookup.ts'
import { lookUpNames } from './lookup-stream.ts'

export interface CheckQuestion {
  readonly names: readonly string[]
  /** A name without an extension gets the first one of this language. */
  readonly language: Locale
  /** Network address of the visitor. */
  readonly source: string
  readonly signal: AbortSignal
}

/** Parsing this many names takes about a millisecond; other requests are served in between. */
const namesPerSlice = 20

/** @returns a row for each name, in the order given */
export async function checkNames(
  deps: Deps,
  { names: typed, language, source, signal }: CheckQuestion,
): Promise<Result<readonly NameResult[], 'too_many_names'>> {
  if (typed.length > maxListedNames) return fail('too_many_names', { path: 'names' })
  const requested = []
  for (const [index, text] of typed.entries()) {
    if (index % namesPerSlice === 0) await setImmediate()
    requested.push(requestedNameOf(text, deps.catalogue, deps.catalogue.featured[language]))
  }
  const names = new Map(
    requested.flatMap((request) => (request.kind === 'name' ? [[request.name.ascii, request.name]] : [])),
  )
  const findings = new Map<string, Finding>()
  const priority = names.size === 1 ? 'exact' : 'list'
  using findingStream = lookUpNames(deps, names.values(), { priorityOf: () => priority, source, signal })
  for (let next = await findingStream.next(); next !== null; next = await findingStream.next()) {
    for (const { name, finding } of next) findings.set(name.ascii, finding)
  }
  return ok(
    requested.map((request) => {
      if (request.kind !== 'name') return invalidRowOf(request)
      return rowOfFinding(deps, request.name, findings.get(request.name.ascii) ?? unknownFinding('timeout'))
    }),
  )
}
