import { type DomainName, type ExtensionTable, orderableNameOf } from './domain-name.ts'
import type { Extension } from '#core/catalogue/extension.ts'
import type { Failure } from '#core/result/result.ts'
import { parseName, splitNameList, type ParseFault, type ParsedName } from './parsed-name.ts'

/** One row of the search: a name to look up, or the reason why it cannot be looked up. */
export type RequestedName =
  | { readonly kind: 'name'; readonly name: DomainName; readonly extension: Extension; readonly isExact: boolean }
  | { readonly kind: 'invalid'; readonly typed: string; readonly fault: Failure<ParseFault> }
  | { readonly kind: 'unsold'; readonly typed: string; readonly tld: string }

export interface RequestedNames {
  readonly rows: readonly RequestedName[]
  /** The input with hyphens, if it was typed with spaces. */
  readonly alternative?: string
  /** Several names were typed. */
  readonly isList?: true
}

/** Rows for a search. For one name: the exact match first, then other extensions. For a list: one row per name. */
export function requestedNamesOf(text: string, table: ExtensionTable, tlds: readonly string[]): RequestedNames {
  const list = splitNameList(text)
  if (!list.ok) return { rows: [{ kind: 'invalid', typed: text, fault: list }] }
  const [only = '', ...others] = list.value
  if (others.length > 0) {
    return { rows: uniqueOf(list.value.map((typed) => requestedNameOf(typed, table, tlds))), isList: true }
  }
  const read = parseName(only, table)
  if (!read.ok) return { rows: [{ kind: 'invalid', typed: only, fault: read }] }
  const { alternative } = read.value
  return { rows: rowsOf(only, read.value, table, tlds), ...(alternative !== undefined && { alternative }) }
}

function rowsOf(
  typed: string,
  read: ParsedName,
  table: ExtensionTable,
  tlds: readonly string[],
): readonly RequestedName[] {
  if (read.kind === 'unknownExtension') {
    return [{ kind: 'unsold', typed, tld: read.tld }, ...namesUnder(read.sld, tlds, table, false)]
  }
  const { sld } = read.kind === 'name' ? read.name : read
  const first = read.kind === 'name' ? [read.name.tld] : []
  const names = namesUnder(sld, [...new Set([...first, ...tlds])], table, true)
  return names.length > 0 ? names : [requestedNameOf(typed, table, tlds)]
}

/** Skips extensions that do not accept the name. */
function namesUnder(
  sld: string,
  tlds: readonly string[],
  table: ExtensionTable,
  isFirstExact: boolean,
): readonly RequestedName[] {
  const names = tlds.flatMap((tld) => {
    const name = orderableNameOf(sld, tld, table)
    return name.ok ? orderableRow(name.value, table, false) : []
  })
  return isFirstExact ? names.map((row, index) => (index === 0 ? { ...row, isExact: true } : row)) : names
}

/** Parses one name; without an extension it gets the first featured extension of the language. */
export function requestedNameOf(typed: string, table: ExtensionTable, [tld = '']: readonly string[]): RequestedName {
  const read = parseName(typed, table)
  if (!read.ok) return { kind: 'invalid', typed, fault: read }
  if (read.value.kind === 'unknownExtension') return { kind: 'unsold', typed, tld: read.value.tld }
  if (read.value.kind === 'name') return orderableRow(read.value.name, table, false)[0] ?? unsoldOf(typed)
  const name = orderableNameOf(read.value.sld, tld, table)
  if (!name.ok) return { kind: 'invalid', typed, fault: name }
  return orderableRow(name.value, table, false)[0] ?? unsoldOf(typed)
}

function orderableRow(name: DomainName, table: ExtensionTable, isExact: boolean): (RequestedName & { kind: 'name' })[] {
  const extension = table.extensions.get(name.tld)
  return extension ? [{ kind: 'name', name, extension, isExact }] : []
}

function unsoldOf(typed: string): RequestedName {
  return { kind: 'unsold', typed, tld: typed.slice(typed.lastIndexOf('.') + 1) }
}

function uniqueOf(rows: readonly RequestedName[]): readonly RequestedName[] {
  return [...new Map(rows.map((row) => [requestKeyOf(row), row])).values()]
}

export function requestKeyOf(row: RequestedName): string {
  return row.kind === 'name' ? row.name.ascii : `${row.kind} ${row.typed}`
}
