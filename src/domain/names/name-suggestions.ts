import { labelOf } from './domain-label.ts'
import { plainLabelOf } from './label-repair.ts'
import type { Locale } from '#domain/basics/locale.ts'
import { pluralOf } from './plural.ts'

interface Words {
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly cities: readonly string[]
}

/** In the order in which they are offered. */
const words: Readonly<Record<Locale, Words>> = {
  nl: {
    before: ['de', 'het', 'mijn', 'onze', 'jouw'],
    after: ['online', 'shop', 'winkel', 'studio', 'advies'],
    cities: ['amsterdam', 'rotterdam', 'utrecht', 'denhaag', 'eindhoven', 'groningen'],
  },
  de: {
    before: ['mein', 'der', 'die', 'das', 'unser'],
    after: ['online', 'shop', 'laden', 'studio', 'service'],
    cities: ['berlin', 'hamburg', 'muenchen', 'koeln', 'frankfurt', 'wien'],
  },
  en: {
    before: ['the', 'my', 'our', 'get', 'hello'],
    after: ['online', 'shop', 'store', 'studio', 'team'],
    cities: ['london', 'amsterdam', 'berlin', 'dublin', 'brussels', 'paris'],
  },
}

/** As Germans write it where there is no umlaut. */
const spelledOut: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
])

export const maxSuggestions = 40

/**
 * Other labels for somebody whose first wish is gone: spelled another way, in the plural, with a small word before or
 * after it, with a city. Nothing is known about them; whoever shows them has them looked up first. `alternative` is
 * the wish with hyphens, when it was typed with spaces.
 */
export function suggestedLabelsOf(unicode: string, language: Locale, alternative?: string): readonly string[] {
  const { before, after, cities } = words[language]
  const start = before.find((word) => isCompound(unicode, word)) ?? ''
  const end = after.find((word) => unicode.endsWith(word) && unicode.length > word.length + 2) ?? ''
  const glue = unicode.includes('-') ? '-' : ''
  const plural = pluralOf(unicode.slice(unicode.lastIndexOf('-') + 1), language)

  const spellings = [
    ...(alternative === undefined ? [] : [alternative]),
    unicode.replaceAll('-', ''),
    ...(start === '' || glue !== '' ? [] : [`${start}-${unicode.slice(start.length)}`]),
    ...(end === '' || glue !== '' ? [] : [`${unicode.slice(0, -end.length)}-${end}`]),
    Array.from(unicode, (letter) => spelledOut.get(letter) ?? letter).join(''),
    plainLabelOf(unicode),
    ...(plural === null ? [] : [unicode.slice(0, unicode.lastIndexOf('-') + 1) + plural]),
  ]
  const longer = interleaved([
    start === '' ? before.map((word) => `${word}${glue}${unicode}`) : [],
    end === '' ? after.map((word) => `${unicode}-${word}`) : [],
    cities.some((city) => unicode.endsWith(city)) ? [] : cities.map((city) => `${unicode}-${city}`),
    end === '' ? after.map((word) => `${unicode}${word}`) : [],
    start === '' && glue === '' ? before.map((word) => `${word}-${unicode}`) : [],
  ])
  return wellFormed([...spellings, ...longer], unicode)
}

/** `debakker` is `de` and `bakker`; `deur` is a word of its own. */
function isCompound(unicode: string, word: string): boolean {
  return unicode.startsWith(`${word}-`) || (unicode.startsWith(word) && unicode.length >= word.length + 5)
}

function interleaved(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

function wellFormed(candidates: readonly string[], original: string): readonly string[] {
  const labels = new Set<string>()
  const own = labelOf(original)
  for (const candidate of candidates) {
    const label = labelOf(candidate)
    if (!label.ok || (own.ok && label.value.ascii === own.value.ascii)) continue
    labels.add(label.value.unicode)
  }
  return [...labels].slice(0, maxSuggestions)
}
