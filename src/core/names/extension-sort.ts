import type { ExtensionRow, ExtensionTerms } from './extension-rows.ts'

export const extensionSortKeys = ['name', 'firstTerm', 'renewal', 'threeYears', 'transfer'] as const
export type ExtensionSortKey = (typeof extensionSortKeys)[number]

export interface ExtensionSort {
  readonly by: ExtensionSortKey
  readonly descending: boolean
}

/** The first click on a heading sorts ascending, the second descending. */
export function toggledSort(current: ExtensionSort | null, by: ExtensionSortKey): ExtensionSort {
  return { by, descending: current?.by === by && !current.descending }
}

/** Equal prices are sorted by name in both directions. */
export function sortedRows(rows: readonly ExtensionRow[], sort: ExtensionSort | null): readonly ExtensionRow[] {
  if (sort === null) return rows
  const { by } = sort
  const direction = sort.descending ? -1 : 1
  if (by === 'name') return rows.toSorted((a, b) => direction * byName(a, b))
  return rows.toSorted((a, b) => direction * (amountOf(a.terms, by) - amountOf(b.terms, by)) || byName(a, b))
}

/** Letters before digits, Latin before other scripts; compared by code point, so that all browsers agree. */
function byName(a: ExtensionRow, b: ExtensionRow): number {
  return Number(a.unicode < 'a') - Number(b.unicode < 'a') || (a.unicode < b.unicode ? -1 : 1)
}

/** Renewals are compared per year, because terms differ in length. */
function amountOf(terms: ExtensionTerms, by: Exclude<ExtensionSortKey, 'name'>): number {
  return by === 'renewal' ? terms.renewal / terms.years : terms[by]
}
