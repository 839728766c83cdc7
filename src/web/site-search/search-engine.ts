import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { SearchEntry, SearchIndex } from './search-entry.ts'

export interface Match {
  readonly entry: SearchEntry
  /** Whether a word of the entry matches the query. */
  readonly isMeant: (word: string) => boolean
}

export type Search = (query: string) => readonly Match[]

const maxResults = 8
const maxQueryLength = 200

const ranking: SearchOptions = {
  combineWith: 'AND',
  boost: { title: 6, words: 3, joined: 3, parts: 0.5 },
  weights: { prefix: 0.6, fuzzy: 0.3 },
  /** One letter is a prefix of too many words. */
  prefix: (word) => word.length >= 2,
}
const forgiving: SearchOptions = { fuzzy: (word) => (word.length >= 8 ? 2 : word.length >= 4 && 1) }
const moreForgiving: SearchOptions = {
  fuzzy: (word) => (word.length >= 8 ? 3 : word.length >= 5 ? 2 : word.length >= 4 && 1),
}

/** In-memory search that tolerates typing errors, and more of them if there are no results. */
export function createSearch({ entries, emptyWords }: SearchIndex): Search {
  const empty = new Set(wordsOf(emptyWords))
  const knownWords = new Set(entries.flatMap(({ title, words = '' }) => wordsOf(`${title} ${words}`)))
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const partsByWord = new Map<string, readonly string[]>()

  const knownPartsOf = (word: string): readonly string[] => {
    const parts = partsByWord.get(word) ?? partsOf(word, knownWords)
    partsByWord.set(word, parts)
    return parts
  }
  const engine = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'words', 'joined', 'text', 'parts'],
    extractField: ({ path, title, words = '', text }, field) => {
      switch (field) {
        case 'title':
          return title
        case 'words':
          return words
        case 'joined':
          return joinedWordsOf(`${title} ${words}`).join(' ')
        case 'text':
          return text
        case 'parts':
          return [...new Set(wordsOf(`${title} ${words} ${text}`).flatMap(knownPartsOf))].join(' ')
        default:
          return path
      }
    },
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => (empty.has(word) ? null : word),
  })
  engine.addAll(entries)

  /** Swaps two letters back if only the result is a known word. */
  const wantedWord = (word: string): string | null => {
    if (empty.has(word)) return null
    return partsByWord.has(word) ? word : (withLettersSwapped(word).find((variant) => partsByWord.has(variant)) ?? word)
  }

  return (query) => {
    const text = query.slice(0, maxQueryLength)
    const find = (options: SearchOptions) => engine.search(text, { ...ranking, processTerm: wantedWord, ...options })
    const results = firstThatFinds([
      () => find(forgiving),
      () => find(moreForgiving),
      () => find({ ...forgiving, combineWith: 'OR' }),
    ])
    return results.slice(0, maxResults).flatMap(({ id, terms }) => {
      const entry = byPath.get(String(id))
      if (!entry) return []
      const meant = new Set(terms)
      const isMeant = (word: string) =>
        [plainText(word), ...knownPartsOf(plainText(word))].some((each) => meant.has(each))
      return [{ entry, isMeant }]
    })
  }
}

function firstThatFinds(tries: readonly (() => readonly SearchResult[])[]): readonly SearchResult[] {
  for (const attempt of tries) {
    const results = attempt()
    if (results.length > 0) return results
  }
  return []
}

/** An extension with its dot, or a run of letters and digits. */
const word = /(?<![\p{L}\p{M}\p{N}])\.\p{L}{2,}|[\p{L}\p{M}\p{N}]+/gu
const hyphenated = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu

/** The words of a text in lower case and without accents. */
export function wordsOf(text: string): readonly string[] {
  return plainText(text).match(word) ?? []
}

/** Hyphenated words without their hyphen, as people often type them: `e-mail` as `email`. */
function joinedWordsOf(text: string): readonly string[] {
  return (
    plainText(text)
      .match(hyphenated)
      ?.map((joined) => joined.replaceAll('-', '')) ?? []
  )
}

export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/** All variants with two adjacent letters swapped, the most common typing error. */
function withLettersSwapped(text: string): readonly string[] {
  const letters = text.split('')
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  )
}

const minPartLength = 4

/** Known words at the end of a compound: `naam` in `domeinnaam`, `adresse` in `Rechnungsadresse`. */
function partsOf(compound: string, known: ReadonlySet<string>): readonly string[] {
  const parts: string[] = []
  for (let at = minPartLength - 1; at <= compound.length - minPartLength; at += 1) {
    const part = compound.slice(at)
    if (known.has(part)) parts.push(part)
  }
  return parts
}
