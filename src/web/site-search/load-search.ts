import type { Search } from '#web/site-search/search-engine.ts'
import type { SearchEntry, SearchIndex } from '#web/site-search/search-entry.ts'

export interface LoadedSearch {
  readonly search: Search
  /** To show when nothing was found. */
  readonly suggested: readonly SearchEntry[]
}

/** Fetches what can be found and what finds it, side by side. */
export async function loadSearch(address: string): Promise<LoadedSearch> {
  const [index, { createSearch }] = await Promise.all([
    fetchIndex(address),
    import('#web/site-search/search-engine.ts'),
  ])
  return {
    search: createSearch(index),
    suggested: index.entries.filter(({ path }) => index.suggested.includes(path)),
  }
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The search index answered ${response.status}`)
  return (await response.json()) as SearchIndex
}
