import { unicodeLabelOf } from './domain-label.ts'
import { scriptOf, scriptsOf } from './script.ts'

/** Combinations of scripts that are used together in normal writing. */
const writtenTogether = [
  ['han', 'kana', 'latin'],
  ['han', 'hangul', 'latin'],
] as const

/**
 * Latin letters of European languages and Vietnamese. Phonetic letters such as `ɡ` are excluded, because they resemble
 * others.
 */
const usualLatin = /^[a-zß-öø-ÿĀ-İĲ-ķĹ-žƠơƯưȘ-țḀ-ỿ]$/u

/** Letters that resemble a–z; a name of only these letters reads as Latin. */
const passingForLatin = {
  cyrillic: { letters: /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡ0-9-]+$/u, home: /(?:^|\.)(?:ru|ua|by|bg|rs|mk|kz|kg|mn|uz)$/ },
  greek: { letters: /^[αβγεηικνορτυχω0-9-]+$/u, home: /(?:^|\.)(?:gr|cy)$/ },
} as const

/**
 * Whether a label mixes scripts or consists of confusable letters (homograph attack). Such names are displayed as
 * A-labels.
 */
export function isLookAlike(unicodeLabel: string, tld: string): boolean {
  const scripts = [...scriptsOf(unicodeLabel)]
  if (scripts.length > 1) {
    return !writtenTogether.some((together) => scripts.every((script) => together.some((each) => each === script)))
  }
  const [script] = scripts
  if (script === 'latin') return Array.from(unicodeLabel).some(isUnusualLatin)
  if (script !== 'cyrillic' && script !== 'greek') return false
  const { letters, home } = passingForLatin[script]
  return letters.test(unicodeLabel) && !home.test(tld) && !scriptsOf(unicodeTldOf(tld)).has(script)
}

/** Why a name resembles others: letters of this script, or unusual ones; null if it does not. */
export function lookAlikeScriptOf(ascii: string): 'cyrillic' | 'greek' | 'other' | null {
  const parts = ascii.split('.')
  const tld = parts.at(-1) ?? ''
  const labels = parts.flatMap((part) => unicodeLabelOf(part) ?? [])
  const resembling = labels.find((label) => isLookAlike(label, tld))
  if (resembling === undefined) return null
  const found = scriptsOf(resembling)
  return found.has('cyrillic') ? 'cyrillic' : found.has('greek') ? 'greek' : 'other'
}

/** Display form: Unicode, or A-labels for look-alikes. */
export function displayNameOf(ascii: string): string {
  const parts = ascii.split('.')
  const tld = parts.at(-1) ?? ''
  const shown = parts.map((part) => {
    const unicode = unicodeLabelOf(part)
    return unicode === null || isLookAlike(unicode, tld) ? part : unicode
  })
  return shown.join('.')
}

function isUnusualLatin(character: string): boolean {
  return scriptOf(character) === 'latin' && !usualLatin.test(character)
}

function unicodeTldOf(tld: string): string {
  return unicodeLabelOf(tld.slice(tld.lastIndexOf('.') + 1)) ?? tld
}
