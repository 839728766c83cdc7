/** One thing the search can find: a page of the site or an article of the helpdesk. */
export interface SearchEntry {
  readonly title: string
  readonly text: string
  readonly path: string
  /** The subject an article belongs to; pages have none. */
  readonly group?: string
  /** What people type but the text may not say. */
  readonly words?: string
}

/** Fetched when the search field gets the focus. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[]
  /** Stop words. */
  readonly emptyWords: string
  /** Paths of entries to show when nothing was found. */
  readonly suggested: readonly string[]
}
