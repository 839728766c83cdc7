import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { allowedMethodsOf } from '#platform/http/server/api.ts'
import { importsOf, root, sourceFiles } from './imports.ts'

interface Pattern {
  readonly place: string
  readonly pattern: RegExp
}

/** What reads requests, and the rules it uses. */
function filesThatReadInput(): readonly string[] {
  const files = new Set(
    sourceFiles().filter((file) => /^src\/(platform\/(http|schema)|features\/.*(routes|endpoints|schema))/.test(file)),
  )
  for (const file of files) {
    for (const { target, isFile, typeOnly } of importsOf(file)) {
      if (isFile && !typeOnly && /^src\/(platform\/(?!telemetry)|core|site|features)\/.*\.ts$/.test(target))
        files.add(target)
    }
  }
  return [...files]
}

/** Every pattern that is written in a file; one that is put together when the code runs is named instead. */
function patternsIn(file: string): { readonly written: readonly Pattern[]; readonly made: readonly string[] } {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const written: Pattern[] = []
  const made: string[] = []
  JSON.stringify(program, (_, node: unknown) => {
    if (typeof node !== 'object' || node === null) return typeof node === 'bigint' ? null : node
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      written.push({ place: `${file} /${pattern}/${flags}`, pattern: new RegExp(pattern, flags) })
      return null
    }
    if ('callee' in node && (node.callee as { name?: string }).name === 'RegExp') made.push(file)
    return node
  })
  return { written, made }
}

/** Characters that the pattern may stumble over: its own, one of each class, and some that it does not expect. */
function lettersOf({ source }: RegExp): readonly string[] {
  const own = source.replaceAll(/\\[pP]\{[^}]*\}|\\u[\dA-F]{4}|\\x[\da-f]{2}|\\./gi, (escape) => {
    const letter = { d: '0', w: 'a', s: ' ', p: 'é', u: 'é', x: '!', n: '\n' }[escape[1]?.toLowerCase() ?? '']
    return letter ?? escape[1] ?? ''
  })
  return [...new Set(['a', '0', ' ', ...own.replaceAll(/[()[\]{}|?*+^$]/g, '').split('')])].slice(0, 8)
}

/** Texts that grow: one or two letters again and again, with a beginning and an end that do not fit. */
function familiesOf(pattern: RegExp): readonly ((length: number) => string)[] {
  const letters = lettersOf(pattern)
  const repeated = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))]
  const [first = ''] = letters.slice(3)
  return repeated.flatMap((piece) =>
    ['', first].flatMap((start) =>
      ['\u0001', first].map((end) => (length: number) => start + piece.repeat(Math.ceil(length / piece.length)) + end),
    ),
  )
}

/** Milliseconds for one use, the best of a few: others use the processor too. */
function costOf(pattern: RegExp, text: string): number {
  let best = Infinity
  for (let round = 0; round < 3; round += 1) {
    const since = performance.now()
    let uses = 0
    let spent = 0
    do {
      text.replace(pattern, '')
      uses += 1
      spent = performance.now() - since
    } while (spent < 0.1)
    best = Math.min(best, spent / uses)
  }
  return best
}

/** Four times the length costs four times as much, or less; of what grows as the square it would be sixteen. */
const maxGrowth = 8
/** Few at first: what doubles with every letter would not end with more of them. */
const lengths = [20, 28, 40, 100, 400, 1600]
/** A text of any of these lengths takes some microseconds. What takes longer is measured, and judged by its growth alone. */
const suspiciousMs = 0.3

function isSuperLinear(pattern: RegExp): boolean {
  const families = familiesOf(pattern)
  return lengths.some((length) =>
    families.some((family) => once(pattern, family(length)) > suspiciousMs && grows(pattern, family, length)),
  )
}

function grows(pattern: RegExp, family: (length: number) => string, length: number): boolean {
  for (let tries = 0; tries < 4; tries += 1) {
    if (costOf(pattern, family(length)) / costOf(pattern, family(length / 4)) < maxGrowth) return false
  }
  return true
}

function once(pattern: RegExp, text: string): number {
  const since = performance.now()
  text.replace(pattern, '')
  return performance.now() - since
}

test.each([/\/+$/, /^(a+)+$/, /^(?:\d|\d\d)+$/, /a.*b.*c$/, /^\s*(.*?)\s*$/, /\s+,/])(
  '%s is found to be super-linear',
  (pattern) => {
    expect(isSuperLinear(pattern)).toBe(true)
  },
)

test.each([/^[a-z0-9-]{1,64}$/, /[^/]+/g, /^(?:[a-z]+\.)*[a-z]+$/])('%s is found to be linear', (pattern) => {
  expect(isSuperLinear(pattern)).toBe(false)
})

const found = filesThatReadInput().map(patternsIn)

test('B187 no pattern that reads input grows faster than the input', () => {
  const patterns = found.flatMap(({ written }) => written)
  expect(patterns.length).toBeGreaterThan(60)
  expect(patterns.filter(({ pattern }) => isSuperLinear(pattern)).map(({ place }) => place)).toEqual([])
})

test('patterns that are put together are made of our own words', () => {
  expect(found.flatMap(({ made }) => made)).toEqual([
    'src/platform/http/server/api.ts',
    // Two letters of a country, and the pattern above it.
    'src/core/partners/iban.ts',
    'src/core/text/text-input.ts',
  ])
  const allowedAt = allowedMethodsOf([{ method: 'GET', path: '/api/carts/:cartId/items/:itemId' }])
  const cost = (length: number) => {
    const path = `/api/carts/${'a'.repeat(length)}/items/${'a'.repeat(length)}/`
    let best = Infinity
    for (let round = 0; round < 20; round += 1) {
      const since = performance.now()
      for (let use = 0; use < 20; use += 1) allowedAt(path)
      best = Math.min(best, performance.now() - since)
    }
    return best
  }
  expect(cost(16_000) / cost(4000)).toBeLessThan(maxGrowth)
})
