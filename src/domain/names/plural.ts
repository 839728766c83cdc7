import type { Locale } from '#domain/basics/locale.ts'

const shortest = 3

/** The likely plural of a noun, by the common rules of the language; null where it would be the same or a guess. */
export function pluralOf(noun: string, language: Locale): string | null {
  if (!/^[a-zäöüß]+$/.test(noun) || noun.length < shortest) return null
  const plural = { nl: dutchPluralOf, de: germanPluralOf, en: englishPluralOf }[language](noun)
  return plural === noun ? null : plural
}

function dutchPluralOf(noun: string): string {
  if (/(?:[^aeiou]en|s)$/.test(noun)) return noun
  if (/(?:[^aeiou]e[lmr]|e|aar|eur|foon|y)$/.test(noun)) return `${noun}s`
  if (/[aiouäöüß]$/.test(noun)) return noun
  if (/(?:aa|ee|oo|uu)[bcdfghjklmnprtvwxz]$/.test(noun)) return `${noun.slice(0, -2)}${voiced(noun.slice(-1))}en`
  if (/(?:ie|oe|ij|ui|ei|ou|au|eu)[f]$/.test(noun)) return `${noun.slice(0, -1)}ven`
  /* A short vowel stays short by a second consonant: kat, katten. */
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
