import { labelOf } from './domain-label.ts'
import { plainLabelOf } from './domain-name.ts'
import type { Locale } from '#core/locale/locale.ts'

interface Words {
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly cities: readonly string[]
}

/** Words in order of preference. */
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

/** German transliteration of umlauts. */
const spelledOut: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
])

export const maxSuggestions = 40

/**
 * Alternatives for a label that is taken: other spellings, plural, with a prefix, suffix or city. The caller must check
 * their availability. `alternative` is the input with hyphens, if it was typed with spaces.
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

/** Whether a label starts with a separate word: `debakker` is `de` and `bakker`, but `deur` is one word. */
function isCompound(unicode: string, word: string): boolean {
  return unicode.startsWith(`${word}-`) || (unicode.startsWith(word) && unicode.length >= word.length + 5)
}

function interleaved(lists: readonly (readonly string[])[]): readonly string[] {
  const maxCount = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: maxCount }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
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

const minNounLength = 3

/**
 * Likely plural of a noun.
 * @returns null if the plural equals the noun or is too uncertain
 */
export function pluralOf(noun: string, language: Locale): string | null {
  if (!/^[a-zäöüß]+$/.test(noun) || noun.length < minNounLength) return null
  const plural = { nl: dutchPluralOf, de: germanPluralOf, en: englishPluralOf }[language](noun)
  return plural === noun ? null : plural
}

function dutchPluralOf(noun: string): string {
  if (/(?:[^aeiou]en|s)$/.test(noun)) return noun
  if (/(?:[^aeiou]e[lmr]|e|aar|eur|foon|y)$/.test(noun)) return `${noun}s`
  if (/[aiouäöüß]$/.test(noun)) return noun
  if (/(?:aa|ee|oo|uu)[bcdfghjklmnprtvwxz]$/.test(noun)) return `${noun.slice(0, -2)}${voiced(noun.slice(-1))}en`
  if (/(?:ie|oe|ij|ui|ei|ou|au|eu)[f]$/.test(noun)) return `${noun.slice(0, -1)}ven`
  /* The consonant doubles after a short vowel: kat, katten. */
  const isShort = /(?:^|[^aeiou])[aeiou][bdfgklmnprt]$/.test(noun)
  return isShort ? `${noun}${noun.slice(-1)}en` : `${noun}en`
}

function voiced(consonant: string): string {
  return consonant === 'f' ? 'v' : consonant
}

function germanPluralOf(noun: string): string {
  if (/(?:er|el|en|chen|lein|s|ß|x|z)$/.test(noun)) return noun
  if (/(?:ung|heit|keit|schaft|ion|tät)$/.test(noun)) return `${noun}en`
  if (/(?:er|l|t|n|d)in$/.test(noun)) return `${noun}nen`
  if (noun.endsWith('e')) return `${noun}n`
  return /[aiouy]$/.test(noun) ? `${noun}s` : `${noun}e`
}

function englishPluralOf(noun: string): string {
  if (noun.endsWith('s')) return noun
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}
