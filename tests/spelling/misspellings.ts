import type { Dictionary } from './dictionary.ts'
import type { Text } from './texts.ts'
import { wordsIn } from './words-in.ts'

/** So many places are named; whoever mends a word looks for it anyway. */
const namedPlaces = 3
/** Thinking of what was meant takes longer than everything else. */
const helpedWords = 5

/** What a dictionary does not know, once each, with where it stands and what it may have meant. */
export function misspellingsIn(texts: readonly Text[], dictionary: Dictionary): readonly string[] {
  const places = new Map<string, Set<string>>()
  for (const { place, text } of texts) {
    for (const word of wordsIn(text)) places.set(word, (places.get(word) ?? new Set()).add(place))
  }
  return [...places]
    .filter(([word]) => !isKnown(word, dictionary))
    .map(([word, found], index) => {
      const meant = index < helpedWords ? dictionary.suggestionsFor(word) : []
      const named = [...found].slice(0, namedPlaces).join(', ')
      const more = found.size > namedPlaces ? ` and ${found.size - namedPlaces} more` : ''
      return `${word} in ${named}${more}${meant.length > 0 ? ` (${meant.join(', ')}?)` : ''}`
    })
}

/** A word with hyphens is known when it is as a whole, or when each of its parts is. */
function isKnown(word: string, dictionary: Dictionary): boolean {
  if (dictionary.knows(word)) return true
  const parts = word.split('-').filter((part) => part.length > 1 && part !== part.toUpperCase())
  return word.includes('-') && parts.every((part) => dictionary.knows(part) || dictionary.knows(capitalized(part)))
}

/** In the middle of a compound a noun may lose its capital. */
function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
