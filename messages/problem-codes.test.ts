import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#core/locale/locale.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Where a code is written down: as a way to fail, or as the answer to one. */
const places = [
  /\b(?:fail|refuse|refused|unavailable|Unavailable)\((?:\d+, )?'([a-z_]+)'/g,
  /\bfail\([^)\n]*\? '([a-z_]+)' : '([a-z_]+)'\)/g,
  /\bcode: '([a-z_]+)'/g,
]
/** The codes a type names, up to the next blank line. */
const types = /\btype \w*(?:Fault|Code) =([\s\S]*?)\n\n/g
const sources = globSync('src/{core,features,platform}/**/*.ts', { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts'),
)

function codesIn(path: string): readonly string[] {
  const source = read(path)
  const written = places.flatMap((place) => Array.from(source.matchAll(place), ([, ...codes]) => codes).flat())
  const named = Array.from(source.matchAll(types), ([, body = '']) => quotedIn(body)).flat()
  return [...written, ...named]
}

function quotedIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/'([a-z_]+)'/g), ([, code = '']) => code)
}

/** What a schema of ours can say. */
const schemaCodes = Array.from(
  read('src/platform/schema/parse.ts').matchAll(/(?:return|[?:]) '([a-z_]+)'/g),
  ([, code = '']) => code,
)

const codes = new Set([...sources.flatMap(codesIn), ...schemaCodes])

test('the codes are found', () => {
  expect([...codes]).toEqual(
    expect.arrayContaining([
      'label_too_long',
      'wrong_parent',
      'tld_mismatch',
      'too_many_names',
      'malformed_vat_number',
      'wrong_country',
      'terms_required',
      'unknown_key',
      'wrong_type',
      'database_unavailable',
      'cross_site',
    ]),
  )
})

test.each(locales)('every way to fail has a text in %s', (locale) => {
  const { problems } = JSON.parse(read(`messages/${locale}.json`)) as { problems: Record<string, string> }
  expect([...codes].filter((code) => !Object.hasOwn(problems, code))).toEqual([])
})
