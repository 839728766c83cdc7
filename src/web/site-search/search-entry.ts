/** A searchable page or helpdesk article. */
export interface SearchEntry {
  readonly title: string
  readonly text: string
  readonly path: string
  /** Subject of an article; pages have none. */
  readonly group?: string
  /** Additional search terms that the text may not contain. */
  readonly words?: string
}

/** Fetched when the search field is focused. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[]
  readonly emptyWords: string
  /** Paths of entries suggested when there are no results. */
  readonly suggested: readonly string[]
}
