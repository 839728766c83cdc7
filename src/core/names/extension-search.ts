import type { ExtensionRow } from './extension-rows.ts'
import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import { type ExtensionSort, sortedRows } from './extension-sort.ts'

/** Parsed search input: part of an extension, possibly after a name. */
export interface ExtensionQuery {
  /** Empty if only an extension was typed. */
  readonly name: string
  readonly ending: string
  /** With a leading dot, only extensions match, not the labels of groups. */
  readonly isDotted: boolean
}

/** A group of extensions with its searchable label. */
export interface NamedGroup {
  readonly label: string
  readonly tlds: readonly string[]
}

const minGroupWordLength = 3
const noMatch = 5

/**
 * Parses search input. `.sho` and `sho` are parts of an extension, `groen.sho` is a name with such a part, and `co.u`
 * is the start of an extension.
 */
export function extensionQueryOf(text: string, rows: readonly ExtensionRow[]): ExtensionQuery {
  const typed = text.replaceAll(/\s+/gu, '').toLowerCase()
  if (typed.startsWith('.')) return { name: '', ending: typed.slice(1), isDotted: true }
  const dot = typed.indexOf('.')
  if (dot === -1 || rows.some((row) => isPrefixOf(foldedOf(typed), row)))
    return { name: '', ending: typed, isDotted: dot !== -1 }
  return { name: typed.slice(0, dot), ending: typed.slice(dot + 1), isDotted: true }
}

/**
 * Matching rows in order of rank: equal, prefix, prefix of the last label, substring, label of a group. Within a rank,
 * extensions that belong to a group come first: `.sho` finds shop before shoes.
 */
export function matchingRows(
  { ending, isDotted }: Omit<ExtensionQuery, 'name'>,
  rows: readonly ExtensionRow[],
  groups: readonly NamedGroup[] = [],
): readonly ExtensionRow[] {
  if (ending === '') return rows
  const spellings = spellingsOf(ending)
  const named = new Set(
    groups.filter((group) => !isDotted && isNamed(group, foldedOf(ending))).flatMap(({ tlds }) => tlds),
  )
  const wellKnown = new Set(groups.flatMap(({ tlds }) => tlds))
  const ranks: readonly ExtensionRow[][] = Array.from({ length: 2 * noMatch }, () => [])
  for (const row of rows) {
    const fit = Math.min(...spellings.map((spelling) => rankOf(spelling, row)))
    const rank = fit === noMatch && named.has(row.tld) ? fit - 1 : fit
    ranks[2 * rank + (wellKnown.has(row.tld) ? 0 : 1)]?.push(row)
  }
  return ranks.flat()
}

function isNamed({ label }: NamedGroup, word: string): boolean {
  if (word.length < minGroupWordLength) return false
  return foldedOf(label)
    .split(' ')
    .some((part) => part.startsWith(word))
}

function rankOf(ending: string, row: ExtensionRow): number {
  const written = spellingsOfRow(row)
  if (written.includes(ending)) return 0
  if (written.some((each) => each.startsWith(ending))) return 1
  if (written.some((each) => each.slice(each.lastIndexOf('.') + 1).startsWith(ending))) return 2
  return written.some((each) => each.includes(ending)) ? 3 : noMatch
}

function isPrefixOf(typed: string, row: ExtensionRow): boolean {
  return spellingsOfRow(row).some((each) => each.startsWith(typed))
}

/** Searchable spellings: without accents, and the A-label for non-ASCII names. */
function spellingsOfRow({ tld, unicode }: ExtensionRow): readonly string[] {
  return tld === unicode ? [tld] : [foldedOf(unicode), tld]
}

/** Spellings of the input: some registries write `köln` as koln, others as koeln. */
function spellingsOf(ending: string): readonly string[] {
  const spelledOut = ending.replaceAll(/[äöüß]/gu, (letter) => umlauts[letter] ?? letter)
  return [...new Set([foldedOf(ending), foldedOf(spelledOut)])]
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Lower case without accents. */
function foldedOf(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
}

export const listGroups = ['popular', 'nearby', 'shop', 'cities', 'all'] as const
export type ListGroup = ExtensionGroup | 'all'

/** State of the list. */
export interface ExtensionView {
  readonly typed: string
  readonly group: ListGroup
  /** null for the order of the group, or by rank while searching. */
  readonly sort: ExtensionSort | null
}

export const initialView: ExtensionView = { typed: '', group: 'popular', sort: null }

/** Typing searches all extensions unless the visitor chose a group. */
export function withTyped(view: ExtensionView, typed: string): ExtensionView {
  const group = typed.trim() !== '' && view.group === 'popular' ? 'all' : view.group
  return { ...view, typed, group }
}

export interface ViewResult {
  /** The name typed before the extension. */
  readonly name: string
  readonly rows: readonly ExtensionRow[]
}

/** `all` is sorted by name; groups keep their own order. */
export function rowsOfView(
  view: ExtensionView,
  rows: readonly ExtensionRow[],
  groups: Readonly<Record<ExtensionGroup, NamedGroup>>,
): ViewResult {
  const { name, ...query } = extensionQueryOf(view.typed, rows)
  const among = view.group === 'all' ? rows : membersOf(groups[view.group], rows)
  const matching = matchingRows(query, among, Object.values(groups))
  return { name, rows: sortedRows(matching, view.sort) }
}

function membersOf(group: NamedGroup, rows: readonly ExtensionRow[]): readonly ExtensionRow[] {
  const byTld = new Map(rows.map((row) => [row.tld, row]))
  return group.tlds.flatMap((tld) => byTld.get(tld) ?? [])
}
