import type { ExtensionRow, ExtensionTerms } from './extension-rows.ts'

export const extensionSortKeys = ['name', 'firstTerm', 'renewal', 'threeYears', 'transfer'] as const
export type ExtensionSortKey = (typeof extensionSortKeys)[number]

export interface ExtensionSort {
  readonly by: ExtensionSortKey
  readonly descending: boolean
}

/** Pressing a heading sorts by it, cheapest or A first; pressing it again turns the order round. */
export function toggledSort(current: ExtensionSort | null, by: ExtensionSortKey): ExtensionSort {
  return { by, descending: current?.by === by && !current.descending }
}

/** Rows that cost the same stand by name, whichever way the prices run. */
export function sortedRows(rows: readonly ExtensionRow[], sort: ExtensionSort | null): readonly ExtensionRow[] {
  if (sort === null) return rows
  const { by } = sort
  const direction = sort.descending ? -1 : 1
  if (by === 'name') return rows.toSorted((a, b) => direction * byName(a, b))
  return rows.toSorted((a, b) => direction * (amountOf(a.terms, by) - amountOf(b.terms, by)) || byName(a, b))
}

/** Letters before digits, Latin before other scripts; by code points, so that every browser has the same order. */
function byName(a: ExtensionRow, b: ExtensionRow): number {
  return Number(a.unicode < 'a') - Number(b.unicode < 'a') || (a.unicode < b.unicode ? -1 : 1)
}

/** What leaves the account today, or over three years; a renewal is compared per year, however long its term. */
function amountOf(terms: ExtensionTerms, by: Exclude<ExtensionSortKey, 'name'>): number {
  return by === 'renewal' ? terms.renewal / terms.years : terms[by]
}
