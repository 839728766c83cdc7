import type { NameResult } from '#core/names/name-result.ts'
import type { Locale } from '#core/locale/locale.ts'
import { requestedNameOf } from '#core/names/requested-names.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import { maxListedNames } from '#core/names/parsed-name.ts'
import { foundNameOf, noNameOf, unknownFinding, type NameDependencies } from './name-dependencies.ts'
import { lookUpNames } from './look-up-names.ts'
import type { Finding } from '#platform/clients/domain-lookup.ts'

export interface CheckQuestion {
  readonly names: readonly string[]
  /** A name without an extension gets the first one of this language. */
  readonly language: Locale
  readonly signal: AbortSignal
}

/** Parsing this many names takes about a millisecond; other requests are served in between. */
const namesPerTurn = 20

const nextTurn = () => new Promise((resolve) => void setImmediate(resolve))

/** A row for each name, in the order in which they were given. */
export async function checkNames(
  shop: NameDependencies,
  { names: typed, language, signal }: CheckQuestion,
): Promise<Result<readonly NameResult[], 'too_many_names'>> {
  if (typed.length > maxListedNames) return fail('too_many_names', { path: 'names' })
  const requested = []
  for (const [index, text] of typed.entries()) {
    if (index % namesPerTurn === 0) await nextTurn()
    requested.push(requestedNameOf(text, shop.catalogue, shop.catalogue.featured[language]))
  }
  const names = new Map(
    requested.flatMap((request) => (request.kind === 'name' ? [[request.name.ascii, request.name]] : [])),
  )
  const findings = new Map<string, Finding>()
  using lookups = lookUpNames(shop, names.values(), signal)
  for (let next = await lookups.next(); next !== null; next = await lookups.next()) {
    for (const { name, finding } of next) findings.set(name.ascii, finding)
  }
  return ok(
    requested.map((request) => {
      if (request.kind !== 'name') return noNameOf(shop, request)
      return foundNameOf(shop, request.name, findings.get(request.name.ascii) ?? unknownFinding(shop, 'timeout'))
    }),
  )
}
