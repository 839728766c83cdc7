/** One thing the site search can find. */
export interface SearchEntry {
  readonly title: string
  readonly text: string
  readonly path: string
}

const mostResults = 8

/** Entries that answer a query, best first. Every word must be found; small typing errors are forgiven. */
export function matchesOf(query: string, entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(words, entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostResults)
    .map(({ entry }) => entry)
}

function scoreOf(words: readonly string[], entry: SearchEntry): number {
  const title = wordsOf(entry.title)
  const text = wordsOf(entry.text)
  let total = 0
  for (const word of words) {
    const best = Math.max(3 * bestLikeness(word, title), bestLikeness(word, text))
    if (best === 0) return 0
    total += best
  }
  return total
}

function bestLikeness(word: string, candidates: readonly string[]): number {
  return candidates.reduce((best, candidate) => Math.max(best, likenessOf(word, candidate)), 0)
}

/** 4 the same, 3 a beginning, 2 a part, 1 within the typing errors allowed, 0 something else. */
function likenessOf(word: string, candidate: string): 0 | 1 | 2 | 3 | 4 {
  if (word === candidate) return 4
  if (candidate.startsWith(word)) return 3
  if (word.length >= 4 && candidate.includes(word)) return 2
  const allowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
  return allowed > 0 && isWithin(word, candidate.slice(0, word.length + allowed), allowed) ? 1 : 0
}

/** Whether a few typing errors (a letter too many, too few, wrong, or two swapped) turn one word into the other's beginning. */
function isWithin(word: string, candidate: string, allowed: number): boolean {
  let before: number[] = []
  let previous = Array.from({ length: candidate.length + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= candidate.length; column += 1) {
      const same = word[row - 1] === candidate[column - 1]
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && word[row - 1] === candidate[column - 2] && word[row - 2] === candidate[column - 1]
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1)
      current.push(cost)
    }
    before = previous
    previous = current
  }
  return Math.min(...previous) <= allowed
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/** Lower case, accents off, at most a handful of words: a pasted novel is not a query. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.slice(0, 400).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
