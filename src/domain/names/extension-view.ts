import type { ExtensionGroup } from '#domain/catalogue/catalogue.ts'
import { type ExtensionSort, sortedRows } from './extension-sort.ts'
import type { ExtensionRow } from './extension-rows.ts'
import { extensionQueryOf, matchingRows, type NamedGroup } from './extension-search.ts'

export const listGroups = ['popular', 'nearby', 'shop', 'cities', 'all'] as const
export type ListGroup = ExtensionGroup | 'all'

/** What somebody asked of the list. */
export interface ExtensionView {
  readonly typed: string
  readonly group: ListGroup
  /** Null for the order of the group, or of how well rows fit. */
  readonly sort: ExtensionSort | null
}

export const initialView: ExtensionView = { typed: '', group: 'popular', sort: null }

/** Typing looks through everything: the group a page begins with is nobody's choice. */
export function withTyped(view: ExtensionView, typed: string): ExtensionView {
  const group = typed.trim() !== '' && view.group === 'popular' ? 'all' : view.group
  return { ...view, typed, group }
}

export interface ViewResult {
  /** A name typed before the extension, to be looked for. */
  readonly name: string
  readonly rows: readonly ExtensionRow[]
}

/** The rows of a view. `all` stands by name; groups keep the order they were given in. */
export function rowsOfView(
  view: ExtensionView,
  rows: readonly ExtensionRow[],
  groups: Readonly<Record<ExtensionGroup, NamedGroup>>,
): ViewResult {
  const { name, ...wish } = extensionQueryOf(view.typed, rows)
  const among = view.group === 'all' ? rows : membersOf(groups[view.group], rows)
  const fitting = matchingRows(wish, among, Object.values(groups))
  return { name, rows: sortedRows(fitting, view.sort) }
}

function membersOf(group: NamedGroup, rows: readonly ExtensionRow[]): readonly ExtensionRow[] {
  const byTld = new Map(rows.map((row) => [row.tld, row]))
  return group.tlds.flatMap((tld) => byTld.get(tld) ?? [])
}
